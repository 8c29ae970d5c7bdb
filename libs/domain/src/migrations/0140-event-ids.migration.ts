import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Random parts of the ids that receivers see. Rows of before have none and keep the ids they had: columns are added
 * without a value, so no table is rewritten.
 */
export class EventIds1795300000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox add column uuid uuid;
      alter table outbox alter column uuid set default gen_random_uuid();
      alter table webhook_deliveries add column nonce bigint;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_deliveries drop column nonce;
      alter table outbox drop column uuid;
    `);
  }
}
