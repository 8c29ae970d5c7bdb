import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { answer, api, type Courier, type Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { byName } from '../../ground/names.js';
import { useNow } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { Window } from '../../ground/ui/window.js';
import { CourierRow } from './courier-row.part.js';
import { boardWords } from './words.js';

export interface CourierListProps {
  couriers: readonly Courier[];
  carried: ReadonlyMap<number, readonly Order[]>;
  room: number;
  paired: number | null;
  assign: (orderIds: readonly number[], courier: Courier) => void;
  hover: (courierId: number | null) => void;
  open: (orderId: number) => void;
}

const HEAD_PX = 59;
const ORDER_PX = 25;
const NONE: readonly Order[] = [];
const PAGE = 200;

/** Couriers on shift: the free ones first, then by load. Couriers off shift are shown on demand. */
export function CourierList(props: CourierListProps) {
  const { couriers, carried } = props;
  const text = useWords(boardWords);
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  const [withOffShift, setWithOffShift] = useState(false);
  const offShift = useQuery({
    // Whoever comes on shift or leaves it changes the count.
    queryKey: ['couriers', 'off-shift', withOffShift, couriers.length],
    queryFn: () =>
      answer(
        api.GET('/api/admin/couriers', {
          params: { query: { online: 'false', registration: 'active', perPage: withOffShift ? PAGE : 1 } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
  const shown = useMemo(() => {
    const load = ({ id }: Courier) => carried.get(id)?.length ?? 0;
    const onShift = [...couriers].sort((a, b) => load(a) - load(b) || byName(a.name, b.name));
    const known = new Set(onShift.map(({ id }) => id));
    const others = withOffShift ? (offShift.data?.items ?? []) : [];
    return [...onShift, ...others.filter(({ id }) => !known.has(id))];
  }, [couriers, carried, withOffShift, offShift.data]);
  const away = offShift.data?.total ?? 0;
  return (
    <>
      <div
        ref={scroller}
        className="scroller"
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
          heightOf={({ id }) => HEAD_PX + ORDER_PX * (carried.get(id)?.length ?? 0)}
          keyOf={({ id }) => id}
          render={(courier) => (
            <CourierRow
              {...props}
              courier={courier}
              orders={carried.get(courier.id) ?? NONE}
              now={now}
              paired={props.paired === courier.id}
            />
          )}
        />
      </div>
      <div className="off-shift">
        <Button
          kind="quiet"
          busy={withOffShift && offShift.isPlaceholderData}
          disabled={!withOffShift && away === 0}
          aria-pressed={withOffShift}
          onClick={() => {
            setWithOffShift(!withOffShift);
          }}
        >
          {withOffShift ? text.hideOffShift : away === 0 ? text.nobodyOffShift : text.showOffShift(away)}
        </Button>
      </div>
    </>
  );
}
