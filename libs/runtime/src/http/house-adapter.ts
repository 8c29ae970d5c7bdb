import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import type { Server, ServerResponse } from 'node:http';
import type { FaceDefinition } from './face.js';

/** Puts a Nest application on a server that it shares with others and therefore neither makes nor closes. */
export class HouseAdapter extends ExpressAdapter {
  constructor(
    app: Express,
    private readonly shared: Server,
    private readonly answer: FaceDefinition['answer'],
  ) {
    super(app);
  }

  override initHttpServer(): void {
    this.setHttpServer(this.shared);
  }

  override close(): undefined {
    return undefined;
  }

  /** A handler that comes back after its time was up finds the answer given. */
  override reply(response: ServerResponse, given: unknown, status?: number): unknown {
    if (response.headersSent) return undefined;
    const body = this.answer ? this.answer(given, response.req.url ?? '') : given;
    if (!isData(body) || response.hasHeader('Content-Type')) return super.reply(response, body, status);
    if (status !== undefined) response.statusCode = status;
    return sendData(response, body);
  }
}

function isData(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !(body instanceof StreamableFile);
}

/** What `response.json` comes to here, without taking the content type apart and together again for each answer. */
function sendData(response: ServerResponse, body: object): unknown {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  return response.end(text);
}
