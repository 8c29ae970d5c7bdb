import { readableMerchants, type Scope } from '../../base/index.js';
import type { OrderFilter } from './order.types.js';
import { isLateAt } from './promise.rules.js';

/** Builds a WHERE clause. The key names the prepared statement, so the same filters use the same plan. */
export class WhereClause {
  private readonly clauses: string[] = [];
  private readonly params: unknown[] = [];
  private readonly keys: string[] = [];

  /** `?` stands for the value. */
  add(key: string, clause: string, value: unknown): this {
    this.params.push(value);
    this.clauses.push(clause.replaceAll('?', `$${String(this.params.length)}`));
    this.keys.push(key);
    return this;
  }

  /** A condition without a value: its text may be that of an index. */
  addText(key: string, clause: string): this {
    this.clauses.push(clause);
    this.keys.push(key);
    return this;
  }

  build(): { where: string; params: unknown[]; key: string } {
    return { where: this.clauses.join(' and '), params: [...this.params], key: this.keys.join('_') };
  }
}

const FILTERS: { readonly [K in keyof Omit<Required<OrderFilter>, 'notServed'>]: string } = {
  statuses: 'o.status = any(?::text[])',
  merchantId: 'o.merchant_id = ?',
  courierId: 'o.courier_id = ?',
  externalId: 'o.external_id = ?',
  paymentMethods: 'o.payment_method = any(?::text[])',
  paymentCode: 'o.payment_code = ?',
  scheduledOnly: '(? and o.scheduled_for is not null)',
  createdFrom: 'o.created_at >= ?',
  createdTo: 'o.created_at <= ?',
  groupId: 'o.group_id = ?',
  ids: 'o.id = any(?::bigint[])',
  merchantIds: 'o.merchant_id = any(?::bigint[])',
  cancelReasons: 'o.cancel_reason = any(?::text[])',
  cancelNote: 'o.cancel_note = ?',
  areaId:
    'o.merchant_id in (select a.id from merchants a where a.hub_id = o.hub_id and a.service_area_id = ?::bigint)',
  lateAt: isLateAt('?'),
};

/** Earlier than the order with this id. */
export const EARLIER = '(o.created_at, o.id) < (select b.created_at, b.id from orders b where b.id = ?)';

/** The orders that the scope may see, narrowed by the filter. */
export function filterClause(scope: Scope, filter: OrderFilter): WhereClause {
  const conditions = new WhereClause().add('hub', 'o.hub_id = ? and o.deleted_at is null', scope.hubId);
  const merchants = readableMerchants(scope);
  if (merchants?.length === 1) conditions.add('own', 'o.merchant_id = ?', merchants[0]);
  else if (merchants) conditions.add('account', 'o.merchant_id = any(?::bigint[])', merchants);
  if (scope.ownAppId !== undefined) conditions.add('app', 'o.app_id = ?', scope.ownAppId);
  if (filter.notServed === true) conditions.addText('notServed', `o.cancel_reason = 'not_served'`);
  if (filter.notServed === false)
    conditions.addText('served', `o.cancel_reason is distinct from 'not_served'`);
  for (const [key, clause] of Object.entries(FILTERS) as [keyof typeof FILTERS, string][]) {
    const value = filter[key];
    if (value !== undefined) conditions.add(key, clause, value);
  }
  return conditions;
}
