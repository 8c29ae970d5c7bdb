import { Injectable } from '@nestjs/common';
import type { AppScope } from '../../people/index.js';
import {
  Clock,
  Database,
  DomainError,
  PublicUrl,
  randomBase62,
  type RowOf,
  type Scope,
  sha256,
  statement,
} from '../../base/index.js';
import { AppConnections, isRegisteredRedirect } from '../developer-apps/index.js';
import { AppGrant } from './app-grants.service.js';
import {
  ACCESS_DENIED,
  answeredUri,
  type AuthorizationRequest,
  readAuthorizationRequest,
} from './authorization-request.rules.js';

const UNREGISTERED = 'The redirect_uri is none that the app has registered in the portal';
const CODE_LENGTH = 43;
const CODE_MS = 60_000;

// `offset 0` keeps the look-up by id in a plan that was made on empty tables.
const ASKING = statement(
  'app-access.asking_app',
  `select a.id, r.name, r.description, r.website, r.logo_url as "logoUrl", t.name as "teamName",
          array(select one from unnest(r.scopes) with ordinality s (one, n) where one = any(a.scopes) order by n) as scopes,
          array(select one from unnest(r.redirect_uris) u (one) where one = any(a.redirect_uris)) as "redirectUris"
     from developer_apps a join developer_teams t on t.id = a.team_id
    cross join lateral (
      select name, description, website, logo_url, scopes, redirect_uris from app_reviews
       where id = a.listed_review_id and a.sandbox_hub_id <> $2
      union all
      select a.name, a.description, a.website, a.logo_url, a.scopes, a.redirect_uris where a.sandbox_hub_id = $2
      offset 0) r
    where a.id = $1`,
);
const HELD_SCOPES = statement(
  'app-access.held_scopes',
  `select scopes from app_connections
    where hub_id = $1 and merchant_id = $2 and app_id = $3 and disconnected_at is null`,
);

/**
 * An app as a merchant sees it who is asked for a consent: what was approved and the team has not taken back.
 * In its own sandbox the app is shown as its team has it, approved or not.
 */
interface AskingApp extends Omit<RowOf<typeof ASKING>, 'scopes'> {
  readonly scopes: readonly AppScope[];
}

@Injectable()
export class AppAuthorizations {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly connections: AppConnections,
    private readonly publicUrl: PublicUrl,
  ) {}

  /**
   * `held`: what the app may do already; null: it is not connected by a consent. `refusedTo`: the request is
   * refused, and the browser goes back to there. Nobody is sent to an address that the app has not
   * registered. @throws app_not_found (client_id) · invalid_value (redirect_uri)
   */
  async ask({ hubId }: Scope, merchantId: number, request: AuthorizationRequest) {
    const { app, redirectUri, asked } = await this.read(hubId, request);
    const found = await this.db.first(HELD_SCOPES, [hubId, merchantId, app.id]);
    const held = found?.scopes ?? null;
    if ('error' in asked)
      return { app, scopes: [], held, refusedTo: this.back(redirectUri, request, { ...asked }) };
    return { app, scopes: asked.scopes, held, refusedTo: null };
  }

  /**
   * Answers with where the browser goes back to, with a code of one minute or a refusal. `connectionId` is
   * null where nothing was agreed to. @throws as `ask` · app_connected: another consent was faster
   */
  async decide(
    scope: Scope,
    merchantId: number,
    request: AuthorizationRequest,
    allow: boolean,
  ): Promise<{ connectionId: number | null; redirectTo: string }> {
    const { app, redirectUri, asked } = await this.read(scope.hubId, request);
    if ('error' in asked || !allow) {
      const refused = 'error' in asked ? asked : ACCESS_DENIED;
      return { connectionId: null, redirectTo: this.back(redirectUri, request, { ...refused }) };
    }
    const code = randomBase62(CODE_LENGTH);
    const connectionId = await this.db.inTransactionScope(async () => {
      const id = await this.connections.consent(scope, merchantId, app.id, asked.scopes);
      await this.db.manager.save(AppGrant, {
        hubId: scope.hubId,
        connectionId: id,
        codeHash: sha256(code),
        redirectUri,
        codeChallenge: asked.challenge,
        codeExpiresAt: new Date(this.clock.millis() + CODE_MS),
        createdAt: this.clock.now(),
      });
      return id;
    });
    return { connectionId, redirectTo: this.back(redirectUri, request, { code }) };
  }

  private async read(hubId: number, request: AuthorizationRequest) {
    const { client_id: id = '', redirect_uri: redirectUri = '' } = request;
    const app = /^[1-9]\d{0,14}$/.test(id)
      ? await this.db.first<AskingApp>(ASKING, [Number(id), hubId])
      : null;
    if (app === null) throw new DomainError('app_not_found', { field: 'client_id' });
    if (!isRegisteredRedirect(app.redirectUris, redirectUri))
      throw new DomainError('invalid_value', { field: 'redirect_uri', note: UNREGISTERED });
    return { app, redirectUri, asked: readAuthorizationRequest(request, app.scopes) };
  }

  /** `iss` (RFC 9207) tells an app of several platforms whose answer it is. */
  private back(
    redirectUri: string,
    { state }: AuthorizationRequest,
    answer: Readonly<Record<string, string>>,
  ): string {
    return answeredUri(redirectUri, { ...answer, state, iss: this.publicUrl.base });
  }
}
