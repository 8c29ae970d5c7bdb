import { useQuery } from '@tanstack/react-query';
import { type Courier, read } from '../../ground/api/client.js';
import { listOf, type Listing, usePages } from '../../ground/api/list.js';
import { useOnlineCouriers } from '../../ground/online-couriers.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { useLoads } from './couriers.hook.js';
import { filterOf, idOf, partOf, type Filter, queryOf } from './couriers.rules.js';
import { CouriersView } from './view.js';

const ACTIVE = 'accepted,arrived_pickup_location,collected,delivered';

const PAGE = 50;

/** Couriers of the filter: the live list of those on shift, else a page of the records. */
function useTeam(filter: Filter, shown: boolean): Listing<Courier> {
  const live = filter.situation === 'shift';
  const online = useOnlineCouriers();
  useLoads(online.data);
  const found = usePages(
    '/api/admin/couriers',
    { ...queryOf(filter), perPage: PAGE },
    { enabled: !live && shown },
  );
  return live ? listOf({ ...online, data: online.data && { items: online.data } }) : found;
}

export function CouriersRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const part = partOf(query.get('parte'));
  const filter = filterOf(query);
  const chosen = idOf(query.get('entregador'));
  const list = useTeam(filter, part === 'list');
  const applications = useQuery({
    ...read('/api/admin/couriers', { registration: 'awaiting_approval', perPage: 1 }),
    select: ({ total }) => total,
  });
  const offShift = useQuery({
    ...read('/api/admin/couriers', { registration: 'active', online: 'false', perPage: 1 }),
    select: ({ total }) => total,
  });
  const fleets = useQuery({ ...read('/api/admin/fleets'), staleTime: 60_000 });
  const carried = useQuery({
    ...read('/api/admin/orders', { courierId: chosen ?? 0, status: ACTIVE, limit: 50 }),
    queryKey: ['carried', chosen],
    enabled: chosen !== null,
  });
  return (
    <CouriersView
      part={part}
      filter={filter}
      list={list}
      offShift={offShift.data ?? 0}
      applications={applications.data ?? 0}
      fleets={fleets.data?.items ?? []}
      carried={carried.data?.items ?? []}
      may={{ couriers: may('couriers'), wallets: may('wallets'), readWallets: may('wallets', 'read') }}
      chosen={chosen}
      choose={(id) =>
        goQuery({ entregador: id === null ? null : String(id) }, { replace: chosen !== null && id !== null })
      }
    />
  );
}
