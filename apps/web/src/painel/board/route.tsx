import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answer, api } from '../../ground/api/client.js';
import { goQuery, usePlace } from '../../ground/router.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { useBoard } from './orders.hook.js';
import { BoardView } from './view.js';
import { useViews } from './views.hook.js';

const FRESH_MS = 2_000;

/** Marks rows that have just changed for two seconds. */
function useFresh() {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const mark = useCallback((id: number) => {
    setFresh((before) => new Set(before).add(id));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setFresh((before) => new Set([...before].filter((other) => other !== id)));
    }, FRESH_MS);
    timers.current.add(timer);
  }, []);
  return [fresh, mark] as const;
}

export function BoardRoute() {
  const { query } = usePlace();
  const [fresh, markFresh] = useFresh();
  const { orders, couriers } = useBoard(markFresh);
  const views = useViews();
  const settings = useQuery({
    queryKey: ['hub', 'settings'],
    queryFn: () => answer(api.GET('/api/admin/hub/settings')),
    staleTime: 300_000,
  });
  if (orders.isPending || couriers.isPending) return <Loading lines={14} />;
  if (orders.error) return <Failure error={orders.error} again={orders.refetch} />;
  if (couriers.error) return <Failure error={couriers.error} again={couriers.refetch} />;
  const chosen = query.get('pedido');
  return (
    <BoardView
      orders={orders.data}
      couriers={couriers.data}
      room={settings.data?.dispatch.maxOrdersPerCourier ?? 1}
      fresh={fresh}
      views={views}
      columns={query.get('modo') === 'colunas'}
      chosen={chosen === null ? null : Number(chosen)}
      choose={(id) => {
        goQuery({ pedido: id === null ? null : String(id) }, { replace: chosen !== null && id !== null });
      }}
      showColumns={(shown) => {
        goQuery({ modo: shown ? 'colunas' : null });
      }}
    />
  );
}
