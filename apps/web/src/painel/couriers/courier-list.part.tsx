import { memo, useRef } from 'react';
import type { Courier } from '../../base/api/client.js';
import type { Listing } from '../../base/api/list.js';
import { goQuery } from '../../base/router.js';
import { useOpened, useSearch } from '../../desk/search.js';
import { minutesBetween, span, useNow } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { Listed } from '../../desk/ui/list.js';
import { Status } from '../../base/ui/status.js';
import { dotted } from '../../base/texts.js';
import { Window } from '../../desk/ui/window.js';
import {
  COURIER,
  SEARCH,
  useFleets,
  useRoom,
  membersOf,
  GROUPS,
  SILENT_MINUTES,
  STANDING_TONES,
  standingOf,
  type Group,
} from './couriers.hook.js';
import { ShiftEnd } from './shift-end.part.js';
import { courierWords as text } from '../words.js';

type Row = { readonly head: Group; readonly count: number } | Courier;

const HEAD_PX = 32;
const ROW_PX = 54;

function rowsOf(couriers: readonly Courier[]): Row[] {
  return GROUPS.flatMap((head) => {
    const members = membersOf(head, couriers);
    return members.length === 0 ? [] : [{ head, count: members.length }, ...members];
  });
}

export function CourierList({ list, offShift }: { list: Listing<Courier>; offShift: number }) {
  const { situation } = useSearch(SEARCH);
  const [chosen, open] = useOpened(COURIER);
  const now = useNow();
  const room = useRoom();
  const scroller = useRef<HTMLDivElement>(null);
  const names = new Map(useFleets().map(({ id, name }) => [id, name]));
  const row = (one: Row) =>
    'head' in one ? (
      <div className="row people-group" role="listitem">
        <h2 className="small">{text.groups[one.head]}</h2> <span className="count">{one.count}</span>
      </div>
    ) : (
      <CourierRow
        courier={one}
        fleet={one.fleetId === null ? undefined : names.get(one.fleetId)}
        room={room}
        now={now}
        chosen={one.id === chosen}
        choose={open}
      />
    );
  return (
    <div className="fill" ref={scroller}>
      <Listed list={list} lines={10} empty={<Nobody offShift={offShift} />}>
        {(couriers) => (
          <div role="list" aria-label={text.title}>
            <Window
              items={rowsOf(couriers)}
              scroller={scroller}
              heightOf={(one) => ('head' in one ? HEAD_PX : ROW_PX)}
              keyOf={(one) => ('head' in one ? one.head : one.id)}
              render={row}
            />
          </div>
        )}
      </Listed>
      {situation === 'shift' && list.items.length > 0 && offShift > 0 && (
        <Button kind="quiet" onClick={() => goQuery({ situacao: 'off' })}>
          {text.offShift(offShift)}
        </Button>
      )}
    </div>
  );
}

interface CourierRowProps {
  courier: Courier;
  fleet: string | undefined;
  room: number;
  now: number;
  chosen: boolean;
  choose: (id: number) => void;
}

const CourierRow = memo(function CourierRow({ courier, fleet, room, now, chosen, choose }: CourierRowProps) {
  const { id, name, vehicle, activeOrders, lastSeenAt, online, freeSince } = courier;
  const standing = standingOf(courier);
  const silent = online && lastSeenAt !== null ? minutesBetween(lastSeenAt, now) : 0;
  return (
    <div role="listitem" className={chosen ? 'person chosen' : 'person'} data-courier={name}>
      <button type="button" className="as-text" onClick={() => choose(id)}>
        <strong className="cut">{name}</strong>
        <span className="soft small cut">
          {dotted(vehicle.model, vehicle.plate, fleet) || text.noVehicle}{' '}
          <ShiftEnd courier={courier} now={now} />
        </span>
      </button>
      <span className="right small">
        {online && standing !== 'blocked' ? (
          <Load carried={activeOrders.length} room={room} />
        ) : (
          <Status tone={STANDING_TONES[standing]}>{text.standing[standing]}</Status>
        )}
        <span className={silent >= SILENT_MINUTES ? 'amber-text' : 'soft'}>{since()}</span>
      </span>
    </div>
  );

  function since(): string {
    if (silent >= SILENT_MINUTES) return text.silent(span(silent));
    if (!online) return lastSeenAt === null ? text.never : text.seen(span(minutesBetween(lastSeenAt, now)));
    if (activeOrders.length > 0) return text.moving;
    return freeSince === null ? text.standing.available : text.freeFor(span(minutesBetween(freeSince, now)));
  }
});

/** Orders carried of the limit, as marks and in words. */
export function Load({ carried, room }: { carried: number; room: number }) {
  return (
    <span
      className="load small"
      role="img"
      aria-label={text.load({ carried, room })}
      title={text.load({ carried, room })}
    >
      {Array.from({ length: Math.max(room, carried) }, (_, index) => (
        <i key={index} className={index < carried ? (index < room ? 'full' : 'full beyond') : ''} />
      ))}
      <span aria-hidden className="number">
        {carried}/{room}
      </span>
    </span>
  );
}

function Nobody({ offShift }: { offShift: number }) {
  const filter = useSearch(SEARCH);
  const searched = filter.search !== '' || filter.fleetId !== null;
  if (filter.situation === 'shift' && !searched) {
    const all = <Button onClick={() => goQuery({ situacao: 'off' })}>{text.offShift(offShift)}</Button>;
    return <Empty icon="bike" title={text.nobody} action={offShift > 0 && all} lead={text.nobodyLead} />;
  }
  const clear = () => goQuery({ situacao: searched ? 'all' : null, busca: null, frota: null });
  return <Empty icon="filter" title={text.noMatch} action={<Button onClick={clear}>{text.clear}</Button>} />;
}
