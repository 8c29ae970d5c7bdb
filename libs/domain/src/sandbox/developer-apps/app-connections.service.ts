import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Credentials } from '../../integration/index.js';
import { Merchants } from '../../people/index.js';
import {
  Clock,
  DomainError,
  hubScope,
  type Scope,
  Database,
  isUniqueViolation,
  statement,
} from '../../base/index.js';
import { AppAddresses } from './app-addresses.service.js';
import { AppConnection } from './app-connection.entity.js';
import { DeveloperApp } from './developer-app.entity.js';

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
  select c.id, c.app_id as "appId", r.name as "appName", a.type, r.logo_url as "logoUrl", t.name as "teamName",
         m.name as "merchantName", c.webhook_url as "webhookUrl", c.connected_at as "connectedAt",
         c.disconnected_at as "disconnectedAt", c.shown_at as "shownAt", k.last_used_at as "lastUsedAt"
    from app_connections c join developer_apps a on a.id = c.app_id join app_reviews r on r.id = a.listed_review_id
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

type ApprovedApp = Pick<
  DeveloperApp,
  'id' | 'name' | 'type' | 'description' | 'website' | 'logoUrl' | 'merchantsMaySetTheirOwn'
> & { readonly teamName: string };

interface ConnectionView {
  readonly id: number;
  readonly appId: number;
  readonly appName: string;
  readonly type: DeveloperApp['type'];
  readonly logoUrl: string | null;
  readonly teamName: string;
  readonly merchantName: string;
  /** An address of the merchant's own; null: the app's. */
  readonly webhookUrl: string | null;
  readonly connectedAt: Date;
  readonly disconnectedAt: Date | null;
  /** When the team was shown the credentials. */
  readonly shownAt: Date | null;
  readonly lastUsedAt: Date | null;
}

interface ShownCredentials {
  readonly clientId: string | null;
  /** The client secret of a pair, or the key. */
  readonly secret: string;
  /** Of the Standard Webhooks signature; null: there is no address. */
  readonly webhookSecret: string | null;
  readonly merchantId: number;
}

/** Connections of merchants with approved apps: each has a credential and a webhook of its own. */
@Injectable()
export class AppConnections {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    private readonly addresses: AppAddresses,
  ) {}

  /** Apps that merchants may connect. */
  approved(): Promise<ApprovedApp[]> {
    return this.db.query<ApprovedApp>(APPROVED, []);
  }

  ofMerchant({ hubId }: Scope, merchantId: number): Promise<ConnectionView[]> {
    return this.db.query<ConnectionView>(OF_MERCHANT, [hubId, merchantId]);
  }

  ofApp({ id }: DeveloperApp): Promise<ConnectionView[]> {
    return this.db.query<ConnectionView>(OF_APP, [id]);
  }

  /**
   * Connects an approved app with a credential that is made for both.
   * @throws app_not_found · app_connected · forbidden (webhookUrl: the app allows none) · invalid_value (webhookUrl)
   */
  async connect(
    scope: Scope,
    merchantId: number,
    appId: number,
    webhookUrl: string | null,
  ): Promise<ConnectionView> {
    const app = await this.db.manager.findOneBy(DeveloperApp, { id: appId, listedReviewId: Not(IsNull()) });
    if (!app) throw new DomainError('app_not_found');
    if (webhookUrl !== null && !app.merchantsMaySetTheirOwn)
      throw new DomainError('forbidden', { field: 'webhookUrl' });
    await this.addresses.require(webhookUrl, 'webhookUrl');
    const id = await this.db.inTransactionScope(async () => {
      const credentialId = await this.issue(scope, merchantId, app);
      const connection = await this.insert(scope.hubId, merchantId, app, credentialId, webhookUrl);
      if (app.type === 'open_delivery')
        await this.merchants.update(scope, merchantId, { requestsEnabled: true });
      await this.addresses.apply(app, connection);
      return connection.id;
    });
    return this.find(await this.ofMerchant(scope, merchantId), id);
  }

  /** Ends a connection: the app's credentials are refused at once, and nothing more is sent. @throws connection_not_found */
  async disconnect({ hubId }: Scope, merchantId: number, id: number): Promise<void> {
    await this.db.inTransactionScope(async () => {
      const connection = await this.db.manager.findOne(AppConnection, {
        where: { id, hubId, merchantId, disconnectedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!connection) throw new DomainError('connection_not_found');
      const ended = await this.credentials.endOfApp(hubScope(hubId), merchantId, connection.appId);
      await this.addresses.end(connection, ended);
      await this.db.manager.update(AppConnection, { id }, { disconnectedAt: this.clock.now() });
    });
  }

  /**
   * The credentials of a connection, shown to the app's team once.
   * @throws connection_not_found (also after it ended) · secret_shown
   */
  async show(app: DeveloperApp, id: number): Promise<ShownCredentials> {
    return this.db.inTransactionScope(async () => {
      const connection = await this.lockOpen(app, id);
      if (connection.shownAt !== null) throw new DomainError('secret_shown');
      return this.handOver(connection);
    });
  }

  /**
   * A new secret or key for a connection, shown as the first was; the old one and its tokens end at once. For a team that
   * has lost the old one, or whose call was not answered.
   * @throws connection_not_found (also after it ended) · credential_not_found: the hub ended it
   */
  async renew(app: DeveloperApp, id: number): Promise<ShownCredentials> {
    return this.db.inTransactionScope(async () => {
      const connection = await this.lockOpen(app, id);
      await this.credentials.rotate(hubScope(connection.hubId), connection.credentialId);
      return this.handOver(connection);
    });
  }

  private async lockOpen({ id: appId }: DeveloperApp, id: number): Promise<AppConnection> {
    const connection = await this.db.manager.findOne(AppConnection, {
      where: { id, appId, disconnectedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!connection) throw new DomainError('connection_not_found');
    return connection;
  }

  private async handOver(connection: AppConnection): Promise<ShownCredentials> {
    const { id, hubId, credentialId, merchantId } = connection;
    await this.db.manager.update(AppConnection, { id }, { shownAt: this.clock.now() });
    const { clientId } = await this.credentials.get(hubId, credentialId);
    const secret = await this.credentials.secretOf(credentialId);
    return { clientId, secret, webhookSecret: await this.addresses.secretOf(connection), merchantId };
  }

  private async issue(scope: Scope, merchantId: number, app: DeveloperApp): Promise<number> {
    if (app.type === 'open_delivery')
      return (await this.credentials.issueAppPair(scope, merchantId, app.id, app.name)).id;
    const kind = app.type === 'full_api' ? 'full_api_key' : 'model_m_key';
    return (await this.credentials.issueKey(scope, { kind, merchantId, label: app.name, appId: app.id })).id;
  }

  private async insert(
    hubId: number,
    merchantId: number,
    { id: appId }: DeveloperApp,
    credentialId: number,
    webhookUrl: string | null,
  ): Promise<AppConnection> {
    try {
      return await this.db.manager.save(AppConnection, {
        ...{ hubId, merchantId, appId, credentialId, webhookUrl, subscriptionId: null },
        ...{ connectedAt: this.clock.now(), disconnectedAt: null, shownAt: null },
      });
    } catch (error) {
      if (isUniqueViolation(error, 'app_connections_open_idx')) throw new DomainError('app_connected');
      throw error;
    }
  }

  private find(views: readonly ConnectionView[], id: number): ConnectionView {
    const view = views.find((one) => one.id === id);
    if (!view) throw new DomainError('connection_not_found');
    return view;
  }
}
