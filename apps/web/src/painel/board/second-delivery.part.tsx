import { call } from '../../base/api/client.js';
import { Redelivery } from '../../base/ui/redelivery.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { notify } from '../../base/ui/toast.js';
import { redeliveryWords as text } from '../../base/words.js';
import { decisions } from '../data/unserved.query.js';
import { keepOrder } from './open-orders.store.js';

/** Asks whether an order's goods go out again. */
export function askSecondDelivery(orderId: number): void {
  void showDialog((close) => (
    <Redelivery
      orderId={orderId}
      quote={() => call('/api/admin/orders/{id}/redelivery', { id: orderId })}
      send={(price) =>
        call('POST /api/admin/orders/{id}/redelivery', { id: orderId, expectedTotalCents: price })
      }
      done={(second) => {
        keepOrder(second);
        notify(text.placed(second.publicId));
        close();
        void decisions.reread();
      }}
      close={close}
    />
  ));
}
