import { useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { useList } from '../../ground/api/list.js';
import { useLive } from '../../ground/live.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { instantOf } from '../../ground/time.js';
import { periodOf } from '../../ground/ui/period.js';
import { useEveryCourier, useEveryMerchant } from '../people/names.hook.js';
import { useAreas } from '../places/places.hook.js';
import { hub } from '../data/hub.query.js';
import { orders } from '../data/orders.query.js';
import { queryOf } from './history.rules.js';
import { useHistoryFile } from './history-file.hook.js';
import { HistoryView } from './view.js';

const KEY = ['orders', 'history'];

export function HistoryRoute() {
  const { query: address } = usePageUrl();
  const period = periodOf(address, 'week');
  const query = queryOf(address, period, instantOf);
  const list = useList([...KEY, query], (page) => orders.page({ ...query, ...page }), { keep: true });
  useLive({ behind: () => void cache.invalidateQueries({ queryKey: KEY }) });
  const chosen = address.get('pedido');
  return (
    <HistoryView
      list={list}
      file={useHistoryFile(query)}
      period={period}
      address={address}
      merchants={useEveryMerchant().data ?? []}
      couriers={useEveryCourier().data ?? []}
      areas={useAreas().data ?? []}
      ownReasons={useQuery(hub.settings()).data?.cancelReasons ?? []}
      chosen={chosen === null ? null : Number(chosen)}
      choose={(id) =>
        goQuery({ pedido: id === null ? null : String(id) }, { replace: chosen !== null && id !== null })
      }
    />
  );
}
