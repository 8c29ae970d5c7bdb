import { Injectable } from '@nestjs/common';
import { Cipher, Database, reseal, type Sealed, statement } from '../../base/index.js';
import { AppSubscriptions, newWebhookSecret } from '../../integration/index.js';
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
    private readonly subscriptions: AppSubscriptions,
  ) {}

  /** Made when it is first needed. */
  async of(app: DeveloperApp): Promise<string> {
    const known = await this.db.first<Sealed, 'keyId'>(SEALED, [app.id]);
    if (known) return this.cipher.open(known);
    const { box, keyId } = this.cipher.seal(newWebhookSecret());
    await this.db.execute(
      `update developer_apps set webhook_secret_box = $2, webhook_secret_key_id = $3
        where id = $1 and webhook_secret_box is null`,
      [app.id, box, keyId],
    );
    return this.of(app);
  }

  /** What the subscription sends is signed with it from now on. */
  async sign(app: DeveloperApp, subscriptionId: number): Promise<void> {
    await this.subscriptions.signWith(subscriptionId, await this.of(app));
  }

  /** Seals the secrets with the current SECRET_KEY; returns how many were sealed anew. */
  resealAll(): Promise<number> {
    return reseal(this.db, this.cipher, 'developer_apps', 'webhook_secret');
  }
}
