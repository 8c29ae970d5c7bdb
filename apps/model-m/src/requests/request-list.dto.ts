import { z } from 'zod';
import type { Hub, OrderFilter } from '#domain';
import {
  FORGOTTEN_LETTERS,
  PAYMENT_CODES,
  SELECTED_BY,
  type PaymentCode,
  type StatusSelection,
} from '../vocabulary/index.js';
import { count, id, letter, text } from '../wire/fields.js';
import { filterInstant } from '../wire/local-time.js';
import { refuse } from '../wire/problem.js';
import { paymentCode, requestRef } from './open-request.dto.js';

const WINDOW_MS = 30 * 24 * 3_600_000;

const NOTHING: StatusSelection = { statuses: [], notServed: null };
const SELECTIONS: Readonly<Record<string, StatusSelection>> = {
  ...Object.fromEntries(FORGOTTEN_LETTERS.map((each) => [each, NOTHING])),
  ...SELECTED_BY,
};

/** One request by its number: whatever else was asked for does not matter then. */
export const requestByRef = z.object({ id: requestRef().optional(), id_mch: requestRef().optional() });

export const requestList = z.object({
  ...requestByRef.shape,
  status_solicitacao: letter(SELECTIONS).optional(),
  condutor_id: id().optional(),
  taxista_id: id().optional(),
  cliente_id: id().optional(),
  empresa_id: id().optional(),
  tipo_pagamento: paymentCode().optional(),
  data_hora_solicitacao_min: text(40, '2026-11-01T00:00:00.000Z').optional(),
  data_hora_solicitacao_max: text(40, '2026-11-21T23:59:59.999Z').optional(),
  limite: count(100, 20).optional(),
  pagina: count(1_000_000, 1).optional(),
});

type RequestList = z.output<typeof requestList>;

/** null: nothing can match. */
export function filterOf(query: RequestList, hub: Hub, now: Date): OrderFilter | null {
  const companies = distinct(query.empresa_id, query.cliente_id);
  const couriers = distinct(query.condutor_id, query.taxista_id);
  const selection = query.status_solicitacao;
  if (companies.length > 1 || couriers.length > 1 || selection?.statuses.length === 0) return null;
  const [merchantId] = companies;
  const [courierId] = couriers;
  return {
    ...windowOf(query, hub, now),
    ...(merchantId !== undefined && { merchantId }),
    ...(courierId !== undefined && { courierId }),
    ...(selection && statusFilter(selection)),
    ...(query.tipo_pagamento && paymentFilter(query.tipo_pagamento)),
  };
}

function statusFilter({ statuses, notServed }: StatusSelection): OrderFilter {
  return { statuses: [...statuses], ...(notServed !== null && { notServed }) };
}

function distinct(...ids: (number | undefined)[]): number[] {
  return [...new Set(ids.filter((each) => each !== undefined))];
}

/** What is paid on delivery is one thing, however it is paid; third parties go by their letter. */
function paymentFilter(code: PaymentCode): OrderFilter {
  const { method } = PAYMENT_CODES[code];
  return method === 'third_party' ? { paymentCode: code } : { paymentMethods: [method] };
}

/** At most 30 days: between the bounds, from the one there is, or up to now. */
function windowOf(query: RequestList, hub: Hub, now: Date): { createdFrom: Date; createdTo?: Date } {
  const from = bound(query, 'data_hora_solicitacao_min', hub);
  const to = bound(query, 'data_hora_solicitacao_max', hub);
  if (from && to && to.getTime() - from.getTime() > WINDOW_MS) throw refuse(1003);
  if (from) return { createdFrom: from, createdTo: to ?? new Date(from.getTime() + WINDOW_MS) };
  if (to) return { createdFrom: new Date(to.getTime() - WINDOW_MS), createdTo: to };
  return { createdFrom: new Date(now.getTime() - WINDOW_MS) };
}

function bound(
  query: RequestList,
  name: 'data_hora_solicitacao_min' | 'data_hora_solicitacao_max',
  hub: Hub,
): Date | null {
  const given = query[name];
  if (given === undefined) return null;
  const at = filterInstant(hub, given);
  if (!at) throw refuse(24, name);
  return at;
}
