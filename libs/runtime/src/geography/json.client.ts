import { Agent, request } from 'undici';

/** No map service gets more of a request's time than this. */
const LIMIT_MS = 2_000;
const MAX_BYTES = 2 * 1024 * 1024;
const HEADERS = { accept: 'application/json', 'accept-language': 'pt-BR', 'user-agent': 'last-mile' };

export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Asks one map service over kept-alive connections. Slow, dead, endless and malformed answers all throw. */
export class JsonClient {
  private readonly agent = new Agent({ connections: 32, connect: { timeout: LIMIT_MS } });
  private readonly base: string;

  constructor(
    base: string,
    private readonly limitMs = LIMIT_MS,
  ) {
    this.base = base.replace(/\/+$/, '');
  }

  async get(path: string): Promise<JsonAnswer> {
    // One limit for all of it: a server that drips bytes must not outlive it either.
    const signal = AbortSignal.timeout(this.limitMs);
    const { statusCode, body } = await request(this.base + path, {
      dispatcher: this.agent,
      headers: HEADERS,
      signal,
    });
    return { status: statusCode, body: parsed(await readCapped(body)) };
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

/** The parser's own complaint quotes the text, which may hold an address and would end in a log. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The answer is not JSON');
  }
}

async function readCapped(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
