import { Agent, request } from 'undici';

/** The longest call to a map service. */
export const LIMIT_MS = 2_000;
const MAX_BYTES = 2 * 1024 * 1024;
const HEADERS = { accept: 'application/json', 'accept-language': 'pt-BR', 'user-agent': 'last-mile' };

/** Keeps connections alive. Throws on slow, broken, endless and malformed answers. */
export class JsonClient {
  private readonly agent = new Agent({
    connections: 32,
    connect: { timeout: LIMIT_MS },
    maxResponseSize: MAX_BYTES,
  });
  private readonly base: string;

  constructor(
    base: string,
    private readonly limitMs = LIMIT_MS,
  ) {
    this.base = base.replace(/\/+$/, '');
  }

  /** @param signal absent: one limit for the whole call, which single bytes does not exceed. */
  async get(path: string, signal = AbortSignal.timeout(this.limitMs)) {
    const { statusCode, body } = await request(this.base + path, {
      dispatcher: this.agent,
      headers: HEADERS,
      signal,
    });
    return { status: statusCode, body: parsed(await body.text()) };
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

/** JSON.parse's message quotes the text, which may hold an address and would be logged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The answer is not JSON');
  }
}
