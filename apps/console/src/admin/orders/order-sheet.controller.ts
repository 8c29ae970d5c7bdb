import {
  failureReasons,
  isLate,
  nothingDelivered,
  type OrderView,
  Clock,
  Hubs,
  OrderLookup,
  type Scope,
} from '#domain';
import { z } from 'zod';
import { adminApi } from '../access/admin-api.decorator.js';
import { sendSheet, XLSX } from '../reports/report.stream.js';
import { filterOf, listQuery } from './order.schemas.js';

/** Heads are in `sheet-pt.vocabulary.ts`. */
const ORDER_SHEET_COLUMNS = [
  'publicId',
  'createdAt',
  'merchant',
  'destination',
  'courier',
  'status',
  'cancelReason',
  'deliverBy',
  'deliveredAt',
  'lateMinutes',
  'paymentMethod',
  'distanceM',
  'totalCents',
] as const;

const MINUTE_MS = 60_000;

function orderLine(order: OrderView, now: Date) {
  const { merchant, courier, stops } = order;
  return {
    ...order,
    merchant: merchant.name,
    courier: courier?.name ?? null,
    destination: stops[0]?.district ?? stops[0]?.address ?? null,
    status: stateOf(order),
    cancelReason: order.cancelReason ?? failureReasons(order).join(' · '),
    lateMinutes: lateMinutes(order, now),
  };
}

/** A completed order says what was not delivered. */
function stateOf(order: OrderView): string {
  const { status, stops } = order;
  if (status !== 'completed' || stops.every((stop) => stop.status === 'delivered')) return status;
  return nothingDelivered(order) ? 'undelivered' : 'partly';
}

function lateMinutes(order: OrderView, now: Date): number | null {
  const { deliverBy, deliveredAt } = order;
  if (deliverBy === null || !isLate(order, now)) return null;
  return Math.floor(((deliveredAt ?? now).getTime() - deliverBy.getTime()) / MINUTE_MS);
}

const BATCH = 200;
const sheetQuery = listQuery.extend({ format: z.enum(['csv', 'xlsx']) });

const api = adminApi('orders/sheet', 'orders', { lookup: OrderLookup, hubs: Hubs, clock: Clock });

export const AdminOrderSheetController = api.controller('AdminOrderSheetController', {
  read: api.send('', {
    summary: 'Orders of a list as a file for the office, newest first: CSV or a workbook',
    query: sheetQuery,
    mediaTypes: ['text/csv', XLSX],
    run: async ({ hubs, clock, lookup, by, query: { format, ...asked }, response }) => {
      const { timezone } = await hubs.get(by.hubId);
      const day = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(at);
      const { createdFrom, createdTo } = asked;
      await sendSheet(response, {
        rows: rows(clock, lookup, by, asked),
        columns: ORDER_SHEET_COLUMNS,
        format,
        name: ['pedidos', ...[createdFrom, createdTo].flatMap((at) => (at ? [day(at)] : []))].join('_'),
        timezone,
      });
    },
  }),
});

async function* rows(clock: Clock, lookup: OrderLookup, by: Scope, asked: z.output<typeof listQuery>) {
  const filter = filterOf(asked);
  const now = clock.now();
  for (let before: number | null = null; ;) {
    const page = await lookup.find(by, asked.q, filter, { before, limit: BATCH });
    yield page.map((order) => orderLine(order, now));
    before = page.at(-1)?.id ?? null;
    if (page.length < BATCH) return;
  }
}
