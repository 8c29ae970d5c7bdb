import { createHash } from 'node:crypto';
import type { ServedFace } from '../support/control/served-face.js';
import { merchantWith, type MerchantCaller } from './merchant.world.js';

export const REDIRECT = 'https://integra.example/volta?loja=1';
export const VERIFIER = 'um-segredo-que-so-o-aplicativo-conhece-0123456789';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
export const ALL_SCOPES = ['quote', 'order', 'see_own', 'see_all', 'statement', 'store'];

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
}

/** An app on its way into a shop: the link that the owner follows, and the token endpoint. */
export class AppInstaller {
  constructor(
    private readonly faces: ServedFace,
    private readonly store: MerchantCaller,
    readonly clientId: string,
  ) {}

  request(more: object = {}) {
    return {
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: REDIRECT,
      scope: 'quote order see_own',
      state: 'x/1',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ...more,
    };
  }

  ask(more: object = {}) {
    return this.store('get', `/app-authorizations?${new URLSearchParams(this.request(more)).toString()}`);
  }

  /** Where the browser goes back to, by its query. */
  async decide(more: object = {}, allow = true): Promise<URLSearchParams> {
    const decision = { ...this.request(more), allow };
    const { body } = await this.store('post', '/app-authorizations', decision).expect(200);
    return new URL(String(body.redirectTo)).searchParams;
  }

  async codeFor(scope: string): Promise<string> {
    return (await this.decide({ scope })).get('code') ?? '';
  }

  oauth(path: 'token' | 'revoke', fields: object) {
    return this.faces.call().post(`/api/merchant/oauth/${path}`).type('form').send(fields);
  }

  exchange(code: string, more: object = {}) {
    return this.oauth('token', {
      grant_type: 'authorization_code',
      client_id: this.clientId,
      code,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      ...more,
    });
  }

  refresh(token: string, more: object = {}) {
    const fields = { grant_type: 'refresh_token', client_id: this.clientId, refresh_token: token };
    return this.oauth('token', { ...fields, ...more });
  }

  async install(scope: string): Promise<Tokens> {
    return (await this.exchange(await this.codeFor(scope)).expect(200)).body as Tokens;
  }

  /** The merchants' API by an access token. */
  calling({ access_token: token }: Tokens): MerchantCaller {
    return merchantWith(this.faces, token);
  }

  /** As the owner sees it; undefined: not connected, or not any more. */
  async connection(): Promise<{ readonly id: number } | undefined> {
    const { body } = await this.store('get', '/app-connections');
    const items = body.items as { id: number; appId: number; disconnectedAt: string | null }[];
    return items.find(
      ({ appId, disconnectedAt }) => String(appId) === this.clientId && disconnectedAt === null,
    );
  }
}
