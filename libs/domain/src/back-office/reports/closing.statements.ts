import { statement } from '../../base/index.js';

/**
 * Both sides of every movement of a period by account and kind, and their sum, which is zero. $1 hub, $2 from, $3 to
 * (exclusive), as below.
 */
export const CLOSING = statement(
  'reports.report_closing',
  `with sides as (
     select a.role as account, t.kind, count(*) as movements,
            coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as came,
            coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as went
       from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.hub_id = $1 and t.created_at >= $2 and t.created_at < $3
      group by 1, 2
   )
   select account, kind, movements, came as "inCents", went as "outCents", came - went as "netCents", 0 as n from sides
   union all
   select 'total', '', coalesce(sum(movements), 0)::bigint, coalesce(sum(came), 0)::bigint, coalesce(sum(went), 0)::bigint,
          coalesce(sum(came - went), 0)::bigint, 1 from sides
   order by n, account, kind`,
);

const MOVED = (kinds: string, sign = '') =>
  `coalesce(sum(${sign}m.cents) filter (where m.within and ${kinds}), 0)::bigint`;
const OPENING = 'a.balance - coalesce(sum(m.cents), 0)';
const CLOSING_BALANCE = 'a.balance - coalesce(sum(m.cents) filter (where not m.within), 0)';
const PER_ACCOUNT = (role: string, columns: string) => `
  select a.holder_id, ${columns}
    from ledger_accounts a left join moved m on m.account_id = a.id
   where a.hub_id = $1 and a.role = '${role}' group by a.id`;

/**
 * Of each courier what was owed before, what was earned, topped up, taken and paid, and what is owed after; and the same of
 * collected cash. Opening and movements add up to the closing, whatever kinds of movements there are.
 */
export const COURIER_CLOSING = statement(
  'reports.report_courier_closing',
  `with moved as (
     select t.account_id, t.kind, t.operation, t.created_at < $3 as within,
            sum(case t.operation when 'credit' then t.amount else -t.amount end) as cents
       from ledger_transactions t where t.hub_id = $1 and t.created_at >= $2 group by 1, 2, 3, 4
   ), wallets as (${PER_ACCOUNT(
     'courier',
     `(${OPENING})::bigint as opening, ${MOVED(`m.kind = 'order_earning'`)} as earned,
      ${MOVED(`m.kind = 'guarantee_top_up'`)} as topped,
      ${MOVED(`m.operation = 'credit' and m.kind not in ('order_earning', 'guarantee_top_up')`)} as added,
      ${MOVED(`m.operation = 'debit' and m.kind <> 'withdrawal'`, '-')} as taken,
      ${MOVED(`m.kind = 'withdrawal'`, '-')} as withdrawn, (${CLOSING_BALANCE})::bigint as closing`,
   )}), cash as (${PER_ACCOUNT(
     'courier_cash',
     `(-(${OPENING}))::bigint as opening, ${MOVED(`m.kind = 'cash_collected'`, '-')} as collected,
      ${MOVED(`m.kind in ('cash_handed_in', 'cash_hand_in_reversed')`)} as handed,
      ${MOVED(`m.kind in ('cash_difference', 'cash_difference_reversed')`)} as missing,
      (-(${CLOSING_BALANCE}))::bigint as closing`,
   )})
   select c.id as "courierId", c.name as courier, coalesce(w.opening, 0) as "openingCents",
          coalesce(w.earned, 0) as "earnedCents", coalesce(w.topped, 0) as "toppedUpCents",
          coalesce(w.added, 0) as "addedCents", coalesce(w.taken, 0) as "takenCents",
          coalesce(w.withdrawn, 0) as "withdrawnCents", coalesce(w.closing, 0) as "closingCents",
          coalesce(k.opening, 0) as "cashOpeningCents", coalesce(k.collected, 0) as "collectedCents",
          coalesce(k.handed, 0) as "handedInCents", coalesce(k.missing, 0) as "missingCents",
          coalesce(k.closing, 0) as "cashClosingCents"
     from couriers c left join wallets w on w.holder_id = c.id left join cash k on k.holder_id = c.id
    where c.hub_id = $1 and (w.holder_id is not null or k.holder_id is not null)
    order by c.name, c.id`,
);
