import { useQuery } from '@tanstack/react-query';
import { type Answer, type Courier, type Order, read } from '../../base/api/client.js';
import { lazy } from '../../base/lazy.js';
import { clock, minutesBetween, now, span } from '../../base/time.js';
import { dotted } from '../../base/texts.js';
import { type Choice, Picker } from '../../desk/ui/picker.js';
import { type Asked, assignOrAsk, type Board } from './board-state.hook.js';
import { shownOrder } from './open-orders.store.js';
import { adviceWords, boardWords as text, vehicleKindWords } from '../words.js';

const Cancel = lazy(async () => (await import('./cancel.part.js')).Cancel);

export function Asking({ board, command, orders }: Asked & { board: Board }) {
  const [order, ...more] = orders;
  if (!order) return null;
  if (command === 'cancel') return <Cancel board={board} order={order} />;
  if (more.length > 0) return <CourierPicker board={board} orders={orders} />;
  return <AdvisedPicker board={board} order={order} now={board.orders[order.id] ?? order} />;
}

const loadOf = ({ lines, room }: Board, { id }: Courier) =>
  text.load({ carried: lines.carried.get(id)?.length ?? 0, room });

interface PickerProps extends Partial<
  Pick<Parameters<typeof Picker>[0], 'label' | 'choices' | 'lead' | 'waiting'>
> {
  board: Board;
  orders: readonly Order[];
  couriers?: readonly Courier[];
  /** Called with the courier that the operator wants instead of the search's. */
  choose?: (courier: Courier) => void;
}

function CourierPicker({ board, orders, couriers = board.couriers, ...props }: PickerProps) {
  const { commands, setAsked } = board.acts;
  const assign = (courier: Courier) => void assignOrAsk({ commands, orders, couriers }, courier);
  const { choose = assign, ...rest } = props;
  return (
    <Picker
      label={`${text.assignTitle}: ${commands.named(orders)}`}
      placeholder={text.assignHint}
      choices={couriers.map((courier) =>
        choiceOf(courier, <span className="soft number">{loadOf(board, courier)}</span>, () =>
          choose(courier),
        ),
      )}
      close={() => setAsked(null)}
      {...rest}
    />
  );
}

/** Couriers keep their order without advice. `now`: whoever got it meanwhile does not lose it unasked. */
function AdvisedPicker({ board, order, now }: { board: Board; order: Order; now: Order }) {
  const { couriers } = board;
  const { data, isPending } = useQuery({
    ...read('/api/admin/orders/{id}/couriers', { id: order.id }),
    // Not below the order's key: each change of the order would move the list that the operator chooses from.
    queryKey: ['advice', order.id],
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const given = now.courierId !== null && now.courierId !== order.courierId ? now.courier : null;
  const label = given && { label: adviceWords.changeTitle({ number: now.publicId, courier: given.name }) };
  const choose = (courier: Courier) => {
    // The order on the screen may be older than the advice.
    const courierId = now.courierId ?? data?.holderId ?? null;
    const collected = now.status === 'collected' || data?.collected === true;
    const known = { holderId: courierId, collected, seenId: order.courierId };
    const { commands } = board.acts;
    void assignOrAsk({ commands, couriers, orders: [{ ...now, courierId }] }, courier, known);
  };
  const shared = { board, orders: [order], choose, ...label };
  if (!data) return <CourierPicker {...shared} couriers={isPending ? [] : couriers} waiting={isPending} />;
  const byId = new Map(couriers.map((courier) => [courier.id, courier]));
  const choices = data.couriers.flatMap((line) => {
    const courier = byId.get(line.courierId);
    byId.delete(line.courierId);
    if (!courier) return [];
    const detail = <AdviceLine line={line} order={order} load={loadOf(board, courier)} />;
    return { ...choiceOf(courier, detail, () => choose(courier)), dim: line.obstacle !== null };
  });
  const lead = <AdviceLead advice={data} couriers={couriers} />;
  return <CourierPicker {...shared} choices={choices} lead={lead} />;
}

function choiceOf({ id, name }: Courier, detail: Choice['detail'], act: () => void): Choice {
  return { key: String(id), label: name, detail, act };
}

type Advice = Answer<'/api/admin/orders/{id}/couriers'>;

function AdviceLine({ line, order, load }: { line: Advice['couriers'][number]; order: Order; load: string }) {
  const { pickupAt, dropAt, delays, obstacle } = line;
  const vehicle = line.vehicle && vehicleKindWords[line.vehicle];
  const late = dropAt !== null && order.deliverBy !== null && dropAt > order.deliverBy;
  const later = delays.filter(({ seconds }) => seconds >= 60);
  return (
    <span className="advice stack text-end">
      {pickupAt !== null && dropAt !== null && (
        <span className="number">
          {adviceWords.pickup(span(Math.max(0, minutesBetween(now(), pickupAt))))} ·{' '}
          <strong className={late ? 'red-text' : undefined}>{adviceWords.door(clock(dropAt))}</strong>
        </span>
      )}
      <small className="soft">
        {dotted(load, vehicle, obstacle === null && line.shift && adviceWords.onShift)}
        {obstacle === null && later.length === 0 && line.carries > 0 && ` · ${adviceWords.delaysNone}`}
        {later.map(({ orderId, seconds }) => (
          <span key={orderId} className="amber-text">
            {' · '}
            {adviceWords.delays({
              order: shownOrder(orderId)?.publicId ?? adviceWords.another,
              time: span(Math.round(seconds / 60)),
            })}
          </span>
        ))}
        {obstacle !== null && (
          <span className="red-text">
            {' · '}
            {obstacle === 'dedicated'
              ? adviceWords.dedicated(line.shift?.merchantName ?? '')
              : adviceWords.obstacles[obstacle]}
          </span>
        )}
      </small>
    </span>
  );
}

function AdviceLead({ advice, couriers }: { advice: Advice; couriers: readonly Courier[] }) {
  const { nearestId, sooner } = advice;
  const [first] = advice.couriers;
  if (!first || first.obstacle !== null)
    return <p className="padded strong red-text">{adviceWords.nobody}</p>;
  if (sooner === null) return null;
  const name = couriers.find(({ id }) => id === first.courierId)?.name ?? '';
  const nearest = couriers.find(({ id }) => id === nearestId)?.name ?? adviceWords.nearest;
  const minutes = Math.round(sooner / 60);
  return (
    <p className="padded strong">
      {minutes > 0
        ? adviceWords.sooner({ name, time: span(minutes), nearest })
        : adviceWords.lessDelay({ name, nearest })}
    </p>
  );
}
