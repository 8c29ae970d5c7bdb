import { answer, api } from '../../ground/api/client.js';
import { RecipientRequests } from '../../ground/ui/recipient-requests.js';

interface RequestsProps {
  open: (orderId: number) => void;
  mayWrite: boolean;
}

/** What recipients ask for, on the board: the company may accept for its shops. */
export function Requests({ open, mayWrite }: RequestsProps) {
  return (
    <RecipientRequests
      name="painel"
      load={() => answer(api.GET('/api/admin/recipient-requests'))}
      decide={
        mayWrite
          ? (id, body) =>
              api.POST('/api/admin/recipient-requests/{id}/decide', {
                params: { path: { id: String(id) } },
                body,
              })
          : null
      }
      open={open}
    />
  );
}
