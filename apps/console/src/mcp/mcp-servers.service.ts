import { ActingApps, type ActingMerchant } from '#domain';
import { LOGGER, RUNTIME_CONFIG, type Logger, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { AssistedDeliveries } from './deliveries.service.js';
import { offerResources } from './mcp-resources.mapper.js';
import { offerTools } from './mcp-tools.mapper.js';
import { ToolOffer } from './tool-offer.mapper.js';

const INSTRUCTIONS =
  'Deliveries of one merchant. Money is in cents of real. Quote before you order; an order and a cancellation need the ' +
  'agreement of the person you work for, and the tools say how it is given. Addresses are as written in Brazil: street, ' +
  'number, district, city.';

/** Serves the Model Context Protocol. The library is loaded by the first message, as most processes never get one. */
@Injectable()
export class McpServers {
  private handler: Promise<McpHttpHandler> | null = null;

  constructor(
    private readonly deliveries: AssistedDeliveries,
    private readonly apps: ActingApps,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async answer(acting: ActingMerchant, message: Request, parsedBody: unknown): Promise<Response> {
    this.handler ??= this.open();
    const authInfo = { token: '', clientId: String(acting.merchant.id), scopes: [], extra: { acting } };
    return (await this.handler).fetch(message, { parsedBody, authInfo });
  }

  private async open(): Promise<McpHttpHandler> {
    const sdk = await import('@modelcontextprotocol/server');
    return sdk.createMcpHandler(
      ({ authInfo }) => {
        const acting = authInfo?.extra?.['acting'] as ActingMerchant;
        const server = new sdk.McpServer(
          { name: 'deliveries', version: '1.0.0' },
          { instructions: INSTRUCTIONS },
        );
        const offer = new ToolOffer(server, sdk, acting, this.logger, (act) => {
          if (acting.app) this.apps.note(acting.app, act);
        });
        offerTools(offer, acting, this.deliveries);
        offerResources(server, this.config.publicUrl);
        return server;
      },
      { onerror: (error) => this.logger.warn({ err: error }, 'mcp message refused') },
    );
  }
}
