import { useMutation } from '@tanstack/react-query';
import { type Answer, again, call, useRead } from '../../base/api/client.js';
import { Refused } from '../../base/ui/refused.js';
import { useLive } from '../../base/live.js';
import { money } from '../../base/money.js';
import { moment } from '../../base/time.js';
import { requestWords as text } from '../../base/words.js';
import { Button } from '../../base/ui/button.js';
import { Icon } from '../../base/ui/icon.js';
import { dotted } from '../../base/texts.js';

type Request = Answer<'/api/merchant/recipient-requests'>['items'][number];

interface RecipientRequestsProps {
  /** false: the person may only read. */
  mayDecide: boolean;
  open: (orderId: number) => void;
}

/** Recipients' open requests from the tracking page, with their price; nothing while there are none. */
export function RecipientRequests({ mayDecide, open }: RecipientRequestsProps) {
  const { data } = useRead('/api/merchant/recipient-requests', {}, { refetchInterval: 30_000 });
  const reread = () => void again('/api/merchant/recipient-requests');
  useLive({
    order: ({ type }) => {
      if (type === 'order.recipient_request') reread();
    },
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <details className="notice" open>
      <summary>
        <Icon name="alert" /> {text.title} <span className="count">{items.length}</span>
      </summary>
      <ul className="stack g8">
        {items.map((request) => (
          <Row key={request.id} request={request} mayDecide={mayDecide} open={open} done={reread} />
        ))}
      </ul>
    </details>
  );
}

type RowProps = RecipientRequestsProps & { request: Request; done: () => void };

function Row({ request, mayDecide, open, done }: RowProps) {
  const { id, orderId, publicId, kind, wantedAt, priceCents, totalCents, recipient, address } = request;
  const more = priceCents === null ? null : kind === 'redelivery' ? priceCents : priceCents - totalCents;
  return (
    <li className="row wrap">
      <button type="button" className="as-text mono bold" onClick={() => open(orderId)}>
        {publicId}
      </button>
      <span className="grow cut">
        <strong>{text.kinds[kind]}</strong>{' '}
        {dotted(wantedAt !== null && moment(wantedAt), recipient, address)}
      </span>
      {more !== null && <span className="number">{text.costs(money(more))}</span>}
      {mayDecide && (
        <RequestDecision
          decide={(accepted) => call('POST /api/merchant/recipient-requests/{id}/decide', { id, accepted })}
          done={done}
        />
      )}
    </li>
  );
}

interface RequestDecisionProps {
  decide: (accepted: boolean) => Promise<unknown>;
  done: () => void;
}

export function RequestDecision({ decide, done }: RequestDecisionProps) {
  const deciding = useMutation({ mutationFn: decide, onSettled: done });
  return (
    <>
      <Button kind="primary" disabled={deciding.isPending} onClick={() => deciding.mutate(true)}>
        {text.accept}
      </Button>
      <Button disabled={deciding.isPending} onClick={() => deciding.mutate(false)}>
        {text.refuse}
      </Button>
      <Refused of={deciding.error} />
    </>
  );
}
