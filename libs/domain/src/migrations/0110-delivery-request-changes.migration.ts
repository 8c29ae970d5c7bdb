import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests for a delivery by their last change. Those of before count as changed now: with one default for all rows
 * PostgreSQL does not rewrite the table.
 */
export class DeliveryRequestChanges1795300000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table delivery_requests add column updated_at timestamptz(3) not null default now();
      alter table delivery_requests alter column updated_at drop default;
      create index delivery_requests_changed_idx on delivery_requests (hub_id, merchant_id, updated_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index delivery_requests_changed_idx;
      alter table delivery_requests drop column updated_at;
    `);
  }
}
