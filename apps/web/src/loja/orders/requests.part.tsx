import { answer, api } from '../../ground/api/client.js';
import { go } from '../../ground/router.js';
import { RecipientRequests } from '../../ground/ui/recipient-requests.js';

/** What recipients of the shop's deliveries ask for: it pays, so it accepts. */
export function Requests({ mayOrder }: { mayOrder: boolean }) {
  return (
    <RecipientRequests
      load={() => answer(api.GET('/api/merchant/recipient-requests'))}
      decide={
        mayOrder
          ? (id, body) =>
              api.POST('/api/merchant/recipient-requests/{id}/decide', {
                params: { path: { id: String(id) } },
                body,
              })
          : null
      }
      open={(orderId) => {
        go(`/loja/entregas/${String(orderId)}`);
      }}
    />
  );
}
