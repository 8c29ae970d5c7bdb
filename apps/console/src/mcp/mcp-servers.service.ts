import { ActingApps, type ActingMerchant, type AppScope } from '#domain';
import { LOGGER, RUNTIME_CONFIG, type Logger, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { McpHttpHandler, McpServer } from '@modelcontextprotocol/server';
import { AskingSessions } from './asking-sessions.service.js';
import { AssistedDeliveries } from './deliveries.service.js';
import { offerResources } from './mcp-resources.mapper.js';
import { offerTools } from './mcp-tools.mapper.js';
import { PersonCodes } from './person-codes.service.js';
import { ToolOffer } from './tool-offer.mapper.js';

const INSTRUCTIONS =
  'Deliveries of one merchant. Money is in cents of real. Quote before you order; an order and a cancellation need the ' +
  'agreement of the person you work for, and the tools say how it is given. Addresses are as written in Brazil: street, ' +
  'number, district, city.';

type Sdk = typeof import('@modelcontextprotocol/server');

interface Serving {
  readonly sdk: Sdk;
  readonly handler: McpHttpHandler;
}

/** Serves the Model Context Protocol. The library is loaded by the first message, as most processes never get one. */
@Injectable()
export class McpServers {
  private serving: Promise<Serving> | null = null;

  constructor(
    private readonly deliveries: AssistedDeliveries,
    private readonly apps: ActingApps,
    private readonly sessions: AskingSessions,
    private readonly codes: PersonCodes,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async answer(acting: ActingMerchant, message: Request, parsedBody: unknown): Promise<Response> {
    this.serving ??= this.open();
    const { sdk, handler } = await this.serving;
    if (await sdk.isLegacyRequest(message, parsedBody)) {
      const asked = { acting, message, parsedBody };
      const answer = await this.sessions.answer(sdk, asked, () => this.serverOf(sdk, acting, true));
      if (answer !== null) return answer;
    }
    const authInfo = { token: '', clientId: String(acting.merchant.id), scopes: [], extra: { acting } };
    return handler.fetch(message, { parsedBody, authInfo });
  }

  private async open(): Promise<Serving> {
    const sdk = await import('@modelcontextprotocol/server');
    const handler = sdk.createMcpHandler(
      ({ authInfo }) => this.serverOf(sdk, authInfo?.extra?.['acting'] as ActingMerchant, false),
      { onerror: (error) => this.logger.warn({ err: error }, 'mcp message refused') },
    );
    return { sdk, handler };
  }

  private serverOf(sdk: Sdk, acting: ActingMerchant, asks: boolean): McpServer {
    const server = new sdk.McpServer(
      { name: 'deliveries', version: '1.0.0' },
      { instructions: INSTRUCTIONS },
    );
    const noteAct = (act: AppScope) => {
      if (acting.app) this.apps.note(acting.app, act);
    };
    const asking = { asks, codes: this.codes };
    const offer = new ToolOffer(server, sdk, acting, this.logger, noteAct, asking);
    offerTools(offer, acting, this.deliveries);
    offerResources(server, this.config.publicUrl);
    return server;
  }
}
