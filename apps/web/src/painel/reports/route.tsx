import { useLive } from '../../ground/live.js';
import { usePlace } from '../../ground/router.js';
import { rangeBefore, rangeOf } from '../../ground/ui/period.js';
import { useExport, useReport } from './reports.hook.js';
import { choiceOf } from './reports.rules.js';
import { ReportsView } from './view.js';

/** Limit of listed orders: a year has more than anybody reads on a screen. */
const SHOWN_ORDERS = 100;

export function ReportsRoute() {
  const { query } = usePlace();
  const choice = choiceOf(query);
  const range = rangeOf(query);
  const { report } = choice;
  // The chart of orders shows them by day; the table lists them.
  const drawn = report === 'orders' ? 'days' : report;
  const compared = report === 'orders' || report === 'revenue';
  const rows = useReport(drawn, range);
  const before = useReport(drawn, rangeBefore(range), undefined, compared);
  const listed = report === 'revenue' ? 'completed-orders' : 'orders';
  const orders = useReport(listed, range, SHOWN_ORDERS, compared);
  const exported = useExport(report, range);
  useLive({ behind: () => void rows.refetch() });
  return (
    <ReportsView
      key={report}
      choice={choice}
      range={range}
      rows={rows}
      before={compared ? before.data : undefined}
      orders={compared ? orders : null}
      exported={exported}
    />
  );
}
