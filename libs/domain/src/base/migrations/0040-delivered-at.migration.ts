import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of which nothing was delivered have no such instant; before, they had their last failed stop's. */
export class DeliveredAt1796000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update orders set delivered_at = null
        where delivered_at is not null and not stops @> '[{"status": "delivered"}]'::jsonb`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update orders set delivered_at = finished_at where delivered_at is null and status = 'completed'`,
    );
  }
}
