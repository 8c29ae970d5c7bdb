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
import { type Figure, Figures } from './figures.part.js';
import { ReportTable } from './report-table.part.js';
import { useReport } from './reports.hook.js';
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

/** The report's main sums, above the chart. */
function figuresOf(report: Report, rows: readonly Row[], before: readonly Row[] | undefined): Figure[] {
  const { figures } = text;
  const sum = (key: string) => total(rows, key);
  const grown = (key: string) => {
    const percent = before && growth(sum(key), total(before, key));
    return percent === undefined || percent === null ? undefined : text.growth(signed(percent));
  };
  const share = (key: string, of: string) =>
    sum(of) === 0 ? undefined : text.ofAll(`${String(Math.round((sum(key) / sum(of)) * 100))} %`);
  const count = (key: 'created' | 'completed' | 'cancelled' | 'late', more: string | undefined): Figure => [
    figures[key],
    numeral(sum(key)),
    more,
  ];
  const cents = (key: 'totalCents' | 'courierPayCents' | 'marginCents'): Figure => [
    figures[key],
    money(sum(key)),
    grown(key),
  ];
  if (report === 'orders')
    return [
      count('created', grown('created')),
      ...(['completed', 'cancelled', 'late'] as const).map((key) => count(key, share(key, 'created'))),
      cents('totalCents'),
    ];
  if (report === 'revenue')
    return [
      ...(['totalCents', 'courierPayCents', 'marginCents'] as const).map(cents),
      [figures.average, money(Math.round(sum('totalCents') / Math.max(1, sum('orders'))))],
    ];
  if (report === 'courier-payouts')
    return (['earnedCents', 'paidOutCents', 'awaitingCents'] as const).map((key): Figure => [
      figures[key],
      money(sum(key)),
    ]);
  return [];
}
