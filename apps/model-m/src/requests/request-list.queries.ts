import { z } from 'zod';
import {
  type ChangeCursor,
  Clock,
  cursorText,
  type Hub,
  OrderChanges,
  type OrderFilter,
  OrderVersions,
  parseCursor,
  type Scope,
} from '#domain';
import {
  OBSOLETE_STATUS_CODES,
  PAYMENT_CODES,
  type PaymentCode,
  STATUSES_BY_CODE,
  type StatusSelection,
} from '../vocabulary/index.js';
import {
  codeAttribute,
  companyIdAttribute,
  countAttribute,
  idAttribute,
  textAttribute,
} from '../wire/field.schemas.js';
import { filterBound, type FilterBound } from '../wire/local-time.mapper.js';
import { businessError } from '../wire/error.mapper.js';
import { paymentCodeAttribute, requestRefAttribute } from './open-request.dto.js';
import { Injectable } from '@nestjs/common';
import { OrderAnswers, type VersionedAnswer } from '#runtime';
import { HubContexts } from './hub-context.provider.js';
import { type RequestElement, RequestViews } from './request-views.provider.js';

const WINDOW_MS = 30 * 24 * 3_600_000;

const NOTHING: StatusSelection = { statuses: [], notServed: null };
const SELECTIONS: Readonly<Record<string, StatusSelection>> = {
  ...Object.fromEntries(OBSOLETE_STATUS_CODES.map((each) => [each, NOTHING])),
  ...STATUSES_BY_CODE,
};

/** A query of one request by its number, or of changes, ignores all other filters. */
function deciding(query: unknown): unknown {
  const { id, id_mch, data_hora_alteracao_min, cursor, limite } = query as Record<string, unknown>;
  if (id !== undefined || id_mch !== undefined) return { id, id_mch };
  const asksForChanges = data_hora_alteracao_min !== undefined || cursor !== undefined;
  return asksForChanges ? { data_hora_alteracao_min, cursor, limite } : query;
}

const listAttributes = z.object({
  id: requestRefAttribute().optional(),
  id_mch: requestRefAttribute().optional(),
  status_solicitacao: codeAttribute(SELECTIONS).optional(),
  condutor_id: idAttribute().optional(),
  taxista_id: idAttribute().optional(),
  cliente_id: companyIdAttribute(),
  empresa_id: companyIdAttribute(),
  tipo_pagamento: paymentCodeAttribute().optional(),
  data_hora_solicitacao_min: textAttribute(40, '2026-11-01T00:00:00.000Z').optional(),
  data_hora_solicitacao_max: textAttribute(40, '2026-11-21T23:59:59.999Z').optional(),
  data_hora_alteracao_min: textAttribute(40, '2026-11-21T00:00:00.000Z').optional(),
  cursor: textAttribute(100, 'MTc5NTMwMDAwMDAwMC4xMDAwMQ').optional(),
  limite: countAttribute(100, 20).optional(),
  pagina: countAttribute(1_000_000, 1).optional(),
});

export const requestList = z.preprocess(deciding, listAttributes);

type RequestList = z.output<typeof requestList>;

/** null: nothing can match. */
function filterOf(query: RequestList, hub: Hub, now: Date): OrderFilter | null {
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

/** All methods paid on delivery are one filter; third parties have one filter per code. */
function paymentFilter(code: PaymentCode): OrderFilter {
  const { method } = PAYMENT_CODES[code];
  return method === 'third_party' ? { paymentCode: code } : { paymentMethods: [method] };
}

/** null: changes are not asked for. */
function changesFrom({ cursor, ...query }: RequestList, hub: Hub): ChangeCursor | null {
  if (cursor === undefined) {
    const since = bound(query, 'data_hora_alteracao_min', hub);
    return since && { at: since.earliest, id: 0 };
  }
  const read = parseCursor(cursor);
  if (!read) throw businessError(24, 'cursor');
  return read;
}

type BoundName = 'data_hora_solicitacao_min' | 'data_hora_solicitacao_max' | 'data_hora_alteracao_min';

/** One bound alone is open on the other side, none means the last 30 days; both span 30 at most. */
function windowOf(query: RequestList, hub: Hub, now: Date): { createdFrom?: Date; createdTo?: Date } {
  const from = bound(query, 'data_hora_solicitacao_min', hub);
  const to = bound(query, 'data_hora_solicitacao_max', hub);
  if (!from && !to) return { createdFrom: new Date(now.getTime() - WINDOW_MS) };
  if (from && to && to.at.getTime() - from.at.getTime() > WINDOW_MS) throw businessError(1003);
  return { ...(from && { createdFrom: from.earliest }), ...(to && { createdTo: to.latest }) };
}

function bound(query: RequestList, name: BoundName, hub: Hub): FilterBound | null {
  const given = query[name];
  if (given === undefined) return null;
  const read = filterBound(hub, given);
  if (!read) throw businessError(24, name);
  return read;
}

/** GET /solicitacao: pages of the newest requests, one request, or the requests that changed. */
@Injectable()
export class RequestListQueries {
  constructor(
    private readonly versions: OrderVersions,
    private readonly changes: OrderChanges,
    private readonly views: RequestViews,
    private readonly answers: OrderAnswers,
    private readonly hubContexts: HubContexts,
    private readonly clock: Clock,
  ) {}

  async page(scope: Scope, query: RequestList): Promise<VersionedAnswer<RequestElement[]>> {
    const { id, id_mch: ref = id, limite = 20, pagina = 1 } = query;
    const element = await this.views.element(scope);
    if (ref !== undefined) return this.answers.list(element, [await this.versions.byRef(scope, ref)]);
    const { hub } = await this.hubContexts.of(scope.hubId);
    const from = changesFrom(query, hub);
    if (from !== null) {
      // The oldest change first; the next cursor is beside `response`.
      const { items, next } = await this.changes.since(scope, from, limite);
      return this.answers.list(element, items).within('', `,"proximo_cursor":"${cursorText(next)}"`);
    }
    const filter = filterOf(query, hub, this.clock.now());
    const found = filter && (await this.versions.newest(scope, filter, limite, (pagina - 1) * limite));
    return this.answers.list(element, found ?? []);
  }
}
