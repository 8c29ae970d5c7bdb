import { type Database } from '#domain';

/**
 * Counts what is wrong in the ledger, from its rows alone: each balance and counter equals the account's
 * entries, each movement has two entries with sum zero, and each hub's books have sum zero.
 */
export async function ledgerFaults(db: Database): Promise<Record<string, number>> {
  const [books] = await db.unchecked.query<Record<string, number>>(`
    with sums as (
      select account_id, sum(amount) as total, count(*) filter (where amount > 0) as credits,
             count(*) filter (where amount < 0) as debits
      from ledger_entries group by account_id
    )
    select
      (select count(*) from ledger_accounts a full join sums s on s.account_id = a.id
       where (a.balance, a.credits, a.debits)
         is distinct from (coalesce(s.total, 0), coalesce(s.credits, 0), coalesce(s.debits, 0))) as "wrongAccounts",
      (select count(*) from (select from ledger_entries group by transaction_id
         having sum(amount) <> 0 or count(*) <> 2) t) as "unbalancedMovements",
      (select count(*) from ledger_transactions t
       where not exists (select from ledger_entries e where e.transaction_id = t.id)) as "emptyMovements",
      (select count(*) from (select from ledger_accounts group by hub_id having sum(balance) <> 0) h) as "unbalancedHubs"
  `);
  return books!;
}

export async function expectBalancedLedger(db: Database): Promise<void> {
  expect(await ledgerFaults(db)).toEqual({
    wrongAccounts: 0,
    unbalancedMovements: 0,
    emptyMovements: 0,
    unbalancedHubs: 0,
  });
}
