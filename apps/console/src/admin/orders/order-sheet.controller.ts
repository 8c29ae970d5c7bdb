import { Clock, Hubs, OrderLookup, type Scope } from '#domain';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { sendSheet, XLSX } from '../reports/report.stream.js';
import { filterOf, listQuery } from './order-list.schemas.js';
import { ORDER_SHEET_COLUMNS, orderLine } from './order-sheet.mapper.js';

const BATCH = 200;
const sheetQuery = listQuery.extend({ format: z.enum(['csv', 'xlsx']) });
type Sheet = z.output<typeof sheetQuery>;

/** The history as a file for the office. */
@AdminController('orders/sheet', 'orders')
export class AdminOrderSheetController {
  constructor(
    private readonly lookup: OrderLookup,
    private readonly hubs: Hubs,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Orders of a list as a file for the office, newest first: CSV or a workbook',
    query: sheetQuery,
    mediaTypes: ['text/csv', XLSX],
  })
  async read(
    @CurrentScope() by: Scope,
    @EndpointQuery() { format, ...asked }: Sheet,
    @Res() response: Response,
  ): Promise<void> {
    const { timezone } = await this.hubs.get(by.hubId);
    const day = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(at);
    const { createdFrom, createdTo } = asked;
    await sendSheet(response, {
      rows: this.rows(by, asked),
      columns: ORDER_SHEET_COLUMNS,
      format,
      name: ['pedidos', ...[createdFrom, createdTo].flatMap((at) => (at ? [day(at)] : []))].join('_'),
      timezone,
    });
  }

  private async *rows(by: Scope, asked: Omit<Sheet, 'format'>) {
    const filter = filterOf(asked);
    const now = this.clock.now();
    for (let before: number | null = null; ;) {
      const page = await this.lookup.find(by, asked.q, filter, { before, limit: BATCH });
      yield page.map((order) => orderLine(order, now));
      before = page.at(-1)?.id ?? null;
      if (page.length < BATCH) return;
    }
  }
}
