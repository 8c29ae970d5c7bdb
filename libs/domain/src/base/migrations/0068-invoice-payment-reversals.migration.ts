import type { MigrationInterface, QueryRunner } from 'typeorm';

const RENAME = (from: string, to: string) => `
  alter table ledger_transactions disable trigger ledger_transactions_keep_amounts;
  update ledger_transactions set kind = '${to}' where kind = '${from}' and external_id like 'invoice-reopened:%';
  alter table ledger_transactions enable trigger ledger_transactions_keep_amounts;`;

/** Before this a wallet got what had paid an invoice back as `credit_added`, like a credit by hand. */
export class InvoicePaymentReversals1796000000068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RENAME('credit_added', 'invoice_payment_reversed'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(RENAME('invoice_payment_reversed', 'credit_added'));
  }
}
