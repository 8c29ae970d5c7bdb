import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { keyOf, type Courier, type Order, read } from '../../ground/api/client.js';
import { lazy } from '../../ground/lazy.js';
import { byName } from '../../ground/names.js';
import { useMay } from '../../ground/session.js';
import { useNow } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { Window } from '../../ground/ui/window.js';
import { CourierRow, type CourierRowProps } from './courier-row.part.js';
import { boardWords as text } from '../words.js';

/** So many couriers off shift are shown at once. */
const OFF_SHIFT = 200;

const ShiftNow = lazy(() => import('./shift-now.part.js'), 'ShiftNow', null);

interface CourierListProps extends Pick<CourierRowProps, 'room' | 'assign' | 'hover' | 'open'> {
  couriers: readonly Courier[];
  carried: ReadonlyMap<number, readonly Order[]>;
  paired: number | null;
  /** Where the opened order is collected: of couriers with the same load the nearest comes first. */
  near: Place | null;
}

const HEAD_PX = 31;
const ORDER_PX = 25;
const NONE: readonly Order[] = [];

type Place = Pick<Order['pickup'], 'latitude' | 'longitude'>;

/** A length to compare by, not a distance; who is nowhere comes last. */
function wayTo(near: Place | null, { location }: Courier): number {
  if (near === null || near.latitude === null || near.longitude === null) return 0;
  if (location === null) return Infinity;
  const east = (location.longitude - near.longitude) * Math.cos((near.latitude * Math.PI) / 180);
  return Math.hypot(location.latitude - near.latitude, east);
}

/** Couriers on shift: the free ones first, then by load and way. Couriers off shift are shown on demand. */
export function CourierList(props: CourierListProps) {
  const { couriers, carried, near } = props;
  const now = useNow();
  const may = useMay();
  const scroller = useRef<HTMLDivElement>(null);
  const [unfolded, unfold] = useState<number | null>(null);
  const [withOffShift, setWithOffShift] = useState(false);
  const offShift = useQuery({
    ...read('/api/admin/couriers', {
      online: 'false',
      registration: 'active',
      perPage: withOffShift ? OFF_SHIFT : 1,
    }),
    // Whoever comes on shift or leaves it changes the count.
    queryKey: [...keyOf('/api/admin/couriers'), 'off-shift', withOffShift, couriers.length],
    placeholderData: keepPreviousData,
  });
  const shown = useMemo(() => {
    const load = ({ id }: Courier) => carried.get(id)?.length ?? 0;
    const onShift = [...couriers].sort(
      (a, b) => load(a) - load(b) || wayTo(near, a) - wayTo(near, b) || byName(a.name, b.name),
    );
    const known = new Set(onShift.map(({ id }) => id));
    const others = withOffShift ? (offShift.data?.items ?? []) : [];
    return [...onShift, ...others.filter(({ id }) => !known.has(id))];
  }, [couriers, carried, near, withOffShift, offShift.data]);
  const away = offShift.data?.total ?? 0;
  return (
    <>
      {may('couriers', 'read') && <ShiftNow />}
      <div
        ref={scroller}
        className="fill"
        {...(shown.length > 0 && { role: 'list', 'aria-label': text.couriers, tabIndex: 0 })}
      >
        {shown.length === 0 && (
          <Empty icon="bike" title={text.noCouriers}>
            {text.noCouriersLead}
          </Empty>
        )}
        <Window
          items={shown}
          scroller={scroller}
          heightOf={({ id }) => HEAD_PX + (id === unfolded ? ORDER_PX * (carried.get(id)?.length ?? 0) : 0)}
          keyOf={({ id }) => id}
          render={(courier) => (
            <CourierRow
              {...props}
              courier={courier}
              orders={carried.get(courier.id) ?? NONE}
              now={now}
              paired={props.paired === courier.id}
              unfolded={unfolded === courier.id}
              unfold={unfold}
            />
          )}
        />
      </div>
      <div className="toolbar">
        <Button
          kind="quiet"
          className="grow"
          busy={withOffShift && offShift.isPlaceholderData}
          disabled={!withOffShift && away === 0}
          aria-pressed={withOffShift}
          onClick={() => setWithOffShift(!withOffShift)}
        >
          {withOffShift ? text.hideOffShift : away === 0 ? text.nobodyOffShift : text.showOffShift(away)}
        </Button>
      </div>
    </>
  );
}
