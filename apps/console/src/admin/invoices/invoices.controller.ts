import {
  Hubs,
  INVOICE_STATES,
  InvoicePayments,
  InvoiceQueries,
  Invoices,
  type Invoice,
  type InvoiceView,
  type Scope,
} from '#domain';
import { Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { cursorOf, listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { cursorFields, cursorPage, dayField, idField, idText } from '../field.schemas.js';
import { SHEET_FORMATS, XLSX } from '../reports/report.stream.js';
import {
  closedAccountsAnswer,
  invoiceAnswer,
  invoicedOrderAnswer,
  unbilledAnswer,
} from './invoice.answers.js';
import { sendInvoice } from './invoice.stream.js';

const listQuery = z.strictObject({
  merchantId: idText.exactOptional(),
  state: z.enum(INVOICE_STATES).exactOptional(),
  ...cursorFields,
});
const period = z.strictObject({
  merchantId: idField,
  /** Last day of the period in the hub's zone; it must be over. */
  through: dayField,
  dueDay: dayField,
});
const MAX_ACCOUNTS = 500;
const periodOfMany = period.omit({ merchantId: true }).extend({
  merchantIds: z.array(idField).min(1).max(MAX_ACCOUNTS),
});
const linesQuery = z.strictObject({
  format: z.enum(SHEET_FORMATS).exactOptional(),
  /** Read by the guard. */
  hubId: idText.exactOptional(),
});

/** Invoices of merchants that pay by invoice. */
@AdminController('invoices', 'invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: Invoices,
    private readonly queries: InvoiceQueries,
    private readonly hubs: Hubs,
    private readonly payments: InvoicePayments,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists invoices, newest first',
    query: listQuery,
    answer: cursorOf(invoiceAnswer),
  })
  async list(
    @CurrentScope() by: Scope,
    @EndpointQuery() { cursor: before, limit, ...filter }: z.output<typeof listQuery>,
  ) {
    return cursorPage(await this.queries.list(by, filter, { before, limit }), limit);
  }

  @Endpoint({
    method: 'GET',
    path: 'unbilled',
    status: 200,
    summary: 'Lists the accounts whose ended orders wait for an invoice',
    answer: listOf(unbilledAnswer),
  })
  async unbilled(@CurrentScope() by: Scope) {
    return { items: await this.queries.unbilled(by) };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Closes a period: bills what ended by the end of a day and has no invoice yet',
    description:
      'Also orders of days before the period, so that none is forgotten, and those of the account’s sub-users. A ' +
      'completed order costs its price and its charges for lateness; a cancelled one only such charges.',
    body: period,
    answer: invoiceAnswer,
    errors: [404, 409],
    audit: { entity: 'invoice', action: 'closed' },
  })
  async close(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof period>) {
    return this.shown(by, await this.invoices.close(by, body));
  }

  @Endpoint({
    method: 'POST',
    path: 'bulk',
    status: 200,
    summary: 'Closes the same period of several accounts, with a result for each',
    description:
      'All in one transaction and one audit record. An account that is refused, as nothing of it waits for an invoice, ' +
      'stops no other; wrong days refuse the whole.',
    body: periodOfMany,
    answer: closedAccountsAnswer,
    audit: { entity: 'invoice', action: 'closed_for_many', fields: ['merchantIds', 'through', 'dueDay'] },
  })
  async closeMany(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof periodOfMany>) {
    const results = [];
    for (const { merchantId, invoice, refusal } of await this.invoices.closeMany(by, body))
      results.push({
        merchantId,
        state: invoice ? ('done' as const) : ('refused' as const),
        invoice: invoice && (await this.shown(by, invoice)),
        refusal,
      });
    return { results };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows an invoice',
    params: { id: idText },
    answer: invoiceAnswer,
    errors: [404],
  })
  read(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<InvoiceView> {
    return this.queries.byId(by, id);
  }

  @Endpoint({
    method: 'GET',
    path: ':id/orders',
    status: 200,
    summary: 'Lists the orders of an invoice as they ended, as JSON, CSV or a workbook',
    params: { id: idText },
    query: linesQuery,
    hubByQuery: true,
    answer: listOf(invoicedOrderAnswer),
    mediaTypes: ['text/csv', XLSX],
    errors: [404],
  })
  async orders(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointQuery() { format }: z.output<typeof linesQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { number } = await this.queries.byId(by, id);
    await sendInvoice(request, response, {
      number,
      rows: this.queries.lines(by, id),
      asked: format,
      timezone: (await this.hubs.get(by.hubId)).timezone,
    });
  }

  @Endpoint({
    method: 'POST',
    path: ':id/pay',
    status: 200,
    summary: 'Marks an invoice as paid',
    params: { id: idText },
    answer: invoiceAnswer,
    errors: [404, 409],
    audit: { entity: 'invoice', action: 'paid' },
  })
  async pay(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, await this.payments.markPaid(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/pay-from-wallet',
    status: 200,
    summary: 'Pays an invoice with the balance of the merchant’s wallet, as with what couriers collected',
    params: { id: idText },
    answer: invoiceAnswer,
    errors: [404, 409, 422],
    audit: { entity: 'invoice', action: 'paid' },
  })
  async payFromWallet(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, await this.payments.payFromWallet(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/reopen',
    status: 200,
    summary: 'Marks a paid invoice as open again; what its wallet paid goes back to it',
    params: { id: idText },
    answer: invoiceAnswer,
    errors: [404, 409],
    audit: { entity: 'invoice', action: 'reopened' },
  })
  async reopen(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, await this.payments.markOpen(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/void',
    status: 200,
    summary: 'Takes an unpaid invoice back; its orders wait for the next one',
    params: { id: idText },
    answer: invoiceAnswer,
    errors: [404, 409],
    audit: { entity: 'invoice', action: 'voided' },
  })
  async void(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, await this.invoices.void(by, id));
  }

  private shown(by: Scope, { id }: Invoice): Promise<InvoiceView> {
    return this.queries.byId(by, id);
  }
}
