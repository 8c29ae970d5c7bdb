import { useQuery } from '@tanstack/react-query';
import { usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { hub as noun } from '../data/hub.query.js';
import { useReplays } from './what-if.hook.js';
import { WhatIfView } from './view.js';

/** The screen of replayed days. `simulacao` in the address is the open one; absent: the newest. */
export function WhatIfRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const hub = useQuery(noun.whole());
  const replays = useReplays();
  if (hub.isPending) return <Loading lines={10} />;
  if (hub.error) return <Failure error={hub.error} again={hub.refetch} />;
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
