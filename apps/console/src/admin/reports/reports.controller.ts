import { REPORT_COLUMNS, REPORT_NAMES, Reports, type ReportName, type Scope } from '#domain';
import { Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, By } from '../access/index.js';
import { instant } from '../schemas.js';
import { asCsv, asJson } from './report.text.js';

const reportName = z.enum(REPORT_NAMES);
const reportQuery = z.strictObject({
  from: instant,
  /** Exclusive; at most a year after `from`. */
  to: instant,
  format: z.enum(['json', 'csv']).default('json'),
});

@AdminController('reports', 'reports')
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  /** orders · revenue · courier-payouts · cancellations · state-times, as JSON or CSV, written as it is read. */
  @Get(':report')
  async read(
    @By() by: Scope,
    @Param('report', as(reportName)) report: ReportName,
    @Query(as(reportQuery)) { format, ...range }: z.output<typeof reportQuery>,
    @Res() response: Response,
  ): Promise<void> {
    const rows = this.reports.rows(by, report, range);
    const text = format === 'json' ? asJson(rows) : asCsv(rows, REPORT_COLUMNS[report]);
    // What fails before the first piece is still answered as a problem.
    const first = await text.next();
    response.type(format);
    if (format === 'csv') response.attachment(`${report}.csv`);
    await pipeline(Readable.from(joined(first, text)), response).catch(unlessGone);
  }
}

async function* joined(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/** The caller closed the connection; there is nobody left to tell. */
function unlessGone(error: unknown): void {
  if ((error as { code?: unknown } | null)?.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
