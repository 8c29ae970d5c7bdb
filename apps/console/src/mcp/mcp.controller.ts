import type { ActingMerchant } from '#domain';
import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { apiOf, ConsoleCall } from '../http/declared-api.decorator.js';
import { McpGuard } from './mcp.guard.js';
import { McpServers } from './mcp-servers.service.js';

const FORWARDED_HEADERS = [
  'accept',
  'content-type',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'mcp-session-id',
];

class McpCall extends ConsoleCall {
  get acting(): ActingMerchant {
    return this.who();
  }
}

const mcpApi = apiOf((path) => applyDecorators(Controller(path), UseGuards(McpGuard)), McpCall);
const api = mcpApi('mcp', { servers: McpServers });

/** The merchant's deliveries for assistants: the Model Context Protocol over streamable HTTP. */
export const McpController = api.controller('McpController', {
  answer: api.sendPost('', {
    summary: 'Answers a message of the Model Context Protocol, for the merchant of the key',
    status: 200,
    open: true,
    unlisted: true,
    mediaTypes: ['application/json', 'text/event-stream'],
    run: async ({ servers, acting, request, response }) => {
      const headers = FORWARDED_HEADERS.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value] as [string, string]] : [];
      });
      const message = new Request('http://localhost/mcp', { method: 'POST', headers });
      const answer = await servers.answer(acting, message, request.body);
      response.status(answer.status);
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      if (answer.body === null) response.end();
      else await pipeline(Readable.fromWeb(answer.body), response);
    },
  }),
});
