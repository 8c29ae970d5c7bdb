import type { MigrationInterface, QueryRunner } from 'typeorm';

const REOPENINGS = `
  alter table invoices add column reopened_at timestamptz(3);
  create index invoices_open_idx on invoices (hub_id, merchant_id, due_day, id)
    where paid_at is null and voided_at is null and reopened_at is null;`;

/** Invoices that a person opened again, which nothing pays by itself, and those that a wallet may pay. */
export class Invoices1796000000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REOPENINGS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index invoices_open_idx; alter table invoices drop column reopened_at');
  }
}
