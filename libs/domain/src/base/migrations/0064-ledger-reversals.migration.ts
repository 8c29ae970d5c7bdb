import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Before, refused withdrawals and online payments came back as `credit_added`, like a credit by hand. */
const NAME_REVERSALS = `
  alter table ledger_transactions disable trigger ledger_transactions_keep_amounts;
  update ledger_transactions set kind = 'withdrawal_reversed'
   where kind = 'credit_added' and reference_id is not null;
  update ledger_transactions t set kind = 'online_refund'
    from ledger_accounts a
   where a.id = t.account_id and a.role = 'merchant' and t.kind = 'credit_added' and t.order_id is not null
     and (t.external_id is null or t.external_id = 'pedido-' || t.order_id || '-estorno');
  alter table ledger_transactions enable trigger ledger_transactions_keep_amounts;`;

const UNNAME_REVERSALS = `
  alter table ledger_transactions disable trigger ledger_transactions_keep_amounts;
  update ledger_transactions set kind = 'credit_added' where kind in ('withdrawal_reversed', 'online_refund');
  alter table ledger_transactions enable trigger ledger_transactions_keep_amounts;`;

/** Reversals of the ledger have kinds of their own. */
export class LedgerReversals1796000000064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NAME_REVERSALS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(UNNAME_REVERSALS);
  }
}
