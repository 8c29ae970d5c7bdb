import { REPORT_COLUMNS, Hubs, REPORT_NAMES, Reports, TodayQueries } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { SHEET_NAMES } from '../../vocabulary/sheet-pt.vocabulary.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { firstRows, formatOf, sendSheet, SHEET_FORMATS, XLSX } from './report.stream.js';

const cell = z.union([z.string(), z.number()]).nullable();
const reportRowAnswer = z.union(
  Object.values(REPORT_COLUMNS).map((columns) =>
    z.strictObject(Object.fromEntries(columns.map((column) => [column, cell]))),
  ),
);

const reportQuery = z.strictObject({
  ...fields.period,
  /** Absent: JSON, or `csv-raw` with `Accept: text/csv`. */
  format: z.enum(SHEET_FORMATS).exactOptional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'is not a number of rows')
    .transform(Number)
    .exactOptional(),
});

const api = adminApi(
  '',
  'reports',
  { reports: Reports, hubs: Hubs, today: TodayQueries },
  { report: z.enum(REPORT_NAMES) },
);

api.controller('ReportsController', {
  read: api.send('reports/:report', {
    summary: 'Reads a report, as JSON, CSV or a workbook',
    errors: [],
    query: reportQuery,
    answer: answers.listOf(reportRowAnswer),
    mediaTypes: ['text/csv', XLSX],
    run: async ({ reports, hubs, by, report, query: { format, limit, ...period }, request, response }) => {
      const rows = firstRows(reports.rows(by, report, period), limit ?? Infinity);
      const shape = formatOf(format, request);
      const office = shape === 'csv' || shape === 'xlsx';
      await sendSheet(response, {
        rows,
        columns: REPORT_COLUMNS[report],
        format: shape,
        name: [office ? SHEET_NAMES[report] : report, dayOf(period.from), dayOf(period.to)].join('_'),
        timezone: (await hubs.get(by.hubId)).timezone,
      });
    },
  }),
});

function dayOf(bound: Date | string): string {
  return typeof bound === 'string' ? bound : bound.toISOString().slice(0, 10);
}

const day = z.strictObject({
  orders: z.int(),
  delivered: z.int(),
  /** Delivered within what was promised. */
  onTime: z.int(),
  /** Past what was promised, delivered or not. */
  late: z.int(),
  cancelled: z.int(),
  /** What completed orders came to, and what couriers earned by them. */
  inCents: answers.cents,
  outCents: answers.cents,
});
const decisionsAnswer = z.strictObject({
  ...answers.each(['unserved', 'failed', 'claims', 'contests', 'alerts', 'withdrawals'], z.int()),
  ...answers.each(['applications', 'requests', 'recipientRequests'], z.int()),
});
const todayAnswer = z.strictObject({
  at: answers.instant,
  today: day,
  /** The same weekday a week ago, until the same time. */
  lastWeek: day,
  now: z.strictObject(answers.each(['waiting', 'underway', 'couriersOnShift', 'couriersCarrying'], z.int())),
  decisions: decisionsAnswer,
});

api.controller('TodayController', {
  read: api.get('today', {
    summary: 'Shows the figures of today: orders, money, couriers and open decisions, beside a week ago',
    answer: todayAnswer,
    run: ({ today, by }) => today.of(by),
  }),
  waiting: api.get('today/decisions', {
    summary: 'Counts what needs a decision, by kind',
    answer: decisionsAnswer,
    run: ({ today, by }) => today.decisions(by),
  }),
});

export const REPORT_CONTROLLERS = api.controllers;
