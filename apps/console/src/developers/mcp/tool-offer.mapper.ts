import { createHash, randomBytes } from 'node:crypto';
import { hasAppScope, requireAppScope, type ActingMerchant, type AppScope } from '#domain';
import { classify, type Logger } from '#runtime';
import type {
  CallToolResult,
  ClientCapabilities,
  InputRequiredResult,
  McpServer,
  ServerContext,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { consoleProblemOf } from '../../http/problem.mapper.js';
import { refuseUnstorable } from '../../http/schema.parser.js';
import type { PersonCodes } from './person-codes.service.js';
import { type ToolName, TOOLS } from './tool.vocabulary.js';
import { WORDS } from './words.js';

/**
 * Code of a spending act that was shown: it fits that content only, and its first part names one order
 * however often the act is repeated. The client that asked carries it; it is no secret.
 */
function confirmationOf(content: unknown, once = randomBytes(9).toString('base64url')): string {
  const digest = createHash('sha256')
    .update(`${once} ${JSON.stringify(content)}`)
    .digest('base64url');
  return `${once}.${digest.slice(0, 22)}`;
}

/** The name of the act that the code confirms; null: a code of other content, or none. */
function confirmedAct(confirmation: string, content: unknown): string | null {
  const [once = ''] = confirmation.split('.', 1);
  return confirmationOf(content, once) === confirmation ? once : null;
}

type Sdk = typeof import('@modelcontextprotocol/server');
type Answer = CallToolResult | InputRequiredResult;
type Confirmable<C> = C & { request?: string; confirmation?: string };

interface Asking {
  /** The client said in its session that it can ask. */
  readonly asks: boolean;
  readonly codes: PersonCodes;
}

interface SpendingAct<C> {
  /** The sentence that the person agrees to. */
  readonly question: (content: C) => Promise<string>;
  readonly act: (content: C, once: string) => Promise<object>;
}

const READS = { readOnlyHint: true, openWorldHint: false } as const;
const SPENDS = { readOnlyHint: false, destructiveHint: true, openWorldHint: false } as const;
const CONFIRMS =
  'The first call changes nothing: it asks the person, or sends the person a code by e-mail and answers a `request`. The second ' +
  'call, otherwise the same, sends `request` and, as `confirmation`, the code that the person gave you.';
const NEXT =
  'The person got this question with a code by e-mail. Ask for the code if the person agrees, and call again with `request` and the ' +
  'code as `confirmation`. You cannot know the code otherwise.';

const agreement = z.object({ agreed: z.boolean().describe(WORDS.pt.agreed) });

/** Offers what the app's scopes allow. Reading tools answer at once; spending and cancelling ask first. */
export class ToolOffer {
  constructor(
    private readonly server: McpServer,
    private readonly sdk: Sdk,
    private readonly acting: ActingMerchant,
    private readonly logger: Logger,
    private readonly noteAct: (act: AppScope) => void,
    private readonly asking: Asking,
  ) {}

  reading<I>(
    name: ToolName,
    inputSchema: StandardSchemaWithJSON<unknown, I>,
    read: (input: I) => Promise<object>,
  ): void {
    const { scope, ...texts } = TOOLS[name];
    if (!hasAppScope(this.acting, scope)) return;
    const answer = async (input: I) => toolResult(await read(input));
    this.server.registerTool(
      name,
      { ...texts, inputSchema, annotations: READS },
      this.refusing(scope, answer),
    );
  }

  spending<C extends object>(
    name: ToolName,
    inputSchema: StandardSchemaWithJSON<unknown, Confirmable<C>>,
    { question, act }: SpendingAct<C>,
  ): void {
    const { scope, title, description } = TOOLS[name];
    if (!hasAppScope(this.acting, scope)) return;
    const config = { title, description: `${description} ${CONFIRMS}`, inputSchema, annotations: SPENDS };
    const answer = async ({ request, confirmation, ...rest }: Confirmable<C>, context: ServerContext) => {
      const content = rest as unknown as C;
      const shown = { tool: name, merchantId: this.acting.merchant.id, content };
      const answer = this.sdk.inputResponse(context.mcpReq.inputResponses, 'agreed');
      if (answer.kind === 'elicit' && answer.action !== 'accept')
        return toolResult({ done: false, declined: true });
      const state = answer.kind === 'elicit' ? context.mcpReq.requestState<string>() : undefined;
      const agreed = state === undefined ? null : confirmedAct(state, shown);
      const once =
        request === undefined || confirmation === undefined
          ? agreed
          : this.asking.codes.confirmed(request, confirmation, shown);
      if (once !== null) return toolResult(await act(content, once));
      return this.asked(context, await question(content), shown);
    };
    this.server.registerTool(name, config, this.refusing(scope, answer));
  }

  /** Asks where the client can; else by a code that reaches only the person, which the assistant brings. */
  private async asked({ mcpReq }: ServerContext, question: string, shown: object): Promise<Answer> {
    const envelope = mcpReq.envelope as Partial<Record<string, ClientCapabilities>> | undefined;
    const able = envelope?.[this.sdk.CLIENT_CAPABILITIES_META_KEY]?.elicitation !== undefined;
    if (!able && !this.asking.asks) {
      const sent = await this.asking.codes.send(this.acting, question, shown);
      return toolResult({ done: false, question, ...sent, next: NEXT });
    }
    const request = this.sdk.inputRequired.elicit({ message: question, requestedSchema: agreement });
    return this.sdk.inputRequired({
      inputRequests: { agreed: request },
      requestState: confirmationOf(shown),
    });
  }

  private refusing<I>(scope: AppScope, act: (input: I, context: ServerContext) => Promise<Answer>) {
    return async (input: I, context: ServerContext): Promise<Answer> => {
      try {
        requireAppScope(this.acting, scope);
        this.noteAct(scope);
        refuseUnstorable(input);
        return await act(input, context);
      } catch (error) {
        return this.refusal(error);
      }
    };
  }

  private refusal(error: unknown): CallToolResult {
    const failure = classify(error);
    if (failure.kind === 'unexpected') this.logger.error({ err: error }, 'mcp tool failed');
    const totalCents = failure.kind === 'domain' ? failure.error.facts['totalCents'] : undefined;
    const price = typeof totalCents === 'number' ? { totalCents } : {};
    return { ...toolResult({ ...consoleProblemOf(failure), ...price }), isError: true };
  }
}

function toolResult(value: object): CallToolResult {
  const text = JSON.stringify(value);
  return {
    content: [{ type: 'text', text }],
    structuredContent: JSON.parse(text) as Record<string, unknown>,
  };
}
