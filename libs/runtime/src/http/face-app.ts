import { DomainError } from '#domain';
import type { INestApplication } from '@nestjs/common';
import type { Express, NextFunction, Request, Response } from 'express';
import type { Core } from '../core/core.js';
import { bodyParsing } from './body-parsing.js';
import { createExpress } from './express-request.js';
import type { FaceDefinition } from './face-definition.js';
import { openEndpointLimit } from './rate-limit.js';
import { RequestDeadlines } from './request-deadlines.js';

export interface FaceApp {
  readonly definition: FaceDefinition;
  readonly express: Express;
  readonly deadlines: RequestDeadlines;
}

export function createFaceApp(definition: FaceDefinition, { config }: Core): FaceApp {
  const express = createExpress();
  express.set('trust proxy', config.trustProxy);
  const face = { definition, express, deadlines: new RequestDeadlines(config.requestTimeoutMs) };
  express.locals['face'] = face;
  return face;
}

export function faceOf({ app }: Pick<Request, 'app'>): FaceApp {
  return app.locals['face'] as FaceApp;
}

export function prepareRequests(
  { definition, express, deadlines }: FaceApp,
  nest: INestApplication,
  core: Core,
): void {
  const { identify, keepRawBody = false } = definition;
  const parseBody = bodyParsing({
    limitBytes: core.config.bodyLimitBytes,
    keepRaw: keepRawBody,
    anyContentType: definition.jsonUnderAnyType ?? false,
    identify: async (sent) => {
      if (identify === undefined) throw new DomainError('credential_invalid');
      return identify(sent, nest);
    },
  });
  express.use((_request: Request, response: Response, next: NextFunction) => {
    deadlines.begin(response, next);
    next();
  });
  if (definition.openEndpoints !== undefined) express.use(openEndpointLimit(definition, core));
  express.use(parseBody);
}
