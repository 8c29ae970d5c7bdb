import { go } from '../../ground/router.js';
import { RecipientRequests } from '../../ground/ui/recipient-requests.js';

/** What recipients of the shop's deliveries ask for: it pays, so it accepts. */
export function Requests({ mayOrder }: { mayOrder: boolean }) {
  return (
    <RecipientRequests mayDecide={mayOrder} open={(orderId) => go(`/loja/entregas/${String(orderId)}`)} />
  );
}
