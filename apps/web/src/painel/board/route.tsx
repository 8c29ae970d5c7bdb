import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState } from 'react';
import { Unread } from '../../base/ui/empty.js';
import { both } from '../../base/ui/box.js';
import { usePageUrl } from '../../base/router.js';
import { recordIn, useOpened } from '../../desk/search.js';
import { hubSettings } from '../data/hub.query.js';
import { useBoard } from './orders.hook.js';
import { BoardView } from './view.js';
import { useViews } from './views.hook.js';

const ORDER = recordIn('pedido');
const FRESH_MS = 2_000;

function useFresh() {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const mark = useCallback((id: number) => {
    setFresh((before) => new Set(before).add(id));
    const end = () => setFresh((before) => new Set([...before].filter((other) => other !== id)));
    setTimeout(end, FRESH_MS);
  }, []);
  return [fresh, mark] as const;
}

export function BoardRoute() {
  const { query } = usePageUrl();
  const [chosen, choose] = useOpened(ORDER);
  const [fresh, markFresh] = useFresh();
  const { orders, shown: projected, couriers, waits } = useBoard(markFresh);
  // Deferred, so that input comes before events of the stream.
  const shown = useDeferredValue(projected);
  const onShift = useDeferredValue(couriers.data);
  const views = useViews();
  const settings = useQuery(hubSettings);
  if (orders.error || couriers.error || !shown || !onShift)
    return <Unread of={both(orders, couriers)} lines={14} />;
  return (
    <BoardView
      orders={shown}
      couriers={onShift}
      {...waits}
      room={settings.data?.dispatch.maxOrdersPerCourier ?? 1}
      fresh={fresh}
      views={views}
      columns={query.get('modo') === 'colunas'}
      chosen={chosen}
      choose={choose}
    />
  );
}
