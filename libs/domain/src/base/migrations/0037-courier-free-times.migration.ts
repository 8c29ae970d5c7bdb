import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a courier carries nothing, and when they said that they answer offers again. */
export class CourierFreeTimes1796000000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
  alter table courier_presence add column free_since timestamptz(3);
  alter table courier_presence add column answers_since timestamptz(3);
  update courier_presence set free_since = last_order_at where active_orders = 0;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
  alter table courier_presence drop column answers_since;
  alter table courier_presence drop column free_since;`);
  }
}
