import { useQuery } from '@tanstack/react-query';
import { call } from '../../base/api/client.js';
import { save } from '../../desk/download.js';
import { lazy } from '../../base/lazy.js';
import { useLive } from '../../base/live.js';
import { money, numeral } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { show, useSearch } from '../../desk/search.js';
import { Empty, Loading, Unread } from '../../base/ui/empty.js';
import { TabbedHead } from '../../desk/ui/page-tabs.js';
import { type Period, periodBefore, PeriodField, presetPeriod, usePeriod } from '../../desk/ui/period.js';
import { Tabs } from '../../base/ui/tabs.js';
import { useAllParts } from '../shell/all-parts.store.js';
import { ExportButtons } from './export-buttons.part.js';
import { ReportTable } from './report-table.part.js';
import {
  COLUMNS,
  grouped,
  growth,
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
import { reportWords as text } from '../words.js';
import '../../desk/ui/figure.css';

const ReportChart = lazy(
  async () => (await import('./report-chart.part.js')).ReportChart,
  <Loading lines={5} />,
);

/** The screen of reports: figures, chart, table, and a file with every row. */
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
  return (
    <>
      <Figures report={report} rows={data} before={before} />
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
        <Link to={ordersOf(report, period)}>{text.inHistory[report]}</Link>
      )}
    </>
  );
}

/** Address of the orders behind the figures. */
function ordersOf(report: 'orders' | 'revenue', { from, to }: Period): string {
  return `/painel/historico?de=${from}&ate=${to}${report === 'revenue' ? '&estado=completed' : ''}`;
}

function tableOf(report: ReportChoice['report'], by: ReportChoice['by'], rows: readonly Row[]) {
  if (report !== 'revenue') return [COLUMNS[report], rows] as const;
  if (by === 'day') return [COLUMNS.revenue, grouped(rows, 'day', SUMS)] as const;
  const merchants = grouped(rows, 'merchantId', SUMS);
  return [REVENUE_BY_MERCHANT, sorted(merchants, { key: 'totalCents', down: true })] as const;
}

interface FiguresProps {
  report: Report;
  rows: readonly Row[];
  /** Rows of the period before, where the report compares. */
  before: readonly Row[] | undefined;
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly more?: string | undefined;
}

/** The report's main sums, above the chart. */
function Figures({ report, rows, before }: FiguresProps) {
  const figures = figuresOf(report, rows, before);
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map(({ name, value, more }) => (
        <div key={name} className="card figure">
          <dt className="name">{name}</dt>
          <dd className="value">{value}</dd>
          {more !== undefined && <dd className="more">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}

function figuresOf(report: Report, rows: readonly Row[], before: readonly Row[] | undefined): Figure[] {
  const { figures } = text;
  const sum = (key: string) => total(rows, key);
  const grown = (key: string) => {
    const percent = before && growth(sum(key), total(before, key));
    return percent === undefined || percent === null ? undefined : text.growth(signed(percent));
  };
  const share = (key: string, of: string) =>
    sum(of) === 0 ? undefined : text.ofAll(`${String(Math.round((sum(key) / sum(of)) * 100))} %`);
  const count = (key: 'created' | 'completed' | 'cancelled' | 'late', more: string | undefined): Figure => ({
    name: figures[key],
    value: numeral(sum(key)),
    more,
  });
  const cents = (key: 'totalCents' | 'courierPayCents' | 'marginCents'): Figure => ({
    name: figures[key],
    value: money(sum(key)),
    more: grown(key),
  });
  switch (report) {
    case 'orders':
      return [
        count('created', grown('created')),
        ...(['completed', 'cancelled', 'late'] as const).map((key) => count(key, share(key, 'created'))),
        cents('totalCents'),
      ];
    case 'revenue':
      return [
        ...(['totalCents', 'courierPayCents', 'marginCents'] as const).map(cents),
        { name: figures.average, value: money(Math.round(sum('totalCents') / Math.max(1, sum('orders')))) },
      ];
    case 'courier-payouts':
      return (['earnedCents', 'paidOutCents', 'awaitingCents'] as const).map((key) => ({
        name: figures[key],
        value: money(sum(key)),
      }));
    case 'cancellations':
    case 'courier-ranking':
    case 'merchant-ranking':
    case 'area-ranking':
    case 'eta':
    case 'state-times':
      return [];
  }
}

type AnyReport = Report | 'days';

export function useReport(report: AnyReport, { from, to }: Period, enabled = true) {
  return useQuery({
    queryKey: ['reports', report, from, to],
    queryFn: async () => {
      const read = await call('/api/admin/reports/{report}', { report, from, to });
      // The answer is text only when CSV was requested.
      return (read as { items: readonly Row[] }).items;
    },
    // Another period keeps the rows until its own are there; rows of another report have other columns.
    placeholderData: (rows, before) => (before?.queryKey[1] === report ? rows : undefined),
    enabled,
  });
}
