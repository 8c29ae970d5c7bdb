import { statement } from '../../base/index.js';
import { CASH_KINDS } from '../../ledger/index.js';

/**
 * What gives a refused or cancelled withdrawal back counts as reversed, like the withdrawal: the movements that are not
 * reversed add up to what moved.
 */
const STATUS = `case when t.kind = 'withdrawal_reversed' then 'reversed' else t.status end`;

const COLUMNS = `t.id, t.uuid, t.operation, t.kind, t.amount, t.description, ${STATUS} as status, t.external_id as "externalId",
  t.payment_method as "paymentMethod", t.order_id as "orderId", t.reference_id as "referenceId",
  t.created_at as "createdAt", a.role as "ownerKind", a.holder_id as "ownerId",
  coalesce(m.name, c.name) as "ownerName", h.role as counterpart`;

const JOINS = `join ledger_accounts a on a.id = t.account_id and a.role in ('merchant', 'courier') join ledger_accounts h on h.id = t.counter_account_id
  left join merchants m on a.role = 'merchant' and m.hub_id = $1 and m.id = a.holder_id
  left join couriers c on a.role = 'courier' and c.hub_id = $1 and c.id = a.holder_id`;

/** $4 kinds, $5 statuses, $6 operation: null for any. */
const WANTED = `t.created_at >= $2 and t.created_at < $3 and ($4::text[] is null or t.kind = any($4))
  and ($5::text[] is null or ${STATUS} = any($5)) and ($6::text is null or t.operation = $6)`;

/** Movements of a hub, newest first, after the movement $7. $1 hub, $2 from, $3 to (exclusive), $8 limit. */
export const MOVEMENTS = statement(
  'reports.ledger_movements',
  `select ${COLUMNS} from ledger_transactions t ${JOINS}
    where t.hub_id = $1 and ${WANTED}
      and (t.created_at, t.id) < (coalesce((select created_at from ledger_transactions where id = $7 and hub_id = $1),
                                           'infinity'), coalesce($7, 9223372036854775807))
    order by t.created_at desc, t.id desc limit $8`,
);

/** Movements of one wallet: $9 role, $10 holder. */
export const MOVEMENTS_OF_WALLET = statement(
  'reports.ledger_movements_of_wallet',
  `select ${COLUMNS} from ledger_transactions t ${JOINS}
    where t.hub_id = $1 and ${WANTED}
      and t.account_id = (select id from ledger_accounts where hub_id = $1 and role = $9 and holder_id = $10)
      and t.id < coalesce($7::bigint, 9223372036854775807)
    order by t.id desc limit $8`,
);

/** Movements by day in the zone $4, kind, direction and status. $1 hub, $2 from, $3 to (exclusive). */
export const MOVEMENTS_BY_DAY = statement(
  'reports.ledger_movements_by_day',
  `select to_char(t.created_at at time zone $4, 'YYYY-MM-DD') as day, t.kind, t.operation, ${STATUS} as status,
          count(*)::int as movements, sum(t.amount)::bigint as "amountCents"
     from ledger_transactions t
    where t.hub_id = $1 and t.created_at >= $2 and t.created_at < $3
      and t.kind not in (${CASH_KINDS.map((kind) => `'${kind}'`).join()})
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
);

/** Sums that the wallets hold and owe. $1 hub. */
export const STANDING = statement(
  'reports.ledger_standing',
  `select role, count(*) filter (where balance <> 0)::int as wallets,
          coalesce(sum(balance) filter (where balance > 0), 0)::bigint as "heldCents",
          coalesce(-sum(balance) filter (where balance < 0), 0)::bigint as "owedCents"
     from ledger_accounts where hub_id = $1 and role in ('merchant', 'courier') group by role order by role`,
);

/** $1 hub, $2 role, $3 the sign of the balance. */
const WITH_BALANCE = 'a.hub_id = $1 and a.role = $2 and sign(a.balance) = $3';

/** Wallets that hold money (or owe it), the greatest sum first. $4 limit, $5 offset. */
export const WALLETS_WITH_BALANCE = statement(
  'reports.ledger_wallets_with_balance',
  `select a.role as "ownerKind", a.holder_id as "ownerId", coalesce(m.name, c.name) as "ownerName",
          a.balance as "balanceCents"
     from ledger_accounts a
     left join merchants m on a.role = 'merchant' and m.hub_id = $1 and m.id = a.holder_id
     left join couriers c on a.role = 'courier' and c.hub_id = $1 and c.id = a.holder_id
    where ${WITH_BALANCE}
    order by abs(a.balance) desc, a.holder_id limit $4 offset $5`,
);

export const COUNT_WITH_BALANCE = statement(
  'reports.ledger_count_with_balance',
  `select count(*)::int as total from ledger_accounts a where ${WITH_BALANCE}`,
);

/** Sums that wait for a decision of the company. $1 hub. */
export const WAITING = statement(
  'reports.money_waiting',
  `select 'withdrawals' as what, count(*)::int as count, coalesce(sum(amount), 0)::bigint as "amountCents",
          min(created_at) as "oldestAt"
     from ledger_transactions where hub_id = $1 and kind = 'withdrawal' and status = 'pending'
   union all
   select 'payments', count(*)::int, coalesce(sum(amount), 0)::bigint, min(created_at)
     from payments where hub_id = $1 and outcome = 'wrong_amount'`,
);
