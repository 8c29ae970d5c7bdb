import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Asks, type Courier, type Order, read, useRead } from '../../base/api/client.js';
import { listOf, type Listing, usePages } from '../../base/api/list.js';
import { lazy, Suspense } from '../../base/lazy.js';
import { useOnlineCouriers } from '../../desk/online-couriers.js';
import { optionsOf } from '../../desk/names.js';
import { useOpened, useParameter, useSearch } from '../../desk/search.js';
import { useHas, useMay } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { Loading } from '../../base/ui/empty.js';
import { Guard } from '../../base/ui/guard.js';
import { Page } from '../../desk/ui/page.js';
import { useAllParts } from '../shell/all-parts.store.js';
import { CourierList } from './courier-list.part.js';
import { useFleets, useLoads, COURIER, fits, TAB, queryOf, SEARCH, type Filter } from './couriers.hook.js';
import { courierWords as text } from '../words.js';
import { BareChoice } from '../../desk/ui/filters.js';
import { SearchBox } from '../../desk/ui/search-box.js';
import { PageTabs } from '../../desk/ui/page-tabs.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import '../people/people.css';

// All but the list is loaded when it is opened.
const Applications = lazy(async () => (await import('./applications.part.js')).Applications);
const CourierDrawer = lazy(async () => (await import('./courier-drawer.part.js')).CourierDrawer, null);
const CourierForm = lazy(async () => (await import('./courier-form.part.js')).CourierForm, null);
const FleetList = lazy(async () => (await import('./fleet-list.part.js')).FleetList);
const Shifts = lazy(async () => (await import('./shifts.part.js')).Shifts);
const CourierMap = lazy(async () => (await import('./courier-map.part.js')).CourierMap, <Loading />);

const ACTIVE = 'accepted,arrived_pickup_location,collected,delivered';
type Online = ReturnType<typeof useOnlineCouriers>;

/** The live list of those on shift, else a page of the records. */
function useTeam(online: Online, filter: Filter): Listing<Courier> {
  const live = filter.situation === 'shift';
  const found = usePages('/api/admin/couriers', { ...queryOf(filter), perPage: 50 }, { enabled: !live });
  const fitting = useMemo(() => online.data?.filter((one) => fits(filter, one)), [online.data, filter]);
  return live ? listOf({ ...online, data: fitting && { items: fitting } }) : found;
}

function useCount(asked: Asks<'/api/admin/couriers'>): number {
  const counted = useRead('/api/admin/couriers', { ...asked, perPage: 1 }, { select: ({ total }) => total });
  return counted.data ?? 0;
}

function useCarried(courierId: number | null): readonly Order[] {
  const carried = useQuery({
    ...read('/api/admin/orders', { courierId: courierId ?? 0, status: ACTIVE, limit: 50 }),
    queryKey: ['carried', courierId],
    enabled: Boolean(courierId),
  });
  return carried.data?.items ?? [];
}

export function CouriersRoute() {
  const may = useMay();
  const has = useHas();
  const tab = useParameter(TAB);
  const [chosen, open] = useOpened(COURIER);
  const online = useOnlineCouriers();
  useLoads(online.data);
  const applications = useCount({ registration: 'awaiting_approval' });
  const fleets = useFleets();
  const withFleets = useAllParts() || fleets.length > 0 || tab === 'fleets';
  const carried = useCarried(chosen);
  const mayWrite = may('couriers');
  const create = async () => {
    const id = await showDialog<number>((close) => <CourierForm close={close} />);
    if (id !== undefined) open(id);
  };
  return (
    <Page
      title={text.title}
      head={
        <>
          <PageTabs
            tab={TAB}
            label={text.tabs}
            names={text.parts}
            counts={{ applications }}
            shown={TAB.values.filter(
              (one) => (one !== 'fleets' || withFleets) && (one !== 'shifts' || has(one)),
            )}
            clears={['entregador', 'cadastro', 'semana']}
          />
          <span className="grow" />
          {mayWrite && (
            <Button kind={tab === 'list' ? 'primary' : 'plain'} icon="plus" onClick={create}>
              {text.create}
            </Button>
          )}
        </>
      }
    >
      {tab === 'list' && <Everybody online={online} carried={carried} />}
      <Suspense fallback={tab === 'list' ? null : <Loading lines={10} />}>
        {tab === 'shifts' && has(tab) && <Shifts mayPlan={mayWrite} />}
        {tab === 'applications' && <Applications />}
        {tab === 'fleets' && <FleetList mayWrite={mayWrite} />}
      </Suspense>
      {chosen !== null && (
        <CourierDrawer key={chosen} id={chosen} carried={carried} close={() => open(null)} />
      )}
    </Page>
  );
}

function Everybody({ online, carried }: { online: Online; carried: readonly Order[] }) {
  // The part shown on a phone.
  const [shown, setShown] = useState<'list' | 'map'>('list');
  const filter = useSearch(SEARCH);
  const list = useTeam(online, filter);
  const fleets = useFleets();
  const other = shown === 'list' ? 'map' : 'list';
  const offShift = useCount({ registration: 'active', online: 'false' });
  const [chosen, open] = useOpened(COURIER);
  return (
    <div className={`everybody shows-${shown}`}>
      <section className="side column" aria-label={text.parts.list}>
        <search className="toolbar people-filters" aria-label={text.filters}>
          <SearchBox label={text.search} value={filter.search} />
          <BareChoice
            parameter={SEARCH.situation}
            className="narrow"
            label={text.situation}
            words={text.situations}
          />
          {fleets.length > 0 && (
            <BareChoice
              parameter={SEARCH.fleetId}
              className="narrow"
              label={text.fleet}
              any={text.anyFleet}
              options={optionsOf(fleets)}
            />
          )}
          <Button
            className="to-map"
            icon={other === 'map' ? 'map' : 'people'}
            onClick={() => setShown(other)}
          >
            {other === 'map' ? text.map : text.toList}
          </Button>
        </search>
        <CourierList list={list} offShift={offShift} />
      </section>
      <section className="people-map" aria-label={text.map}>
        <Guard>
          <CourierMap couriers={list.items} chosen={chosen} carried={carried} open={open} />
        </Guard>
      </section>
    </div>
  );
}
