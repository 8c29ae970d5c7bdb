import { REPORT_COLUMNS, REPORT_NAMES, Reports, type ReportName, type Scope } from '#domain';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { instantField } from '../field.schemas.js';
import { firstRows, reportCsv, reportJson, sendRows } from './report.stream.js';
import { reportRowAnswer } from './report.answers.js';

const reportName = z.enum(REPORT_NAMES);
/** An instant, or a day in the hub's zone. */
const bound = z.union([z.iso.date(), instantField]);
const reportQuery = z.strictObject({
  from: bound,
  /** An instant is exclusive, a day is included; at most a year after `from`. */
  to: bound,
  format: z.enum(['json', 'csv']).default('json'),
  /** Limits the number of rows. */
  limit: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'is not a number of rows')
    .transform(Number)
    .exactOptional(),
});

@AdminController('reports', 'reports')
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  /** Streams the report as JSON or CSV. */
  @Endpoint({
    method: 'GET',
    path: ':report',
    status: 200,
    summary: 'Reads a report, as JSON or CSV',
    params: { report: reportName },
    query: reportQuery,
    answer: listOf(reportRowAnswer),
    mediaTypes: ['text/csv'],
  })
  async read(
    @CurrentScope() by: Scope,
    @EndpointParam('report') report: ReportName,
    @EndpointQuery() { format, limit, ...range }: z.output<typeof reportQuery>,
    @Res() response: Response,
  ): Promise<void> {
    const rows = firstRows(this.reports.rows(by, report, range), limit ?? Infinity);
    const text = format === 'json' ? reportJson(rows) : reportCsv(rows, REPORT_COLUMNS[report]);
    const name = [report, dayOf(range.from), dayOf(range.to)].join('_');
    await sendRows(response, text, format, `${name}.csv`);
  }
}

/** The day for a file name. */
function dayOf(bound: Date | string): string {
  return typeof bound === 'string' ? bound : bound.toISOString().slice(0, 10);
}
