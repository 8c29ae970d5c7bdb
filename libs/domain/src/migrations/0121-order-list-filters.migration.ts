import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists by what few orders have: without an index of these few they walk all orders of the hub when they find none. */
export class OrderListFilters1795300000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index orders_hub_scheduled_idx on orders (hub_id, created_at, id)
        where scheduled_for is not null and deleted_at is null;
      create index orders_hub_not_served_idx on orders (hub_id, created_at, id)
        where cancel_reason = 'not_served' and deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index orders_hub_not_served_idx, orders_hub_scheduled_idx');
  }
}
