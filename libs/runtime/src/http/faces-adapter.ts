import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, RequestHandler } from 'express';
import type { Server, ServerResponse } from 'node:http';
import { VersionedAnswer } from '../bodies/versioned-answer.js';
import type { ExpressResponse } from './express-request.js';
import { faceOf, type FaceApp } from './face-app.js';

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
  response.end(text);
}
