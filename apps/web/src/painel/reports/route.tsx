import { useLive } from '../../ground/live.js';
import { usePageUrl } from '../../ground/router.js';
import { periodBefore, periodOf } from '../../ground/ui/period.js';
import { useAllParts } from '../shell/all-parts.store.js';
import { useExport, useReport } from './reports.hook.js';
import { choiceOf, REPORTS } from './reports.rules.js';
import { ReportsView } from './view.js';

export function ReportsRoute() {
  const { query } = usePageUrl();
  const choice = choiceOf(query);
  const period = periodOf(query, 'today');
  const { report } = choice;
  // Orders are counted by day; History lists them.
  const drawn = report === 'orders' ? 'days' : report;
  const compared = report === 'orders' || report === 'revenue';
  const rows = useReport(drawn, period);
  const before = useReport(drawn, periodBefore(period), compared);
  const exported = useExport(drawn, period);
  const all = useAllParts();
  const learned = (useReport('eta', periodOf(new URLSearchParams()), !all).data?.length ?? 0) > 0;
  useLive({ behind: () => void rows.refetch() });
  return (
    <ReportsView
      key={report}
      reports={REPORTS.filter((one) => one !== 'eta' || all || learned || report === one)}
      choice={choice}
      period={period}
      rows={rows}
      before={compared ? before.data : undefined}
      exported={exported}
    />
  );
}
