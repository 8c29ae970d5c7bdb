import type { Cipher, Sealed } from '../shared/index.js';
import type { Database } from './database.js';

/** Seals `…_box` and `…_key_id` with the current SECRET_KEY; then old ones may go. Returns how many rows. */
export function reseal(db: Database, cipher: Cipher, table: string, secret: string): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.unchecked.query<Sealed & { row: string }>(
      `select ctid::text as row, ${secret}_box as box, ${secret}_key_id as "keyId" from ${table}
        where ${secret}_box is not null for update`,
    );
    const stale = rows.filter((row) => !cipher.isCurrent(row));
    for (const row of stale) {
      const { box, keyId } = cipher.seal(cipher.open(row));
      const renewed = `update ${table} set ${secret}_box = $2, ${secret}_key_id = $3 where ctid = $1::tid`;
      await tx.execute(renewed, [row.row, box, keyId]);
    }
    return stale.length;
  });
}
