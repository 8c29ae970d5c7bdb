import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { openApi } from './openapi.js';

/** The page loads its own scripts and styles and nothing else. */
const PAGE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

export function serveDocs(app: INestApplication, prefix: string, publicUrl: string): void {
  app.use(`${prefix}/docs`, (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  });
  const document = openApi(`${publicUrl}${prefix}`) as unknown as OpenAPIObject;
  SwaggerModule.setup(`${prefix}/docs`, app, document, {
    jsonDocumentUrl: `${prefix}/openapi.json`,
    customSiteTitle: 'Open Delivery',
    raw: ['json'],
  });
}
