import { useLive } from '../../ground/live.js';
import { usePageUrl } from '../../ground/router.js';
import { periodOf } from '../../ground/ui/period.js';
import { useStanding } from './money.hook.js';
import { PARTS } from './money.rules.js';
import { MoneyView } from './view.js';

export function MoneyRoute() {
  const { query } = usePageUrl();
  const standing = useStanding();
  useLive({ behind: () => void standing.refetch() });
  return (
    <MoneyView
      part={PARTS.find((part) => part === query.get('parte')) ?? 'overview'}
      period={periodOf(query)}
      standing={standing}
    />
  );
}
