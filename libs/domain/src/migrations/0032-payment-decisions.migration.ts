import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person decided about a payment in doubt, and the movements of a hub by day. */
export class PaymentDecisions1795300000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table payments
        add column decision text,
        add column decision_note text,
        add column decided_by text,
        add column decided_at timestamptz(3);
      create index payments_hub_idx on payments (hub_id, id);
      create index ledger_transactions_day_idx on ledger_transactions (hub_id, created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ledger_transactions_day_idx;
      drop index payments_hub_idx;
      alter table payments drop column decision, drop column decision_note, drop column decided_by, drop column decided_at;
    `);
  }
}
