import { lazy, Suspense } from '../../ground/lazy.js';
import { goQuery, Link } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Loading, Unread } from '../../ground/ui/empty.js';
import { PeriodField, type Period } from '../../ground/ui/period.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { Figures } from './figures.part.js';
import { ReportTable } from './report-table.part.js';
import {
  COLUMNS,
  grouped,
  REVENUE_BY_MERCHANT,
  sorted,
  type Report,
  type ReportChoice,
  type Row,
} from './reports.rules.js';
import type { useExport, useReport } from './reports.hook.js';
import { reportWords as text } from '../words.js';

const ReportChart = lazy(() =>
  import('./report-chart.part.js').then((part) => ({ default: part.ReportChart })),
);

interface ReportsViewProps {
  /** Those that have something in them. */
  reports: readonly Report[];
  choice: ReportChoice;
  period: Period;
  rows: ReturnType<typeof useReport>;
  before: readonly Row[] | undefined;
  exported: ReturnType<typeof useExport>;
}

/** The screen of reports: figures, chart, table, and a file with every row. */
export function ReportsView(props: ReportsViewProps) {
  const { choice, period, rows, exported } = props;
  return (
    <div className="page">
      <div className="head">
        <h1>{text.title}</h1>
        <Tabs
          label={text.choose}
          tabs={props.reports.map((key) => ({ key, label: text.names[key] }))}
          chosen={choice.report}
          choose={(report) =>
            goQuery({ relatorio: report === 'orders' ? null : report, ordem: null, por: null })
          }
        />
        <Button icon="download" busy={exported.busy} onClick={() => exported.start('csv')}>
          {text.export}
        </Button>
        <Button busy={exported.busy} onClick={() => exported.start('xlsx')}>
          {text.workbook}
        </Button>
      </div>
      <PeriodField period={period} />
      <p className="soft lead">{text.leads[choice.report]}</p>
      {!rows.isSuccess && <Unread of={rows} lines={10} />}
      {rows.data && <Shown {...props} data={rows.data} />}
    </div>
  );
}

const SUMS = ['orders', 'totalCents', 'lateChargeCents', 'courierPayCents', 'marginCents'];

function Shown({ choice, period, before, data }: ReportsViewProps & { data: readonly Row[] }) {
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
          choose={(key) =>
            goQuery({ por: key === 'merchant' ? 'loja' : null, ordem: null }, { replace: true })
          }
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
