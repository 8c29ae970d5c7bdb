import type { Asks } from '../../base/api/call.js';
import { addDays } from '../../base/days.js';
import { withoutEmpty, idIn, oneOf, typed, type Values } from '../../desk/search.js';
import type { Period } from '../../desk/ui/period.js';
import { cancelReasonWords } from '../words.js';

const STATUSES = ['completed', 'cancelled', 'pending', 'accepted', 'collected', 'scheduled'] as const;
const METHODS = ['invoiced', 'wallet', 'online', 'on_delivery', 'third_party'] as const;

/** False: the reason is in the company's own words. */
const isListed = (reason: string): reason is keyof typeof cancelReasonWords =>
  Object.hasOwn(cancelReasonWords, reason);

export const SEARCH = {
  q: typed('q'),
  status: oneOf('estado', STATUSES),
  merchantId: idIn('loja'),
  courierId: idIn('entregador'),
  reason: typed('motivo'),
  areaId: idIn('area'),
  paymentMethod: oneOf('pagamento', METHODS),
  late: oneOf('atraso', ['true']),
};

/** `instantOf` reads a local time of the hub. */
export function queryOf(
  { q, reason, ...filter }: Values<typeof SEARCH>,
  { from, to }: Period,
  instantOf: (local: string) => string,
): Asks<'/api/admin/orders'> {
  return {
    createdFrom: instantOf(`${from}T00:00`),
    createdTo: new Date(Date.parse(instantOf(`${addDays(to, 1)}T00:00`)) - 1).toISOString(),
    ...withoutEmpty(isListed(reason) ? { ...filter, reason } : { ...filter, ownReason: reason }),
    ...(q.length > 1 && { q }),
  };
}

type Promised = { readonly deliverBy: string | null; readonly deliveredAt: string | null };

/** Minutes of lateness by the core's rule; null: not late, or nothing was delivered. */
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
