import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists begin at the newest instant rather than the highest id, so that one index serves them with and without a time span. */
export class OrdersByTime1763690000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index orders_hub_newest_idx;
      create index orders_hub_newest_idx on orders (hub_id, created_at, id) where deleted_at is null;
      drop index orders_merchant_newest_idx;
      create index orders_merchant_newest_idx on orders (hub_id, merchant_id, created_at, id)
        where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index orders_merchant_newest_idx;
      create index orders_merchant_newest_idx on orders (hub_id, merchant_id, id) where deleted_at is null;
      drop index orders_hub_newest_idx;
      create index orders_hub_newest_idx on orders (hub_id, id) where deleted_at is null;
    `);
  }
}
