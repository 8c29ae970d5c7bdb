import { Injectable } from '@nestjs/common';
import { Cipher, type Sealed, Database, type Transaction } from '../../base/index.js';

/** The two sealed columns of a subscription, each with the id of the key that sealed it. */
const BOXES = ['secret', 'security_code'] as const;

/** Seals the secrets of subscriptions with the current SECRET_KEY; the old ones may be dropped afterwards. */
@Injectable()
export class SubscriptionReseal {
  constructor(
    private readonly db: Database,
    private readonly cipher: Cipher,
  ) {}

  /** Returns how many subscriptions were sealed anew. */
  async resealAll(): Promise<number> {
    return this.db.transaction(async (tx) => {
      let count = 0;
      for (const column of BOXES) count += await this.column(tx, column);
      return count;
    });
  }

  private async column(tx: Transaction, column: (typeof BOXES)[number]): Promise<number> {
    const rows = await tx.query<Sealed & { id: number }>(
      `select id, ${column}_box as box, ${column}_key_id as "keyId" from webhook_subscriptions
        where ${column}_box is not null order by id for update`,
    );
    const stale = rows.filter((row) => !this.cipher.isCurrent(row));
    for (const row of stale) {
      const sealed = this.cipher.seal(this.cipher.open(row));
      await tx.execute(
        `update webhook_subscriptions set ${column}_box = $2, ${column}_key_id = $3 where id = $1`,
        [row.id, sealed.box, sealed.keyId],
      );
    }
    return stale.length;
  }
}
