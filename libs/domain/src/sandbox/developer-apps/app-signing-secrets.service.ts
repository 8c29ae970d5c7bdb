import { Injectable } from '@nestjs/common';
import { Cipher, Database, type Sealed, statement } from '../../base/index.js';
import { AppSubscriptions, newWebhookSecret, WebhookSubscriptions } from '../../integration/index.js';
import { faceOf, sandboxScope } from './app.rules.js';
import type { DeveloperApp } from './developer-app.entity.js';

const SEALED = statement(
  'developer-apps.signing_secret',
  `select webhook_secret_box as box, webhook_secret_key_id as "keyId" from developer_apps
    where id = $1 and webhook_secret_box is not null`,
);

/** The one `whsec_…` of an app: it signs what is sent about its sandbox and about each shop that installed it. */
@Injectable()
export class AppSigningSecrets {
  constructor(
    private readonly db: Database,
    private readonly cipher: Cipher,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly ofApps: AppSubscriptions,
  ) {}

  /** Made when it is first needed; an app that is older keeps the secret of its sandbox's messages. */
  async of(app: DeveloperApp): Promise<string> {
    const known = await this.db.first<Sealed, 'keyId'>(SEALED, [app.id]);
    if (known) return this.cipher.open(known);
    const { box, keyId } = this.cipher.seal((await this.ofSandbox(app)) ?? newWebhookSecret());
    await this.db.execute(
      `update developer_apps set webhook_secret_box = $2, webhook_secret_key_id = $3
        where id = $1 and webhook_secret_box is null`,
      [app.id, box, keyId],
    );
    return this.of(app);
  }

  /** What the subscription sends is signed with it from now on. */
  async sign(app: DeveloperApp, subscriptionId: number): Promise<void> {
    await this.ofApps.signWith(subscriptionId, await this.of(app));
  }

  /** Seals the secrets with the current SECRET_KEY; returns how many were sealed anew. */
  resealAll(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const rows = await tx.query<Sealed & { id: number }>(
        `select id, webhook_secret_box as box, webhook_secret_key_id as "keyId" from developer_apps
          where webhook_secret_box is not null order by id for update`,
      );
      const stale = rows.filter((row) => !this.cipher.isCurrent(row));
      for (const row of stale) {
        const { box, keyId } = this.cipher.seal(this.cipher.open(row));
        await tx.execute(
          'update developer_apps set webhook_secret_box = $2, webhook_secret_key_id = $3 where id = $1',
          [row.id, box, keyId],
        );
      }
      return stale.length;
    });
  }

  private async ofSandbox(app: DeveloperApp): Promise<string | null> {
    const scope = sandboxScope(app);
    const all = await this.subscriptions.list(scope, faceOf(app.type));
    const own =
      all.find(({ id }) => id === app.webhookSubscriptionId) ??
      all.find(({ url }) => app.type === 'open_delivery' || url === app.webhookUrl);
    return own ? this.subscriptions.secretOf(scope, faceOf(app.type), own.id) : null;
  }
}
