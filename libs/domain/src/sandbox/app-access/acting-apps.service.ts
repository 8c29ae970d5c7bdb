import { Injectable } from '@nestjs/common';
import { Callers } from '../../integration/index.js';
import {
  type ActingApp,
  type ActingMerchant,
  AppCallers,
  type AppScope,
  holdsScope,
  MerchantSessions,
} from '../../people/index.js';
import {
  CHANGED,
  Clock,
  Database,
  DomainError,
  ExpiringCache,
  type RowOf,
  statement,
} from '../../base/index.js';
import { ConnectionActivity } from '../developer-apps/index.js';
import { AppTokens } from './app-grants.service.js';

const OPEN_GRANT = statement(
  'app-access.open_grant',
  `select g.hub_id as "hubId", c.id as "connectionId", c.merchant_id as "merchantId", c.app_id as "appId",
          c.credential_id as "credentialId", c.scopes
     from app_grants g join app_connections c on c.id = g.connection_id and c.disconnected_at is null
    where g.id = $1 and g.ended_at is null and c.scopes is not null`,
);

/** Identifies an app that acts for a merchant. It reads only its own orders, unless it may see all. */
@Injectable()
export class ActingApps extends AppCallers {
  private readonly grants: ExpiringCache<number, RowOf<typeof OPEN_GRANT> | null>;

  constructor(
    db: Database,
    private readonly clock: Clock,
    private readonly tokens: AppTokens,
    private readonly callers: Callers,
    private readonly sessions: MerchantSessions,
    private readonly activity: ConnectionActivity,
  ) {
    super();
    this.grants = new ExpiringCache(clock, (id: number) => db.first(OPEN_GRANT, [id]));
    this.grants.dropOn(db, CHANGED.grants);
    db.changes.on(CHANGED.connections, () => this.grants.clear());
  }

  override async authenticate(token: string): Promise<ActingMerchant & { readonly app: ActingApp }> {
    const named = this.tokens.open('access', token);
    const grant = named && (await this.grants.get(named.grantId));
    if (!grant || grant.hubId !== named.hubId) throw new DomainError('credential_invalid');
    const { connectionId, merchantId, appId: id } = grant;
    const scopes = named.scopes?.filter((one) => holdsScope(grant.scopes, one)) ?? grant.scopes;
    const { scope } = await this.callers.ofApp(grant.credentialId);
    const seen = scopes.includes('see_all') ? {} : { accountMerchantIds: [], ownAppId: id };
    const acting = await this.sessions.actingBy(merchantId, { ...scope, ...seen });
    return { ...acting, app: { id, connectionId, scopes } };
  }

  override note({ connectionId }: ActingApp, act: AppScope): void {
    this.activity.put(connectionId, { act, at: this.clock.now() });
  }
}
