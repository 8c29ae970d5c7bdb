import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import type { Server, ServerResponse } from 'node:http';
import { VersionedAnswer } from '../bodies/index.js';
import type { FaceDefinition } from './face-definition.js';
import { contextOf } from './request-context.js';

/** Nest adapter for a server that several applications share: it neither makes nor closes the server. */
export class SharedServerAdapter extends ExpressAdapter {
  constructor(
    app: Express,
    private readonly shared: Server,
    private readonly wrapResponse: FaceDefinition['wrapResponse'],
  ) {
    super(app);
  }

  override initHttpServer(): void {
    this.setHttpServer(this.shared);
  }

  override close(): undefined {
    return undefined;
  }

  /** A handler may end after its time limit, when the answer was sent already. */
  override reply(response: ServerResponse, returned: unknown, status?: number): unknown {
    if (response.headersSent) return undefined;
    const body = this.wrapResponse ? this.wrapResponse(returned, response.req.url ?? '') : returned;
    if (body instanceof VersionedAnswer) return body.send(response, status);
    if (!isPlainObject(body) || response.hasHeader('Content-Type'))
      return super.reply(response, body, status);
    if (status !== undefined) response.statusCode = status;
    sendJson(response, body);
    return undefined;
  }
}

function isPlainObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !(body instanceof StreamableFile);
}

/** Sends JSON as `response.json` would, without parsing the content type for each answer. */
function sendJson(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  const context = contextOf(response.req);
  if (context === undefined) response.end(text);
  else context.answers.end(response, text);
}
