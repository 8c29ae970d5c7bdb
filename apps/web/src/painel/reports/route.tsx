import { save } from '../../desk/download.js';
import { longDay } from '../../desk/long-day.js';
import { lazy } from '../../base/lazy.js';
import { useLive } from '../../base/live.js';
import { distance, money, numeral } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { show, useSearch } from '../../desk/search.js';
import { Empty, Loading, Unread } from '../../base/ui/empty.js';
import { TabbedHead } from '../../desk/ui/page-tabs.js';
import { type Period, periodBefore, PeriodField, presetPeriod, usePeriod } from '../../desk/ui/period.js';
import { Tabs } from '../../base/ui/tabs.js';
import { span } from '../../base/time.js';
import { wordOf } from '../../base/texts.js';
import { Share, Spread } from '../../desk/ui/share.js';
import { Table } from '../../desk/ui/table.js';
import { useAllParts } from '../shell/all-parts.store.js';
import { ExportButtons } from './export-buttons.part.js';
import { type Figure, Figures } from './figures.part.js';
import { useReport } from './reports.hook.js';
import {
  type Column,
  COLUMNS,
  type Format,
  grouped,
  growth,
  numberOf,
  onTime,
  type Report,
  type ReportChoice,
  REPORTS,
  REVENUE_BY_MERCHANT,
  type Row,
  SEARCH,
  sorted,
  total,
  signed,
} from './reports.rules.js';
import { cancelReasonWords, reportWords as text, statusWords as states, tableWords } from '../words.js';

const ReportChart = lazy(
  async () => (await import('./report-chart.part.js')).ReportChart,
  <Loading lines={5} />,
);

export function ReportsRoute() {
  const choice = useSearch(SEARCH);
  const period = usePeriod('today');
  const { report } = choice;
  // Orders are counted by day; History lists them.
  const drawn = report === 'orders' ? 'days' : report;
  const compared = report === 'orders' || report === 'revenue';
  const rows = useReport(drawn, period);
  const before = useReport(drawn, periodBefore(period), compared);
  const { from, to } = period;
  const all = useAllParts();
  const learned = (useReport('eta', presetPeriod('month'), !all).data?.length ?? 0) > 0;
  useLive({ behind: () => void rows.refetch() });
  const reports = REPORTS.filter((one) => one !== 'eta' || all || learned || report === one);
  return (
    <div className="page">
      <TabbedHead
        title={text.title}
        tab={SEARCH.report}
        label={text.choose}
        names={text.names}
        shown={reports}
        clears={['ordem', 'por']}
      >
        <ExportButtons
          save={(format) => save('/api/admin/reports/{report}', { report: drawn, format, from, to })}
        />
      </TabbedHead>
      <PeriodField period={period} />
      <p className="soft lead">{text.leads[report]}</p>
      {!rows.isSuccess && <Unread of={rows} lines={10} />}
      {rows.data && (
        <Shown
          choice={choice}
          period={period}
          key={report}
          data={rows.data}
          before={compared ? before.data : undefined}
        />
      )}
    </div>
  );
}

const SUMS = ['orders', 'totalCents', 'lateChargeCents', 'courierPayCents', 'marginCents'];

interface ShownProps {
  choice: ReportChoice;
  period: Period;
  data: readonly Row[];
  before: readonly Row[] | undefined;
}

function Shown({ choice, period, before, data }: ShownProps) {
  const { report, by, sort } = choice;
  if (data.length === 0) return <Empty icon="chart" title={text.none} lead={text.noneLead} />;
  const [columns, rows] = tableOf(report, by, data);
  const figures = figuresOf(report, data, before);
  return (
    <>
      {figures.length > 0 && <Figures of={figures} />}
      {report !== 'state-times' && report !== 'area-ranking' && (
        <div className="card padded">
          <ReportChart report={report} rows={data} period={period} />
        </div>
      )}
      {report === 'revenue' && (
        <Tabs
          label={text.groupBy}
          tabs={[
            { key: 'day', label: text.day },
            { key: 'merchant', label: text.merchant },
          ]}
          chosen={by}
          choose={(key) => show(SEARCH, { by: key, sort: null }, { replace: true })}
        />
      )}
      <ReportTable label={text.table} columns={columns} rows={rows} sort={sort} />
      {(report === 'orders' || report === 'revenue') && (
        <Link
          to={`/painel/historico?de=${period.from}&ate=${period.to}${report === 'revenue' ? '&estado=completed' : ''}`}
        >
          {text.inHistory[report]}
        </Link>
      )}
    </>
  );
}

function tableOf(report: ReportChoice['report'], by: ReportChoice['by'], rows: readonly Row[]) {
  if (report !== 'revenue') return [COLUMNS[report], rows] as const;
  if (by === 'day') return [COLUMNS.revenue, grouped(rows, 'day', SUMS)] as const;
  const merchants = grouped(rows, 'merchantId', SUMS);
  return [REVENUE_BY_MERCHANT, sorted(merchants, { key: 'totalCents', down: true })] as const;
}

function figuresOf(report: Report, rows: readonly Row[], before: readonly Row[] | undefined): Figure[] {
  const figures = { ...tableWords.columns, ...text.figures };
  const sum = (key: string) => total(rows, key);
  const grown = (key: string) => {
    const percent = before && growth(sum(key), total(before, key));
    return percent === undefined || percent === null ? undefined : text.growth(signed(percent));
  };
  const share = (key: string) =>
    sum('created') === 0
      ? undefined
      : text.ofAll(`${String(Math.round((sum(key) / sum('created')) * 100))} %`);
  const figure = (key: keyof typeof figures, more: string | undefined): Figure => [
    figures[key],
    key.endsWith('Cents') ? money(sum(key)) : numeral(sum(key)),
    more,
  ];
  if (report === 'orders')
    return [
      figure('created', grown('created')),
      ...(['completed', 'cancelled', 'late'] as const).map((key) => figure(key, share(key))),
      figure('totalCents', grown('totalCents')),
    ];
  if (report === 'revenue')
    return [
      ...(['totalCents', 'courierPayCents', 'marginCents'] as const).map((key) => figure(key, grown(key))),
      [figures.average, money(Math.round(sum('totalCents') / Math.max(1, sum('orders'))))],
    ];
  if (report !== 'courier-payouts') return [];
  return (['earnedCents', 'paidOutCents', 'awaitingCents'] as const).map((key) => figure(key, undefined));
}

const NUMBERS: ReadonlySet<Format> = new Set(['count', 'percent', 'money', 'minutes', 'seconds', 'distance']);

interface ReportTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly Row[];
  sort: ReportChoice['sort'];
}

function ReportTable({ label, columns, rows, sort }: ReportTableProps) {
  const summed = rows.length > 1 && columns.some((column) => column.sum);
  return (
    <Table
      label={label}
      rows={sorted(rows, sort)}
      sort={sort}
      keyOf={(_, index) => index}
      columns={columns.map((column, index) => ({
        name: wordOf(tableWords.columns, column.key),
        end: NUMBERS.has(column.format),
        sort: column.key,
        ...(summed && {
          sum: index > 0 && column.sum ? shown(column.format, total(rows, column.key)) : null,
        }),
        cell: (row: Row) => <Cell column={column} row={row} rows={rows} />,
      }))}
    />
  );
}

function Cell({ column, row, rows }: { column: Column; row: Row; rows: readonly Row[] }) {
  const { key, format, shared } = column;
  const value = row[key] ?? null;
  const vocabularies: Partial<Record<Format, Readonly<Record<string, string>>>> = {
    state: states,
    reason: cancelReasonWords,
  };
  if (key === 'onTime') return onTime(row);
  const words = vocabularies[format];
  if (words) return words[String(value)] ?? value ?? '–';
  const most = shared ? Math.max(...rows.map((one) => numberOf(one, key))) : 0;
  return (
    <>
      {shown(format, value)}
      {shared && <Share of={numberOf(row, key) / Math.max(1, most)} />}
      {key === 'medianSeconds' && (
        <Spread
          median={numberOf(row, key)}
          slow={numberOf(row, 'p95Seconds')}
          most={Math.max(...rows.map((one) => numberOf(one, 'p95Seconds')))}
        />
      )}
    </>
  );
}

function shown(format: Format, value: string | number | null): string {
  if (value === null) return '–';
  if (format === 'day') return longDay(String(value));
  if (typeof value === 'string') return value;
  if (format === 'money') return money(value);
  if (format === 'distance') return distance(value);
  if (format === 'minutes') return span(Math.round(value));
  if (format === 'seconds')
    return value < 60 ? `${String(Math.round(value))} s` : span(Math.round(value / 60));
  return format === 'percent' ? `${numeral(value)} %` : numeral(value);
}
