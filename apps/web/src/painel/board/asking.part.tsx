import { useQuery } from '@tanstack/react-query';
import { type Courier, type Order, read } from '../../ground/api/client.js';
import { lazy } from '../../ground/lazy.js';
import { Picker, type Choice } from '../../ground/ui/picker.js';
import { assignOrAsk, type Asked } from './board-acts.hook.js';
import type { Commands } from './commands.hook.js';
import { adviceWords, boardWords as text } from '../words.js';

const Cancel = lazy(() => import('./cancel.part.js'), 'Cancel');
const AdviceLead = lazy(() => import('./advice.part.js'), 'AdviceLead', null);
const AdviceLine = lazy(() => import('./advice.part.js'), 'AdviceLine', null);

interface AskingProps {
  asked: Asked;
  /** The orders as they are by now. */
  live: Readonly<Record<number, Order>>;
  couriers: readonly Courier[];
  loadOf: (courier: Courier) => string;
  commands: Commands;
  close: () => void;
}

/** The dialog that a command needs before it runs. */
export function Asking({ asked, live, commands, close, ...rest }: AskingProps) {
  const { command, orders } = asked;
  const [order, ...more] = orders;
  if (!order) return null;
  if (command === 'cancel')
    return (
      <Cancel
        order={order}
        courierName={rest.couriers.find(({ id }) => id === order.courierId)?.name ?? null}
        confirm={(why) => void commands.cancel(order, why)}
        close={close}
      />
    );
  const picks = { ...rest, orders, commands, close };
  if (more.length > 0) return <CourierPicker {...picks} />;
  return <AdvisedPicker {...picks} order={order} now={live[order.id] ?? order} />;
}

interface PickerProps extends Omit<AskingProps, 'asked' | 'live'> {
  orders: readonly Order[];
  /** Of one order: what is asked before somebody loses it. */
  choose?: (courier: Courier) => void;
}

function CourierPicker({
  orders,
  couriers,
  loadOf,
  commands,
  choose = (courier) => void assignOrAsk({ commands, orders, couriers }, courier),
  close,
  ...rest
}: PickerProps & Partial<Pick<Parameters<typeof Picker>[0], 'label' | 'choices' | 'lead' | 'waiting'>>) {
  return (
    <Picker
      label={`${text.assignTitle}: ${commands.named(orders)}`}
      placeholder={text.assignHint}
      choices={couriers.map((courier) =>
        choiceOf(courier, <span className="soft number">{loadOf(courier)}</span>, () => choose(courier)),
      )}
      close={close}
      {...rest}
    />
  );
}

/**
 * Couriers by what the order costs with each. Without advice they stand as they come. Whoever gets the order while the operator
 * chooses (`now`) is named, and does not lose it without a question.
 */
function AdvisedPicker({ order, now, ...props }: PickerProps & { order: Order; now: Order }) {
  const { couriers, loadOf, commands } = props;
  const { data, isPending } = useQuery({
    ...read('/api/admin/orders/{id}/couriers', { id: order.id }),
    // Not below the order: a change of it would move what is being chosen from.
    queryKey: ['advice', order.id],
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const given = now.courierId !== null && now.courierId !== order.courierId ? now.courier : null;
  const label = given && { label: adviceWords.changeTitle({ number: now.publicId, courier: given.name }) };
  const choose = (courier: Courier) => {
    // The order on the screen may be of a moment before.
    const courierId = now.courierId ?? data?.holderId ?? null;
    const collected = now.status === 'collected' || data?.collected === true;
    const known = { holderId: courierId, collected, seenId: order.courierId };
    void assignOrAsk({ commands, couriers, orders: [{ ...now, courierId }] }, courier, known);
  };
  if (!data)
    return (
      <CourierPicker
        {...props}
        {...label}
        couriers={isPending ? [] : couriers}
        choose={choose}
        waiting={isPending}
      />
    );
  const byId = new Map(couriers.map((courier) => [courier.id, courier]));
  const choices = data.couriers.flatMap((line) => {
    const courier = byId.get(line.courierId);
    byId.delete(line.courierId);
    if (!courier) return [];
    const detail = <AdviceLine line={line} order={order} load={loadOf(courier)} />;
    return { ...choiceOf(courier, detail, () => choose(courier)), dim: line.obstacle !== null };
  });
  const lead = <AdviceLead advice={data} couriers={couriers} />;
  return <CourierPicker {...props} {...label} choose={choose} choices={choices} lead={lead} />;
}

function choiceOf({ id, name }: Courier, detail: Choice['detail'], act: () => void): Choice {
  return { key: String(id), label: name, detail, act };
}
