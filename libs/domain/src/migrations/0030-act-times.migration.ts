import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Couriers' phones send what was done without network later: the timeline keeps when it was done beside when it came. */
export class ActTimes1795300000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table order_events add column happened_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table order_events drop column happened_at');
  }
}
