import type { Request, Response } from 'express';
import {
  Invoice,
  INVOICE_STATES,
  Hubs,
  InvoicePayments,
  InvoiceQueries,
  Invoices,
  type InvoiceView,
  Order,
  type Scope,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { SHEET_FORMATS, XLSX, formatOf, sendSheet } from '../reports/report.stream.js';

export const invoiceAnswer = answers
  .recordOf(
    Invoice,
    [
      'id hubId number merchantId fromDay throughDay dueDay orderCount totalCents closedAt paidAt paidEntryId voidedAt',
    ],
    { state: z.enum(INVOICE_STATES), merchantName: z.string() },
  )
  .meta({ id: 'Invoice' });
/** `refusal` is an error code. */
const closedAccountsAnswer = z.strictObject({
  results: z.array(
    z.strictObject({
      merchantId: z.int(),
      state: z.enum(['done', 'refused']),
      invoice: invoiceAnswer.nullable(),
      refusal: answers.text,
    }),
  ),
});
const invoicedOrderAnswer = z.strictObject({
  ...answers.recordOf(Order, ['id publicId externalId merchantId lateChargeCents']).shape,
  status: z.enum(['completed', 'cancelled']),
  endedAt: answers.instant,
  dropoff: answers.text,
  distanceM: answers.count,
  ...answers.each(['totalCents', 'amountCents'], answers.cents),
});
const COLUMNS = [
  'publicId',
  'externalId',
  'endedAt',
  'status',
  'dropoff',
  'distanceM',
  'totalCents',
  'lateChargeCents',
  'amountCents',
] as const;

interface InvoiceCall {
  readonly queries: InvoiceQueries;
  readonly hubs: Hubs;
  readonly by: Scope;
  readonly id: number;
  readonly query: { readonly format?: (typeof SHEET_FORMATS)[number] };
  readonly request: Request;
  readonly response: Response;
}

export const INVOICE_ORDERS = {
  summary: 'Lists the orders of an invoice as they ended, as JSON, CSV or a workbook',
  answer: answers.listOf(invoicedOrderAnswer),
  mediaTypes: ['text/csv', XLSX],
  run: async ({ queries, hubs, by, id, query, request, response }: InvoiceCall) => {
    const { number } = await queries.byId(by, id);
    await sendSheet(response, {
      rows: queries.lines(by, id),
      columns: COLUMNS,
      format: formatOf(query.format, request),
      name: `fatura-${String(number)}`,
      timezone: (await hubs.get(by.hubId)).timezone,
    });
  },
};
const unbilledAnswer = z.strictObject({
  merchantId: z.int(),
  merchantName: z.string(),
  orders: answers.count,
  totalCents: answers.cents,
  since: z.iso.date(),
});

const period = z.strictObject({
  merchantId: fields.id,
  /** Last day of the period in the hub's zone; it must be over. */
  through: fields.day,
  dueDay: fields.day,
});
const MAX_ACCOUNTS = 500;
const periodOfMany = period.omit({ merchantId: true }).extend({
  merchantIds: z.array(fields.id).min(1).max(MAX_ACCOUNTS),
});

const api = adminApi('invoices', 'invoices', {
  invoices: Invoices,
  queries: InvoiceQueries,
  hubs: Hubs,
  payments: InvoicePayments,
});

export const InvoicesController = api.controller('InvoicesController', {
  list: api.get('', {
    summary: 'Lists invoices, newest first',
    query: z.strictObject({
      merchantId: fields.idText.exactOptional(),
      state: z.enum(INVOICE_STATES).exactOptional(),
      ...fields.cursor,
    }),
    answer: answers.cursorOf(invoiceAnswer),
    run: ({ queries, by, query: { cursor: before, limit, ...filter } }) =>
      queries.list(by, filter, { before, limit }),
  }),
  unbilled: api.get('unbilled', {
    summary: 'Lists the accounts whose ended orders wait for an invoice',
    answer: answers.listOf(unbilledAnswer),
    run: ({ queries, by }) => queries.unbilled(by),
  }),
  close: api.post('', {
    summary: 'Closes a period: bills what ended by the end of a day and has no invoice yet',
    description:
      'Also orders of days before the period, so that none is forgotten, and those of the account’s sub-users. A ' +
      'completed order costs its price and its charges for lateness; a cancelled one only such charges.',
    body: period,
    answer: invoiceAnswer,
    errors: [404, 409],
    audit: { entity: 'invoice', action: 'closed' },
    run: ({ queries, invoices, by, body }) => after(queries, by, invoices.close(by, body)),
  }),
  closeMany: api.post('bulk', {
    summary: 'Closes the same period of several accounts, with a result for each',
    description:
      'All in one transaction and one audit record. An account that is refused, as nothing of it waits for an invoice, ' +
      'stops no other; wrong days refuse the whole.',
    body: periodOfMany,
    answer: closedAccountsAnswer,
    audit: { entity: 'invoice', action: 'closed_for_many', fields: ['merchantIds', 'through', 'dueDay'] },
    run: async ({ invoices, queries, by, body }) => {
      const results = [];
      for (const { merchantId, invoice, refusal } of await invoices.closeMany(by, body))
        results.push({
          merchantId,
          state: invoice ? ('done' as const) : ('refused' as const),
          invoice: invoice && (await queries.byId(by, invoice.id)),
          refusal,
        });
      return { results };
    },
  }),
  read: api.get(':id', {
    summary: 'Shows an invoice',
    answer: invoiceAnswer,
    run: ({ queries, by, id }) => queries.byId(by, id),
  }),
  orders: api.send(':id/orders', {
    ...INVOICE_ORDERS,
    query: z.strictObject({
      format: z.enum(SHEET_FORMATS).exactOptional(),
      /** The guard reads it. */
      hubId: fields.idText.exactOptional(),
    }),
  }),
  pay: api.post(':id/pay', {
    summary: 'Marks an invoice as paid',
    answer: invoiceAnswer,
    errors: [404, 409],
    audit: { entity: 'invoice', action: 'paid' },
    run: ({ queries, payments, by, id }) => after(queries, by, payments.markPaid(by, id)),
  }),
  payFromWallet: api.post(':id/pay-from-wallet', {
    summary: 'Pays an invoice with the balance of the merchant’s wallet, as with what couriers collected',
    answer: invoiceAnswer,
    errors: [404, 409, 422],
    audit: { entity: 'invoice', action: 'paid' },
    run: ({ queries, payments, by, id }) => after(queries, by, payments.payFromWallet(by, id)),
  }),
  reopen: api.post(':id/reopen', {
    summary: 'Marks a paid invoice as open again; what its wallet paid goes back to it',
    answer: invoiceAnswer,
    errors: [404, 409],
    audit: { entity: 'invoice', action: 'reopened' },
    run: ({ queries, payments, by, id }) => after(queries, by, payments.markOpen(by, id)),
  }),
  void: api.post(':id/void', {
    summary: 'Takes an unpaid invoice back; its orders wait for the next one',
    answer: invoiceAnswer,
    errors: [404, 409],
    audit: { entity: 'invoice', action: 'voided' },
    run: ({ queries, invoices, by, id }) => after(queries, by, invoices.void(by, id)),
  }),
});

async function after(queries: InvoiceQueries, by: Scope, act: Promise<Invoice>): Promise<InvoiceView> {
  return queries.byId(by, (await act).id);
}
