import { useLive } from '../../ground/live.js';
import { usePageUrl } from '../../ground/router.js';
import { periodBefore, periodOf } from '../../ground/ui/period.js';
import { useExport, useReport } from './reports.hook.js';
import { choiceOf } from './reports.rules.js';
import { ReportsView } from './view.js';

/** Limit of listed orders: a year has more than anybody reads on a screen. */
const SHOWN_ORDERS = 100;

export function ReportsRoute() {
  const { query } = usePageUrl();
  const choice = choiceOf(query);
  const period = periodOf(query, 'today');
  const { report } = choice;
  // The chart of orders shows them by day; the table lists them.
  const drawn = report === 'orders' ? 'days' : report;
  const compared = report === 'orders' || report === 'revenue';
  const rows = useReport(drawn, period);
  const before = useReport(drawn, periodBefore(period), undefined, compared);
  const listed = report === 'revenue' ? 'completed-orders' : 'orders';
  const orders = useReport(listed, period, SHOWN_ORDERS, compared);
  const exported = useExport(report, period);
  useLive({ behind: () => void rows.refetch() });
  return (
    <ReportsView
      key={report}
      choice={choice}
      period={period}
      rows={rows}
      before={compared ? before.data : undefined}
      orders={compared ? orders : null}
      exported={exported}
    />
  );
}
