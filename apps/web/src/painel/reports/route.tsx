import { lazy, Suspense } from '../../ground/lazy.js';
import { useLive } from '../../ground/live.js';
import { Link } from '../../ground/router.js';
import { show, useSearch } from '../../ground/search.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Loading, Unread } from '../../ground/ui/empty.js';
import { periodBefore, PeriodField, presetPeriod, usePeriod, type Period } from '../../ground/ui/period.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { PartsHead } from '../../ground/ui/parts.js';
import { useAllParts } from '../shell/all-parts.store.js';
import { Figures } from './figures.part.js';
import { ReportTable } from './report-table.part.js';
import {
  COLUMNS,
  grouped,
  REPORTS,
  REVENUE_BY_MERCHANT,
  SEARCH,
  sorted,
  type ReportChoice,
  type Row,
} from './reports.rules.js';
import { useExport, useReport } from './reports.hook.js';
import { reportWords as text } from '../words.js';

const ReportChart = lazy(() => import('./report-chart.part.js'), 'ReportChart');

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
  const exported = useExport(drawn, period);
  const all = useAllParts();
  const learned = (useReport('eta', presetPeriod('month'), !all).data?.length ?? 0) > 0;
  useLive({ behind: () => void rows.refetch() });
  const reports = REPORTS.filter((one) => one !== 'eta' || all || learned || report === one);
  return (
    <div className="page">
      <PartsHead
        {...{ title: text.title, part: SEARCH.report, label: text.choose, names: text.names }}
        {...{ shown: reports, clears: ['ordem', 'por'] }}
      >
        <Button icon="download" busy={exported.busy} onClick={() => exported.start('csv')}>
          {text.export}
        </Button>
        <Button busy={exported.busy} onClick={() => exported.start('xlsx')}>
          {text.workbook}
        </Button>
      </PartsHead>
      <PeriodField period={period} />
      <p className="soft lead">{text.leads[report]}</p>
      {!rows.isSuccess && <Unread of={rows} lines={10} />}
      {rows.data && (
        <Shown
          {...{ choice, period }}
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
  if (data.length === 0)
    return (
      <Empty icon="chart" title={text.none}>
        {text.noneLead}
      </Empty>
    );
  const [columns, rows] = tableOf(report, by, data);
  return (
    <>
      <Figures report={report} rows={data} before={before} />
      {report !== 'state-times' && report !== 'area-ranking' && (
        <div className="card padded">
          <Suspense fallback={<Loading lines={5} />}>
            <ReportChart report={report} rows={data} period={period} />
          </Suspense>
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
