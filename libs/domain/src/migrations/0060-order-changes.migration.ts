import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders by their last change. The merchant is a part of the index so that a merchant's own poll passes over the
 * orders of others without reading them.
 */
export class OrderChanges1795300000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index orders_hub_changed_idx on orders (hub_id, updated_at, id, merchant_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index orders_hub_changed_idx');
  }
}
