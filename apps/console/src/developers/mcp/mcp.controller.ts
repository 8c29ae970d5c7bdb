import { type ActingMerchant, Callers, DomainError, isAppToken, MerchantSessions } from '#domain';
import { ActingApps } from '#domain/modules';
import {
  applyDecorators,
  Controller,
  UseGuards,
  Injectable,
  type CanActivate,
  type ExecutionContext,
  Module,
} from '@nestjs/common';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { apiOf, ConsoleCall } from '../../http/declared-api.decorator.js';
import { McpServers } from './mcp-servers.service.js';
import { bearerToken, CallerAdmission, requestOf, setCaller } from '#runtime';
import { MerchantApiModule } from '../../merchant-api/merchant-api.module.js';
import { AskingSessions } from './asking-sessions.service.js';
import { AssistedDeliveries } from './deliveries.service.js';
import { PersonCodes } from './person-codes.service.js';

/** Takes an app’s token or a key of the Full API; a whole hub's keys, which act for nobody, are refused. */
@Injectable()
class McpGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly merchants: MerchantSessions,
    private readonly apps: ActingApps,
    private readonly admission: CallerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const key = bearerToken(request);
    if (key === undefined) throw new DomainError('credential_invalid');
    if (isAppToken(key)) return this.admitApp(context, key);
    const { credentialId, hubId, environment, merchantId, scope } = await this.callers.ofKey('full_api', key);
    await this.admission.admit(context, { account: `credential:${credentialId}`, hubId, environment });
    if (merchantId === null) throw new DomainError('forbidden');
    setCaller(request, await this.merchants.actingBy(merchantId, scope));
    return true;
  }

  private async admitApp(context: ExecutionContext, token: string): Promise<boolean> {
    const acting = await this.apps.authenticate(token);
    const account = `app:${String(acting.app.connectionId)}`;
    await this.admission.admit(context, { account, hubId: acting.hubId });
    setCaller(requestOf(context), acting);
    return true;
  }
}

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

const McpController = api.controller('McpController', {
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

@Module({
  imports: [MerchantApiModule],
  controllers: [McpController],
  providers: [AskingSessions, AssistedDeliveries, McpGuard, McpServers, PersonCodes],
})
export class McpModule {}
