import type { MigrationInterface, QueryRunner } from 'typeorm';

const FUNCTIONS = [
  'ledger_open_account',
  'ledger_post',
  'ledger_settle_order',
  'ledger_check_transaction',
  'ledger_check_entry',
];

/**
 * A connection plans the statements of a function once, maybe while the books are still empty. Reading a table whole
 * looks cheapest then, and stays chosen while the table grows under it: after a few thousand movements each of them
 * read all there was. Inside these functions an index is always right, and two look-ups leave no choice of a join.
 */
export class LedgerPlans1763690000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function ledger_check_entry() returns trigger language plpgsql as $$
      begin
        if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) is distinct from 0
          or not exists (select from ledger_transactions where id = new.transaction_id) then
          raise exception 'ledger transaction % is not balanced', new.transaction_id
            using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $$;
    `);
    for (const name of FUNCTIONS) await runner.query(`alter function ${name} set enable_seqscan = off`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of FUNCTIONS) await runner.query(`alter function ${name} reset enable_seqscan`);
    await runner.query(`
      create or replace function ledger_check_entry() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where t.id = new.transaction_id having sum(e.amount) = 0
        ) then
          raise exception 'ledger transaction % is not balanced', new.transaction_id
            using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $$;
    `);
  }
}
