import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Credentials } from '../../integration/index.js';
import { type AppScope, Merchants } from '../../people/index.js';
import {
  type Cents,
  CHANGED,
  Clock,
  Database,
  DomainError,
  hubScope,
  requireUnique,
  type RowOf,
  type Scope,
  statement,
} from '../../base/index.js';
import { AppAddresses } from './app-addresses.service.js';
import { AppConnection, DeveloperApp } from './developer-app.entity.js';
import { AppEvents } from './app-webhooks.service.js';
import { openConnection } from './connection-secrets.service.js';

// `offset 0` keeps the look-up by id in a plan that was made on empty tables.
const APPROVED = statement(
  'developer-apps.approved_apps',
  `select a.id, r.name, a.type, r.description, r.website, r.logo_url as "logoUrl", t.name as "teamName",
          a.merchants_may_set_their_own as "merchantsMaySetTheirOwn"
     from developer_apps a join developer_teams t on t.id = a.team_id
    cross join lateral (select * from app_reviews where id = a.listed_review_id offset 0) r
    where a.listed_review_id is not null order by r.name, a.id`,
);
const CONNECTIONS = `
  select c.id, c.app_id as "appId", coalesce(r.name, a.name) as "appName", a.type,
         coalesce(r.logo_url, a.logo_url) as "logoUrl", t.name as "teamName",
         m.name as "merchantName", c.webhook_url as "webhookUrl", c.connected_at as "connectedAt",
         c.disconnected_at as "disconnectedAt", c.shown_at as "shownAt", k.last_used_at as "lastUsedAt", c.scopes,
         c.last_act as "lastAct", c.last_act_at as "lastActAt", k.day_limit_cents as "dayLimitCents"
    from app_connections c join developer_apps a on a.id = c.app_id
    left join app_reviews r on r.id = a.listed_review_id
    join developer_teams t on t.id = a.team_id
    join merchants m on m.id = c.merchant_id join credentials k on k.id = c.credential_id`;
const OF_MERCHANT = statement(
  'developer-apps.connections_of_merchant',
  `${CONNECTIONS} where c.hub_id = $1 and c.merchant_id = $2 order by c.id desc`,
);
const OF_APP = statement(
  'developer-apps.connections_of_app',
  `${CONNECTIONS} where c.app_id = $1 order by c.id desc`,
);

/**
 * `webhookUrl`: an address of the merchant's own; null: the app's. `shownAt`: when the team was shown the
 * credentials. `scopes`: what the merchant agreed to; null: connected without a consent. `lastAct`: what the
 * app did last by a token. `dayLimitCents`: what it may order for in a day; null: no limit.
 */
type ConnectionView = RowOf<typeof OF_MERCHANT>;

interface Agreed {
  readonly webhookUrl: string | null;
  readonly scopes: readonly AppScope[] | null;
}

/** Table `app_connections`: each connection has a credential and a webhook of its own. */
@Injectable()
export class AppConnections {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    private readonly addresses: AppAddresses,
    private readonly events: AppEvents,
  ) {}

  approved() {
    return this.db.query(APPROVED, []);
  }

  ofMerchant({ hubId }: Scope, merchantId: number): Promise<ConnectionView[]> {
    return this.db.query(OF_MERCHANT, [hubId, merchantId]);
  }

  ofApp({ id }: DeveloperApp): Promise<ConnectionView[]> {
    return this.db.query(OF_APP, [id]);
  }

  /**
   * Connects an approved app, or one with a shop of its own sandbox. @throws app_not_found · app_connected
   * · forbidden (webhookUrl: the app allows none) · invalid_value (webhookUrl)
   */
  async connect(scope: Scope, merchantId: number, appId: number, webhookUrl: string | null) {
    const id = await this.open(scope, merchantId, appId, { webhookUrl, scopes: null });
    return this.view(scope, merchantId, id);
  }

  /**
   * Connects the app, or gives its connection these scopes; a key shown before ends. Returns its id. @throws
   * app_not_found · app_connected: another consent was faster · credential_not_found: the hub ended it
   */
  async consent(scope: Scope, merchantId: number, appId: number, scopes: readonly AppScope[]) {
    return this.db.inTransactionScope(async () => {
      const { hubId } = scope;
      const known = await this.db.lock(AppConnection, { hubId, merchantId, appId, disconnectedAt: IsNull() });
      if (!known) return this.open(scope, merchantId, appId, { webhookUrl: null, scopes });
      // The key that was shown reaches further than this consent.
      if (known.scopes === null) await this.credentials.rotate(hubScope(hubId), known.credentialId);
      await this.rescope(known, scopes);
      return known.id;
    });
  }

  /** Only takes scopes back; more is a consent. @throws connection_not_found · invalid_value (scopes) */
  async narrow({ hubId }: Scope, merchantId: number, id: number, scopes: readonly AppScope[]) {
    await this.db.inTransactionScope(async () => {
      const known = await openConnection(this.db, { id, hubId, merchantId });
      const held = known.scopes ?? [];
      if (scopes.length === 0 || !scopes.every((one) => held.includes(one)))
        throw new DomainError('invalid_value', { field: 'scopes' });
      await this.rescope(known, scopes);
    });
    return this.view(hubScope(hubId), merchantId, id);
  }

  private async rescope(known: AppConnection, scopes: readonly AppScope[]): Promise<void> {
    if (known.scopes?.length === scopes.length && scopes.every((one) => known.scopes?.includes(one))) return;
    await this.db.manager.update(AppConnection, { id: known.id }, { scopes: [...scopes] });
    await this.db.announce(CHANGED.connections, known.id);
    await this.events.publish('app.scopes_changed', Object.assign(known, { scopes: [...scopes] }));
  }

  /** @throws connection_not_found */
  async limit(scope: Scope, merchantId: number, id: number, dayLimit: Cents | null): Promise<ConnectionView> {
    await this.db.inTransactionScope(async () => {
      const known = await openConnection(this.db, { id, hubId: scope.hubId, merchantId });
      await this.credentials.limitApp(scope, merchantId, known.appId, dayLimit);
    });
    return this.view(scope, merchantId, id);
  }

  private async open(scope: Scope, merchantId: number, appId: number, { webhookUrl, scopes }: Agreed) {
    const app = await this.db.manager.findOneBy(DeveloperApp, { id: appId });
    if (!app || (app.listedReviewId === null && app.sandboxHubId !== scope.hubId))
      throw new DomainError('app_not_found');
    if (webhookUrl !== null && !app.merchantsMaySetTheirOwn)
      throw new DomainError('forbidden', { field: 'webhookUrl' });
    await this.addresses.require(webhookUrl, 'webhookUrl');
    return this.db.inTransactionScope(async () => {
      const credentialId = await this.issue(scope, merchantId, app);
      const made = { hubId: scope.hubId, merchantId, appId, credentialId, webhookUrl, subscriptionId: null };
      const agreed = { scopes: scopes && [...scopes], connectedAt: this.clock.now() };
      const saved = this.db.manager.save(AppConnection, { ...made, ...agreed });
      const connection = await requireUnique(saved, 'app_connected', {}, 'app_connections_open_idx');
      if (app.type === 'open_delivery')
        await this.merchants.update(scope, merchantId, { requestsEnabled: true });
      await this.addresses.apply(app, connection);
      await this.events.publish('app.connected', connection);
      return connection.id;
    });
  }

  /** The app's credentials are refused at once, and nothing more is sent. @throws connection_not_found */
  async disconnect({ hubId }: Scope, merchantId: number, id: number): Promise<void> {
    await this.db.inTransactionScope(async () => {
      const connection = await openConnection(this.db, { id, hubId, merchantId });
      const ended = await this.credentials.endOfApp(hubScope(hubId), merchantId, connection.appId);
      await this.addresses.end(connection, ended);
      await this.db.manager.update(AppConnection, { id }, { disconnectedAt: this.clock.now() });
      await this.db.announce(CHANGED.connections, id);
      await this.events.publish('app.disconnected', connection);
    });
  }

  private async issue(scope: Scope, merchantId: number, app: DeveloperApp): Promise<number> {
    if (app.type === 'open_delivery')
      return (await this.credentials.issueAppPair(scope, merchantId, app.id, app.name)).id;
    const key = { kind: `${app.type}_key`, merchantId, label: app.name, appId: app.id } as const;
    return (await this.credentials.issueKey(scope, key)).id;
  }

  private async view(scope: Scope, merchantId: number, id: number): Promise<ConnectionView> {
    const view = (await this.ofMerchant(scope, merchantId)).find((one) => one.id === id);
    if (!view) throw new DomainError('connection_not_found');
    return view;
  }
}
