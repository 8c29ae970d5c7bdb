import { Hubs, REPORT_COLUMNS, REPORT_NAMES, Reports, type ReportName, type Scope } from '#domain';
import { Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { SHEET_NAMES } from '../../vocabulary/sheet-pt.vocabulary.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { dayField, instantField } from '../field.schemas.js';
import { firstRows, formatOf, sendSheet, SHEET_FORMATS, XLSX } from './report.stream.js';
import { reportRowAnswer } from './report.answers.js';

const reportName = z.enum(REPORT_NAMES);
/** An instant, or a day in the hub's zone. */
const bound = z.union([dayField, instantField]);
const reportQuery = z.strictObject({
  from: bound,
  /** An instant is exclusive, a day is included; at most a year after `from`. */
  to: bound,
  /** `csv` and `xlsx` for the office, `csv-raw` for machines, as with `Accept: text/csv`; absent: JSON. */
  format: z.enum(SHEET_FORMATS).exactOptional(),
  /** Limits the number of rows. */
  limit: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'is not a number of rows')
    .transform(Number)
    .exactOptional(),
});

@AdminController('reports', 'reports')
export class ReportsController {
  constructor(
    private readonly reports: Reports,
    private readonly hubs: Hubs,
  ) {}

  /** Streams the report as JSON or CSV. */
  @Endpoint({
    method: 'GET',
    path: ':report',
    status: 200,
    summary: 'Reads a report, as JSON, CSV or a workbook',
    params: { report: reportName },
    query: reportQuery,
    answer: listOf(reportRowAnswer),
    mediaTypes: ['text/csv', XLSX],
  })
  async read(
    @CurrentScope() by: Scope,
    @EndpointParam('report') report: ReportName,
    @EndpointQuery() { format, limit, ...period }: z.output<typeof reportQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const rows = firstRows(this.reports.rows(by, report, period), limit ?? Infinity);
    const shape = formatOf(format, request);
    const office = shape === 'csv' || shape === 'xlsx';
    await sendSheet(response, {
      rows,
      columns: REPORT_COLUMNS[report],
      format: shape,
      name: [office ? SHEET_NAMES[report] : report, dayOf(period.from), dayOf(period.to)].join('_'),
      timezone: (await this.hubs.get(by.hubId)).timezone,
    });
  }
}

/** The day for a file name. */
function dayOf(bound: Date | string): string {
  return typeof bound === 'string' ? bound : bound.toISOString().slice(0, 10);
}
