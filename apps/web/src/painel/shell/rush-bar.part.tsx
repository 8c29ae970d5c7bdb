import { useQuery } from '@tanstack/react-query';
import { numeral } from '../../base/money.js';
import { useMay } from '../../desk/session.js';
import { moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { dotted } from '../../base/texts.js';
import { hubSettings, useRush } from '../data/hub.query.js';
import { rushWords as text } from '../words.js';

/** Another person may turn the rush on or off. */
const REFETCH_MS = 30_000;

export function RushBar() {
  const may = useMay();
  const { data } = useQuery({ ...hubSettings, staleTime: REFETCH_MS, refetchInterval: REFETCH_MS });
  const under = useRush(data?.rush);
  if (!under) return null;
  const { until, surgeBp, extraPromiseMinutes, pausedAreaIds, pausedEverywhere } = under;
  const facts = dotted(
    surgeBp !== 10_000 && text.surgeNow(numeral((surgeBp - 10_000) / 100)),
    extraPromiseMinutes > 0 && text.promiseNow(extraPromiseMinutes),
    pausedEverywhere && text.pausedAllNow,
    !pausedEverywhere && pausedAreaIds.length > 0 && text.pausedNow(pausedAreaIds.length),
  );
  return (
    <div className="lost toned amber row wrap">
      <span>{text.underway({ until: moment(until), facts })}</span>
      {may('hub') && (
        <Act kind="quiet" of="DELETE /api/admin/hub/rush" by={{}} success={text.ended}>
          {text.end}
        </Act>
      )}
    </div>
  );
}
