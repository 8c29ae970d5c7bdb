import { Injectable } from '@nestjs/common';
import { Credentials } from '../../integration/index.js';
import { Clock, Database, DomainError, hubScope, statement, WriteBehindBuffer } from '../../base/index.js';
import { AppAddresses } from './app-addresses.service.js';
import { AppConnection, type DeveloperApp } from './developer-app.entity.js';
import type { AppScope } from '../../people/index.js';
import { type FindOptionsWhere, IsNull } from 'typeorm';

/** Locked until the caller's transaction scope ends. @throws connection_not_found (also after it ended) */
export function openConnection(db: Database, which: FindOptionsWhere<AppConnection>) {
  return db.lock(AppConnection, { ...which, disconnectedAt: IsNull() }, 'connection_not_found');
}

@Injectable()
export class ConnectionSecrets {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly credentials: Credentials,
    private readonly addresses: AppAddresses,
  ) {}

  /**
   * A connection's credentials are shown to the app's team once. @throws connection_not_found (also after it
   * ended) · secret_shown · forbidden: the app has tokens
   */
  async show(app: DeveloperApp, id: number) {
    return this.db.inTransactionScope(async () => {
      const connection = await this.requireShowable(app, id);
      if (connection.shownAt !== null) throw new DomainError('secret_shown');
      return this.handOver(connection);
    });
  }

  /**
   * For a team that has lost the old secret or key, or whose call was not answered: it ends at once, with its
   * tokens. @throws connection_not_found (also after it ended) · credential_not_found: the hub ended it
   */
  async renew(app: DeveloperApp, id: number) {
    return this.db.inTransactionScope(async () => {
      const connection = await this.requireShowable(app, id);
      await this.credentials.rotate(hubScope(connection.hubId), connection.credentialId);
      return this.handOver(connection);
    });
  }

  /** `whsec_…`; null: there is no address. */
  async webhookSecret(id: number): Promise<string | null> {
    return this.addresses.secretOf(await this.db.manager.findOneByOrFail(AppConnection, { id }));
  }

  /** A key would reach further than the merchant agreed to. @throws forbidden: the app has tokens instead */
  private async requireShowable({ id: appId }: DeveloperApp, id: number): Promise<AppConnection> {
    const connection = await openConnection(this.db, { id, appId });
    if (connection.scopes !== null) throw new DomainError('forbidden');
    return connection;
  }

  /** The secret of a pair, or the key. `webhookSecret` null: there is no address. */
  private async handOver(connection: AppConnection) {
    const { id, hubId, credentialId, merchantId } = connection;
    await this.db.manager.update(AppConnection, { id }, { shownAt: this.clock.now() });
    const { clientId } = await this.credentials.get(hubId, credentialId);
    const secret = await this.credentials.secretOf(credentialId);
    return { clientId, secret, webhookSecret: await this.addresses.secretOf(connection), merchantId };
  }
}

const SAVE = statement(
  'developer-apps.connection_acts',
  `update app_connections c set last_act = n.act, last_act_at = n.at
     from unnest($1::bigint[], $2::text[], $3::timestamptz[]) as n(id, act, at)
    where c.id = n.id and (c.last_act_at is null or c.last_act_at < n.at)`,
);

interface LastActivity {
  readonly act: AppScope;
  readonly at: Date;
}

/** `app_connections.last_act`: the scope that the app of a connection needed last. */
@Injectable()
export class ConnectionActivity extends WriteBehindBuffer<LastActivity> {
  constructor(private readonly db: Database) {
    super();
  }

  protected write(ids: readonly number[], acts: readonly LastActivity[]): Promise<unknown> {
    return this.db.execute(SAVE, [ids, acts.map(({ act }) => act), acts.map(({ at }) => at)]);
  }
}
