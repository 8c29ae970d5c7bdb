import { nationalPhoneSql } from '../../base/index.js';

/** Who a person is, and which rows are about them: conditions with $1 the hub, $2 the person. */

export type PersonKind = 'courier' | 'merchant' | 'recipient';

/** A recipient is known only by the phone; $2 is normalised already. */
export const NATIONAL_NUMBER = (phone: string) => nationalPhoneSql(`coalesce(${phone}, '')`);
const IS_RECIPIENT = (stop: string) => `${NATIONAL_NUMBER(`${stop} ->> 'phone'`)} = $2::text`;

/** The orders about the person, and which of their stops. Every condition but that of the phone has an index. */
export const ORDERS: Record<PersonKind, string> = {
  courier: 'o.courier_id = $2::bigint',
  merchant: 'o.merchant_id = $2::bigint',
  recipient: `exists (select from jsonb_array_elements(o.stops) s where ${IS_RECIPIENT('s')})`,
};
export const STOPS: Record<PersonKind, string> = {
  courier: 'false',
  merchant: 'true',
  recipient: IS_RECIPIENT('s'),
};
export const REQUESTS: Record<PersonKind, string> = {
  courier: 'false',
  merchant: 'r.merchant_id = $2::bigint',
  recipient: `${NATIONAL_NUMBER(`r.terms -> 'dropoff' ->> 'phone'`)} = $2::text`,
};
export const orderIds = (kind: PersonKind) =>
  `select o.id from orders o where o.hub_id = $1 and ${ORDERS[kind]}`;

/** A message `m` that the person was sent. */
export const ADDRESSES: Record<PersonKind, string> = {
  courier:
    'm.recipient in (select unnest(array[c.email, c.phone]) from couriers c where c.hub_id = $1 and c.id = $2)',
  merchant:
    'm.recipient in (select unnest(array[c.email, c.phone]) from merchants c where c.hub_id = $1 and c.id = $2)',
  recipient: `m.channel <> 'email' and ${NATIONAL_NUMBER('m.recipient')} = ${NATIONAL_NUMBER('$2::text')}`,
};

/** Movements of the person's wallets, and of what others were paid and charged for the person's orders. */
export const movementIds = (kind: PersonKind) =>
  [
    ...(kind === 'courier'
      ? []
      : [`select t.id from ledger_transactions t where t.order_id in (${orderIds(kind)})`]),
    ...(kind === 'recipient'
      ? []
      : [
          `select t.id from ledger_accounts a join ledger_transactions t on t.account_id = a.id
            where a.hub_id = $1 and a.role in ('${kind}', '${kind}_cash') and a.holder_id = $2::bigint`,
        ]),
  ].join(' union all ');
