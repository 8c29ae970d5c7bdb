import { change, Clock, Database, type ActingMerchant } from '#domain';
import { Injectable } from '@nestjs/common';
import type { McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { createHash, randomUUID } from 'node:crypto';

type Sdk = typeof import('@modelcontextprotocol/server');
type Transport = WebStandardStreamableHTTPServerTransport;

interface Asked {
  readonly acting: ActingMerchant;
  readonly message: Request;
  readonly parsedBody: unknown;
}

interface AskingSession {
  readonly transport: Transport;
  /** Digest of the merchant and its rights when the session began: once they change, it has no session. */
  readonly caller: string;
  usedAt: number;
}

const SESSION_HEADER = 'mcp-session-id';
const IDLE_MS = 30 * 60_000;
const MAX_SESSIONS = 1_000;

/** A person's answer that another process waits for: the session and the message. */
const ANSWERED = change<string>('mcp.answers');

/**
 * Sessions of clients before protocol 2026-07-28 that can ask the person: only there the server's question
 * goes out while a call waits. Another process serves the call without a session and passes the answer on.
 */
@Injectable()
export class AskingSessions {
  private readonly sessions = new Map<string, AskingSession>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    db.changes.on(ANSWERED, (key) => key !== null && void this.takeAnswer(key));
  }

  /** null: the message needs no session, or there is none. */
  async answer(sdk: Sdk, asked: Asked, open: () => McpServer): Promise<Response | null> {
    const { acting, message, parsedBody } = asked;
    if (beginsAsking(sdk, parsedBody)) return this.begin(sdk, asked, open());
    const id = message.headers.get(SESSION_HEADER);
    if (id === null) return null;
    const session = this.sessions.get(id);
    if (session?.caller === nameOf(acting)) {
      session.usedAt = this.clock.millis();
      return session.transport.handleRequest(message, { parsedBody });
    }
    if (session || !sdk.isJSONRPCResponse(parsedBody)) return null;
    const key = JSON.stringify([id, nameOf(acting), parsedBody]);
    await this.db.transaction((tx) => {
      tx.announce(ANSWERED, key);
      return Promise.resolve();
    });
    return new Response(null, { status: 202 });
  }

  private async begin(
    sdk: Sdk,
    { acting, message, parsedBody }: Asked,
    server: McpServer,
  ): Promise<Response> {
    this.dropIdle();
    const transport: Transport = new sdk.WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        this.sessions.set(id, { transport, caller: nameOf(acting), usedAt: this.clock.millis() });
      },
    });
    await server.connect(transport);
    return transport.handleRequest(message, { parsedBody });
  }

  private async takeAnswer(key: string): Promise<void> {
    const [id, caller, parsedBody] = JSON.parse(key) as [string, string, unknown];
    const session = this.sessions.get(id);
    if (session?.caller !== caller) return;
    const headers = {
      [SESSION_HEADER]: id,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    };
    await session.transport.handleRequest(new Request('http://localhost/mcp', { method: 'POST', headers }), {
      parsedBody,
    });
  }

  /** Drops sessions that nobody has used for long, and where there are too many also the oldest. */
  private dropIdle(): void {
    const before = this.clock.millis() - IDLE_MS;
    for (const [id, { transport, usedAt }] of this.sessions) {
      if (usedAt > before && this.sessions.size < MAX_SESSIONS) continue;
      this.sessions.delete(id);
      void transport.close();
    }
  }
}

function beginsAsking(sdk: Sdk, body: unknown): boolean {
  return sdk.isInitializeRequest(body) && body.params.capabilities.elicitation !== undefined;
}

function nameOf(acting: ActingMerchant): string {
  return createHash('sha256').update(JSON.stringify(acting)).digest('base64url');
}
