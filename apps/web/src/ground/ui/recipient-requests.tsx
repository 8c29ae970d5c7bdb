import { useMutation, useQuery } from '@tanstack/react-query';
import { cache } from '../api/client.js';
import type { paths } from '../generated/console.js';
import { problemText } from '../api/problem-words.js';
import { useLive } from '../live.js';
import { money } from '../money.js';
import { moment } from '../time.js';
import { requestWords as text } from '../words.js';
import { Button } from './button.js';
import { Icon } from './icon.js';

type Request =
  paths['/api/merchant/recipient-requests']['get']['responses'][200]['content']['application/json']['items'][number];

const queryKey = ['recipient-requests'];

interface RecipientRequestsProps {
  load: () => Promise<{ readonly items: readonly Request[] }>;
  /** null: the person may only read. */
  decide: ((id: number, decision: { accepted: boolean }) => Promise<unknown>) | null;
  open: (orderId: number) => void;
}

/** What recipients ask for on the tracking page, with its price, until somebody has decided; nothing while there is none. */
export function RecipientRequests({ load, decide, open }: RecipientRequestsProps) {
  const { data } = useQuery({ queryKey, queryFn: load, refetchInterval: 30_000 });
  const reread = () => void cache.invalidateQueries({ queryKey });
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
          <Row key={request.id} request={request} decide={decide} open={open} done={reread} />
        ))}
      </ul>
    </details>
  );
}

function Row({
  request,
  decide,
  open,
  done,
}: Pick<RecipientRequestsProps, 'decide' | 'open'> & { request: Request; done: () => void }) {
  const { id, orderId, publicId, kind, wantedAt, priceCents, totalCents, recipient, address } = request;
  const more = priceCents === null ? null : kind === 'redelivery' ? priceCents : priceCents - totalCents;
  return (
    <li className="row wrap">
      <button type="button" className="as-text mono bold" onClick={() => open(orderId)}>
        {publicId}
      </button>
      <span className="grow cut">
        <strong>{text.kinds[kind]}</strong>{' '}
        {[wantedAt === null ? null : moment(wantedAt), recipient, address].filter(Boolean).join(' · ')}
      </span>
      {more !== null && <span className="number">{text.costs(money(more))}</span>}
      {decide && <RequestDecision decide={(accepted) => decide(id, { accepted })} done={done} />}
    </li>
  );
}

interface RequestDecisionProps {
  decide: (accepted: boolean) => Promise<unknown>;
  done: () => void;
}

/** Accepts what a recipient asks for, or refuses it. */
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
      {deciding.error && (
        <p className="error" role="alert">
          {problemText(deciding.error)}
        </p>
      )}
    </>
  );
}
