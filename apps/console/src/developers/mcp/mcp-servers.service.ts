import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  STATUS_MEANINGS,
  withWords,
  adviceOf,
  ALL_REFUSALS,
  LOGGER,
  RUNTIME_CONFIG,
  type Logger,
  type RuntimeConfig,
} from '#runtime';
import type { ActingMerchant, AppScope } from '#domain';
import { ActingApps } from '#domain/modules';
import type { McpServer } from '@modelcontextprotocol/server';
import { Inject, Injectable } from '@nestjs/common';
import { PROBLEM_TEXTS } from '../../vocabulary/error.vocabulary.js';
import { quoteBody } from '../../merchant-api/orders/order.schemas.js';
import { AssistedDeliveries } from './deliveries.service.js';
import { cancelInput, createInput, findInput, followInput, statementInput } from './mcp.schemas.js';
import { ToolOffer } from './tool-offer.mapper.js';
import { AskingSessions } from './asking-sessions.service.js';
import { PersonCodes } from './person-codes.service.js';

const GUIDE = readFileSync(join(import.meta.dirname, 'assets/guide.md'), 'utf8');

function guideOf(publicUrl: string): string {
  const statuses = Object.entries(STATUS_MEANINGS).map(([status, { en }]) => `- \`${status}\`: ${en}`);
  return withWords(GUIDE, { statuses: statuses.join('\n'), 'public-url': publicUrl });
}

const GUIDES = {
  'Full API': '/api/v1',
  'Open Delivery': '/api/opendelivery',
  'Model M': '/api/m',
  "Console (merchants' API, apps and their scopes)": '/api/console',
} as const;

function guidesList(publicUrl: string): string {
  const lines = Object.entries(GUIDES).map(
    ([name, base]) =>
      `- ${name}: ${publicUrl}${base}/guide.en.md, in Portuguese ${publicUrl}${base}/guide.pt.md, ` +
      `OpenAPI ${publicUrl}${base}/openapi.json`,
  );
  return `# Guides\n\n${lines.join('\n')}\n\nAll documents: ${publicUrl}/llms.txt\n`;
}

function offerResources(server: McpServer, publicUrl: string): void {
  const offer = (name: string, title: string, text: () => string) => {
    const mimeType = 'text/markdown';
    server.registerResource(name, `docs://${name}`, { title, mimeType }, ({ href }) => ({
      contents: [{ uri: href, mimeType, text: text() }],
    }));
  };
  offer('guide', 'How a delivery goes', () => guideOf(publicUrl));
  offer('errors', 'Refusals: what they mean and what to do', errorsList);
  offer('guides', 'The guides of the APIs, for programs', () => guidesList(publicUrl));
}

function errorsList(): string {
  const lines = ALL_REFUSALS.map((code) => {
    const { status, detail } = PROBLEM_TEXTS[code];
    return `- \`urn:problem:${code}\` (${String(status)}): ${detail}. ${adviceOf(code).remedy.en}.`;
  });
  return `# Refusals\n\n${lines.join('\n')}\n`;
}

function offerTools(offer: ToolOffer, acting: ActingMerchant, deliveries: AssistedDeliveries): void {
  offer.reading('quote_delivery', quoteBody, (asked) => deliveries.quote(acting, asked));
  offer.reading('follow_delivery', followInput, ({ order }) => deliveries.follow(acting, order));
  offer.reading('find_deliveries', findInput, (query) => deliveries.find(acting, query));
  offer.reading('wallet_statement', statementInput, (page) => deliveries.statement(acting, page));
  offer.spending('create_delivery', createInput, {
    question: (order) => deliveries.questionOfOrder(acting, order),
    act: (order, once) => deliveries.create(acting, order, once),
  });
  offer.spending('cancel_delivery', cancelInput, {
    question: ({ order }) => deliveries.questionOfCancellation(acting, order),
    act: (cancellation) => deliveries.cancel(acting, cancellation),
  });
}

const INSTRUCTIONS =
  'Deliveries of one merchant. Money is in cents of real. Quote before you order; an order and a cancellation need the ' +
  'agreement of the person you work for, and the tools say how it is given. Addresses are as written in Brazil: street, ' +
  'number, district, city.';

type Sdk = typeof import('@modelcontextprotocol/server');

/** Servers of the Model Context Protocol; the first message, which few processes get, loads the library. */
@Injectable()
export class McpServers {
  private serving: ReturnType<McpServers['open']> | null = null;

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

  private async open() {
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
