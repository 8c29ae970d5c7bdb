import { useQuery } from '@tanstack/react-query';
import { usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Unread } from '../../ground/ui/empty.js';
import { hub as noun } from '../data/hub.query.js';
import { useReplays } from './what-if.hook.js';
import { WhatIfView } from './view.js';

/** The screen of replayed days. `simulacao` in the address is the open one; absent: the newest. */
export function WhatIfRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const hub = useQuery(noun.whole());
  const replays = useReplays();
  if (!hub.isSuccess) return <Unread of={hub} lines={10} />;
  return (
    <WhatIfView
      settings={hub.data.settings}
      replays={replays}
      open={query.get('simulacao')}
      mayWrite={may('orders')}
      mayAdopt={may('hub')}
    />
  );
}
