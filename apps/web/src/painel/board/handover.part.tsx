import type { Courier, Order } from '../../ground/api/client.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { adviceWords as text } from '../words.js';

interface HandoverProps {
  order: Order;
  couriers: readonly Courier[];
  to: Courier;
  confirm: () => void;
  close: () => void;
}

/** The question before an order changes hands: goods on the road, or what somebody got while the operator chose. */
export function Handover({ order, couriers, to, confirm, close }: HandoverProps) {
  const from = couriers.find(({ id }) => id === order.courierId)?.name ?? text.present;
  const follows = order.status === 'collected' ? text.handover : text.given;
  return (
    <Confirm
      title={text.handoverTitle({ order: order.publicId, to: to.name })}
      action={text.handoverDo}
      tone="primary"
      confirm={() => {
        confirm();
        close();
      }}
      close={close}
    >
      <p>{follows({ from, to: to.name })}</p>
    </Confirm>
  );
}
