import { errorOf } from './errors.js';
import type { Credential } from './transport.js';

interface Token {
  readonly value: string;
  readonly expiresAt: number;
}

/** Before it expires. */
const MARGIN_MS = 60_000;

/** The token is kept until it expires; calls that come together ask once. */
export class CachedToken implements Credential {
  readonly renewable = true;
  #cached: Promise<Token> | null = null;

  constructor(private readonly ask: () => Promise<Token>) {}

  async headers(refused: boolean): Promise<Record<string, string>> {
    if (refused || !this.#cached || (await this.#cached).expiresAt - MARGIN_MS < Date.now())
      this.#cached = this.ask();
    try {
      return { authorization: `Bearer ${(await this.#cached).value}` };
    } catch (error) {
      this.#cached = null;
      throw error;
    }
  }
}

/** The token of an Open Delivery application. */
export function tokenOfPair(baseUrl: string, clientId: string, clientSecret: string): CachedToken {
  return new CachedToken(async () => {
    const pair = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const answer = await posted(`${baseUrl}/api/opendelivery/oauth/token`, pair);
    const { access_token: value, expires_in: seconds } = answer as {
      access_token: string;
      expires_in: number;
    };
    return { value, expiresAt: Date.now() + seconds * 1_000 };
  });
}

/** The token of a person of a merchant. */
export function tokenOfPerson(baseUrl: string, email: string, password: string): CachedToken {
  return new CachedToken(async () => {
    const answer = await posted(`${baseUrl}/api/merchant/login`, { email, password });
    const { token: value, expiresAt } = answer as { token: string; expiresAt: string };
    return { value, expiresAt: Date.parse(expiresAt) };
  });
}

async function posted(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw await errorOf(response);
  return response.json();
}
