import { DomainError } from '#domain';
import { type INestApplication, StreamableFile } from '@nestjs/common';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import type { Core } from '../core/core.js';
import { bodyParsing } from './body-parsing.js';
import { createExpress, type ExpressResponse } from './express-request.js';
import type { FaceDefinition } from './face-definition.js';
import { contextOf } from './request-context.js';
import { openEndpointLimit } from './rate-limit.js';
import { RequestDeadlines } from './request-deadlines.js';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Server, ServerResponse } from 'node:http';
import { VersionedAnswer } from '../bodies/versioned-answer.js';

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
    deadlines.begin(response as unknown as ExpressResponse, next);
    next();
  });
  if (definition.openEndpoints !== undefined) express.use(openEndpointLimit(definition, core));
  express.use(parseBody);
}

/**
 * One express app a face, on a server that it neither makes nor closes: a request is compared with the routes
 * of its own face.
 */
export class FacesAdapter extends ExpressAdapter {
  constructor(
    faces: readonly FaceApp[],
    private readonly shared: Server,
    faceAt: (path: string) => FaceApp | undefined,
  ) {
    super(routesInto(faces, faceAt));
  }

  override initHttpServer(): void {
    this.setHttpServer(this.shared);
  }

  override close(): undefined {
    return undefined;
  }

  /** A handler may end after its time limit, when the answer was sent already. */
  override reply(response: ExpressResponse, returned: unknown, status?: number): unknown {
    if (response.headersSent) return undefined;
    const { wrapResponse } = faceOf(response).definition;
    const body = wrapResponse ? wrapResponse(returned, response.req.url ?? '') : returned;
    if (body instanceof VersionedAnswer) return body.send(response, status);
    if (!isPlainObject(body) || response.hasHeader('Content-Type'))
      return super.reply(response, body, status);
    if (status !== undefined) response.statusCode = status;
    sendJson(response, body);
    return undefined;
  }
}

/** Nest takes this for its express app: each route goes to the app of its face, middleware to all. */
function routesInto(faces: readonly FaceApp[], faceAt: (path: string) => FaceApp | undefined): Express {
  const add =
    (verb: 'get' | 'post' | 'put' | 'patch' | 'delete') => (path: string, handler: RequestHandler) => {
      const [fixed = ''] = path.split(/[{:*]/);
      const face = faceAt(fixed);
      if (face === undefined) throw new Error(`No face has a prefix of the route ${path}`);
      face.express[verb](path, handler);
    };
  return {
    get: add('get'),
    post: add('post'),
    put: add('put'),
    patch: add('patch'),
    delete: add('delete'),
    use: (handler: RequestHandler) => {
      for (const { express } of faces) express.use(handler);
    },
  } as unknown as Express;
}

function isPlainObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !(body instanceof StreamableFile);
}

/** As `response.json`, without parsing the content type for each answer. */
function sendJson(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  const context = contextOf(response.req);
  if (context === undefined) response.end(text);
  else context.answers.end(response, text);
}
