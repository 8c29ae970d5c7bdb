import { go } from '../../ground/router.js';
import { RecipientRequests } from '../../ground/ui/recipient-requests.js';
import { decideRequest, recipientRequests } from '../data/requests.query.js';

/** What recipients of the shop's deliveries ask for: it pays, so it accepts. */
export function Requests({ mayOrder }: { mayOrder: boolean }) {
  return (
    <RecipientRequests
      load={recipientRequests}
      decide={mayOrder ? decideRequest : null}
      open={(orderId) => go(`/loja/entregas/${String(orderId)}`)}
    />
  );
}
