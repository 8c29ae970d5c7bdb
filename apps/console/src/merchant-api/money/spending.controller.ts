import { Hubs, InvoiceQueries, Spending, type Scope } from '#domain';
import { Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { cursorFields, cursorPage, dayField } from '../../admin/field.schemas.js';
import { invoiceAnswer, invoicedOrderAnswer } from '../../admin/invoices/invoice.answers.js';
import { sendInvoice } from '../../admin/invoices/invoice.stream.js';
import { SHEET_FORMATS, XLSX } from '../../admin/reports/report.stream.js';
import { cursorOf, listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { MerchantController, MerchantScope } from '../session/index.js';
import { spendingAnswer } from './money.answers.js';

const daysQuery = z.strictObject({ from: dayField, to: dayField });
const listQuery = z.strictObject(cursorFields);
const linesQuery = z.strictObject({ format: z.enum(SHEET_FORMATS).exactOptional() });
const params = { id: pathId('invoice_not_found') };

/** Spending of an account by day, and its invoices. */
@MerchantController()
export class SpendingController {
  constructor(
    private readonly spending: Spending,
    private readonly invoices: InvoiceQueries,
    private readonly hubs: Hubs,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'spending',
    status: 200,
    appScope: 'statement',
    summary: 'Lists orders and money by day, of the orders that the person may read; both days included',
    query: daysQuery,
    answer: spendingAnswer,
  })
  async days(@MerchantScope() by: Scope, @EndpointQuery() range: z.output<typeof daysQuery>) {
    return { items: await this.spending.byDay(by, range) };
  }

  @Endpoint({
    method: 'GET',
    path: 'invoices',
    status: 200,
    appScope: 'statement',
    summary: 'Lists the account’s invoices, newest first',
    query: listQuery,
    answer: cursorOf(invoiceAnswer),
    ownerOnly: true,
  })
  async list(
    @MerchantScope() by: Scope,
    @EndpointQuery() { cursor: before, limit }: z.output<typeof listQuery>,
  ) {
    return cursorPage(await this.invoices.list(by, {}, { before, limit }), limit);
  }

  @Endpoint({
    method: 'GET',
    path: 'invoices/:id/orders',
    status: 200,
    appScope: 'statement',
    summary: 'Lists the orders of an invoice as they ended, as JSON, CSV or a workbook',
    params,
    query: linesQuery,
    answer: listOf(invoicedOrderAnswer),
    mediaTypes: ['text/csv', XLSX],
    errors: [404],
    ownerOnly: true,
  })
  async orders(
    @MerchantScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointQuery() { format }: z.output<typeof linesQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { number } = await this.invoices.byId(by, id);
    await sendInvoice(request, response, {
      number,
      rows: this.invoices.lines(by, id),
      asked: format,
      timezone: (await this.hubs.get(by.hubId)).timezone,
    });
  }
}
