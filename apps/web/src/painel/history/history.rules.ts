import type { Asks } from '../../ground/api/call.js';
import { addDays } from '../../ground/days.js';

type Query = Asks<'/api/admin/orders'>;

/** Parameters of the address, and what the Admin API calls each. */
const FILTERS = {
  estado: 'status',
  loja: 'merchantId',
  entregador: 'courierId',
  motivo: 'reason',
  area: 'areaId',
  pagamento: 'paymentMethod',
  atraso: 'late',
  q: 'q',
} as const satisfies Record<string, keyof Query>;
export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

export const STATUSES = ['completed', 'cancelled', 'pending', 'accepted', 'collected', 'scheduled'] as const;
export const REASONS = [
  'merchant_request',
  'consumer_request',
  'operator',
  'not_served',
  'payment_expired',
  'no_show',
  'problem_at_merchant',
  'acceptance_too_slow',
  'wrong_order_or_pickup',
  'problem_resolution',
  'other',
] as const;
export const METHODS = ['invoiced', 'wallet', 'online', 'on_delivery', 'third_party'] as const;

/** Whether the reason is one of the core's list; else it is in the company's own words. */
const isListed = (reason: string) => REASONS.some((one) => one === reason);

/** The query of the list for a period of whole days and the filters in the address. `instantOf` reads a local time of the hub. */
export function queryOf(
  address: URLSearchParams,
  { from, to }: { readonly from: string; readonly to: string },
  instantOf: (local: string) => string,
): Query {
  const query: Record<string, string> = {
    createdFrom: instantOf(`${from}T00:00`),
    createdTo: new Date(Date.parse(instantOf(`${addDays(to, 1)}T00:00`)) - 1).toISOString(),
  };
  for (const name of FILTER_NAMES) {
    const value = address.get(name)?.trim() ?? '';
    if (value === '' || (name === 'q' && value.length < 2)) continue;
    query[name === 'motivo' && !isListed(value) ? 'ownReason' : FILTERS[name]] = value;
  }
  return query;
}

type Promised = { readonly deliverBy: string | null; readonly deliveredAt: string | null };

/** Minutes past the promise, by the core's rule; null: not late, or nothing was delivered. */
export function lateMinutes(
  { deliverBy, deliveredAt, status }: Promised & { readonly status: string },
  now: number,
): number | null {
  if (deliverBy === null || status === 'cancelled') return null;
  const tried = deliveredAt === null && (status === 'delivered' || status === 'completed');
  if (tried) return null;
  const late = (deliveredAt === null ? now : Date.parse(deliveredAt)) - Date.parse(deliverBy);
  return late > 0 ? Math.floor(late / 60_000) : null;
}
