import type { ActingMerchant } from '#domain';
import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Endpoint } from '../http/endpoint.decorator.js';
import { CurrentActing, McpGuard } from './mcp.guard.js';
import { McpServers } from './mcp-servers.service.js';

const FORWARDED_HEADERS = [
  'accept',
  'content-type',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'mcp-session-id',
];

/** The merchant's deliveries for assistants: the Model Context Protocol over streamable HTTP. */
@Controller('mcp')
@UseGuards(McpGuard)
export class McpController {
  constructor(private readonly servers: McpServers) {}

  @Endpoint({
    method: 'POST',
    status: 200,
    summary: 'Answers a message of the Model Context Protocol, for the merchant of the key',
    open: true,
    unlisted: true,
    mediaTypes: ['application/json', 'text/event-stream'],
  })
  async answer(
    @CurrentActing() acting: ActingMerchant,
    @Req() request: HttpRequest,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const headers = FORWARDED_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const message = new Request('http://localhost/mcp', { method: 'POST', headers });
    const answer = await this.servers.answer(acting, message, request.body);
    response.status(answer.status);
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    if (answer.body === null) response.end();
    else await pipeline(Readable.fromWeb(answer.body), response);
  }
}
