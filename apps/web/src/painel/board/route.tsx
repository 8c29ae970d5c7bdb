import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState } from 'react';
import { usePageUrl } from '../../base/router.js';
import { recordIn, useOpened } from '../../desk/search.js';
import { Failure, Loading } from '../../base/ui/empty.js';
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
  if (orders.error) return <Failure error={orders.error} again={orders.refetch} />;
  if (couriers.error) return <Failure error={couriers.error} again={couriers.refetch} />;
  if (!shown || !onShift) return <Loading lines={14} />;
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
