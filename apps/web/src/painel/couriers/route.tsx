import type { Courier } from '../../ground/api/client.js';
import { listOf, type Listing } from '../../ground/api/list.js';
import { useOnlineCouriers } from '../../ground/online-couriers.js';
import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { useCarried, useCourierCount, useCouriers, useLoads } from './couriers.hook.js';
import { filterOf, idOf, partOf, type Filter } from './couriers.rules.js';
import { useFleets } from './fleets.hook.js';
import { CouriersView } from './view.js';

/** Couriers of the filter: the live list of those on shift, else a page of the records. */
function useTeam(filter: Filter, shown: boolean): Listing<Courier> {
  const live = filter.situation === 'shift';
  const online = useOnlineCouriers();
  useLoads(online.data);
  const found = useCouriers(filter, !live && shown);
  return live ? listOf({ ...online, data: online.data && { items: online.data } }) : found;
}

export function CouriersRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const part = partOf(query.get('parte'));
  const filter = filterOf(query);
  const chosen = idOf(query.get('entregador'));
  const list = useTeam(filter, part === 'list');
  const applications = useCourierCount({ registration: 'awaiting_approval' });
  const offShift = useCourierCount({ registration: 'active', online: 'false' });
  const fleets = useFleets();
  const carried = useCarried(chosen);
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
