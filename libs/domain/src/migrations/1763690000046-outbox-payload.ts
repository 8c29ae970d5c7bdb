import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nobody looks into a payload with SQL: it is written once, read once or twice and forgotten after a week. As text it
 * spares taking apart and putting together again what has a hundred keys, and uncompressed what costs more than the
 * rest of the insert.
 */
export class OutboxPayload1763690000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox alter column payload type json;
      alter table outbox alter column payload set storage external;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox alter column payload type jsonb;
      alter table outbox alter column payload set storage extended;
    `);
  }
}
