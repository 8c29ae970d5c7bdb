import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The Idempotency-Key of a delivery request: repeated after a cancellation, it is no new attempt. */
export class RequestKeys1796000000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table delivery_requests add column idempotency_key text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table delivery_requests drop column idempotency_key');
  }
}
