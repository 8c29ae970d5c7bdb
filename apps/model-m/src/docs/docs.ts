import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { endpointsOf } from '../wire/endpoint.js';
import { openApiOf } from './openapi.js';
import { postmanOf } from './postman.js';

type Controller = Parameters<typeof endpointsOf>[0];

/** The page loads its own scripts and styles and nothing else. */
const PAGE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

/** The documents, made once at start from the controllers; no key is needed to read them. */
export function serveDocs(
  app: INestApplication,
  controllers: readonly Controller[],
  publicUrl: string,
): void {
  const endpoints = controllers.flatMap(endpointsOf);
  const postman = postmanOf(endpoints, `${publicUrl}/api/m`);
  app.use('/api/m/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  });
  app.getHttpAdapter().get('/api/m/postman.json', (_request: Request, response: Response) => {
    response.json(postman);
  });
  SwaggerModule.setup('api/m/docs', app, openApiOf(endpoints, publicUrl) as unknown as OpenAPIObject, {
    jsonDocumentUrl: 'api/m/openapi.json',
    customSiteTitle: 'Modelo M',
    raw: ['json'],
  });
}
