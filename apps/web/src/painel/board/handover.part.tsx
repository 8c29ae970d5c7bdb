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

/** The question before goods change hands on the road, which the two couriers must do themselves. */
export function Handover({ order, couriers, to, confirm, close }: HandoverProps) {
  const from = couriers.find(({ id }) => id === order.courierId)?.name ?? text.present;
  return (
    <Confirm
      title={text.handoverTitle(order.publicId, to.name)}
      action={text.handoverDo}
      tone="primary"
      confirm={() => {
        confirm();
        close();
      }}
      close={close}
    >
      <p>{text.handover(from, to.name)}</p>
    </Confirm>
  );
}
