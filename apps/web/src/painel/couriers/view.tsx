import { useMemo, useState } from 'react';
import type { Courier, Order } from '../../ground/api/client.js';
import type { Listing } from '../../ground/api/list.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { goQuery } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Loading } from '../../ground/ui/empty.js';
import { Guard } from '../../ground/ui/guard.js';
import { Page } from '../../ground/ui/page.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { useAllParts } from '../shell/all-parts.store.js';
import { CourierFilters } from './courier-filters.part.js';
import { CourierList } from './courier-list.part.js';
import { fits, partName, type Filter, type Fleet, type Part } from './couriers.rules.js';
import { courierWords as text } from '../words.js';
import '../people/people.css';

// The first sight is the list: the rest is loaded when it is opened.
const Applications = lazy(() => import('./applications.part.js'), 'Applications');
const CourierDrawer = lazy(() => import('./courier-drawer.part.js'), 'CourierDrawer');
const CourierForm = lazy(() => import('./courier-form.part.js'), 'CourierForm');
const FleetList = lazy(() => import('./fleet-list.part.js'), 'FleetList');
const Shifts = lazy(() => import('./shifts.part.js'), 'Shifts');
const CourierMap = lazy(() => import('./courier-map.part.js'), 'CourierMap');

interface CouriersViewProps {
  part: Part;
  filter: Filter;
  list: Listing<Courier>;
  /** Couriers who may work and are off shift. */
  offShift: number;
  /** How many wait for an answer. */
  applications: number;
  fleets: readonly Fleet[];
  /** Open orders of the chosen courier. */
  carried: readonly Order[];
  may: { couriers: boolean; wallets: boolean; readWallets: boolean };
  chosen: number | null;
  choose: (id: number | null) => void;
}

/** The screen of couriers: who is on shift and where, planned shifts, applications, fleets. */
export function CouriersView(props: CouriersViewProps) {
  const { part, applications, fleets, may, chosen, choose } = props;
  const [creating, setCreating] = useState(false);
  const withFleets = useAllParts() || fleets.length > 0 || part === 'fleets';
  const parts = [
    { key: 'list', label: text.parts.list },
    { key: 'shifts', label: text.parts.shifts },
    { key: 'applications', label: text.parts.applications, count: applications, warn: true },
    ...(withFleets ? [{ key: 'fleets', label: text.parts.fleets } as const] : []),
  ] as const;
  return (
    <Page
      title={text.title}
      head={
        <>
          <Tabs
            label={text.tabs}
            tabs={parts}
            chosen={part}
            choose={(next) =>
              goQuery({ parte: partName(next), entregador: null, cadastro: null, semana: null })
            }
          />
          <span className="grow" />
          {may.couriers && (
            <Button
              kind={part === 'list' ? 'primary' : 'plain'}
              icon="plus"
              onClick={() => setCreating(true)}
            >
              {text.create}
            </Button>
          )}
        </>
      }
    >
      {part === 'list' && <Everybody {...props} />}
      <Suspense fallback={part === 'list' ? null : <Loading lines={10} />}>
        {part === 'shifts' && <Shifts mayPlan={may.couriers} />}
        {part === 'applications' && <Applications mayWrite={may.couriers} />}
        {part === 'fleets' && <FleetList mayWrite={may.couriers} />}
      </Suspense>
      <Suspense>
        {chosen !== null && (
          <CourierDrawer
            key={chosen}
            id={chosen}
            fleets={fleets}
            carried={props.carried}
            may={may}
            close={() => choose(null)}
          />
        )}
        {creating && (
          <CourierForm
            fleets={fleets}
            close={(id) => {
              setCreating(false);
              if (id !== undefined) choose(id);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}

function Everybody(props: CouriersViewProps) {
  const { filter, list, fleets, carried, chosen, choose } = props;
  const [shown, setShown] = useState<'list' | 'map'>('list');
  const fitting = useMemo(
    () => (filter.situation === 'shift' ? list.items.filter((one) => fits(filter, one)) : list.items),
    [list.items, filter],
  );
  return (
    <div className={`everybody shows-${shown}`}>
      <section className="side column" aria-label={text.parts.list}>
        <CourierFilters filter={filter} fleets={fleets} shown={shown} show={setShown} />
        <CourierList {...props} list={{ ...list, items: fitting }} />
      </section>
      <section className="people-map" aria-label={text.map}>
        <Guard>
          <Suspense fallback={<Loading />}>
            <CourierMap couriers={fitting} chosen={chosen} carried={carried} open={choose} />
          </Suspense>
        </Guard>
      </section>
    </div>
  );
}
