import { useQuery } from '@tanstack/react-query';
import { useOpen } from '../../ground/open.js';
import { cache } from '../../ground/api/client.js';
import type { paths } from '../../ground/generated/console.js';
import { phoneHref } from '../../ground/brazil.js';
import { useLive } from '../../ground/live.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { RequestDecision } from '../../ground/ui/recipient-requests.js';
import { Redelivery } from '../../ground/ui/redelivery.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { redeliveryWords, requestWords } from '../../ground/words.js';
import { orderActs } from '../data/order-acts.query.js';
import { decisions } from '../data/unserved.query.js';
import { GoodsAt } from './goods-place.part.js';
import { keepOrder } from './open-orders.store.js';
import { claimWords, decisionWords as text, unservedWords } from '../words.js';
import './unserved.css';

type Decision =
  paths['/api/admin/decisions']['get']['responses'][200]['content']['application/json']['items'][number];

const REREAD_AT = ['order.completed', 'order.redelivery', 'order.recipient_request', 'order.claim'];

interface DecisionsProps {
  open: (orderId: number) => void;
  mayWrite: boolean;
}

/** What needs a decision, by deadline. It stays until somebody has decided. */
export function Decisions({ open, mayWrite }: DecisionsProps) {
  const { data } = useQuery(decisions.all());
  const reread = () => void cache.invalidateQueries(decisions.all());
  useLive({
    order: ({ type }) => {
      if (REREAD_AT.includes(type)) reread();
    },
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <details className="unserved" open>
      <summary className="red-text bold">
        <Icon name="alert" /> {text.title} <span className="count">{items.length}</span>
      </summary>
      <ul>
        {items.map((one) => {
          const key = `${one.kind} ${String(one.id)}`;
          return one.holds ? (
            <Suspended key={key} id={one.id} who={one.who ?? ''} since={one.since} holds={one.holds} />
          ) : (
            <Row key={key} one={one} open={open} mayWrite={mayWrite} done={reread} />
          );
        })}
      </ul>
    </details>
  );
}

function Row({ one, open, mayWrite, done }: DecisionsProps & { one: Decision; done: () => void }) {
  const orderId = one.orderId ?? 0;
  const { kind, publicId, merchantName, merchantPhone, who, goodsAt, moreCents, since, dueAt } = one;
  const facts = [
    ...[text.kinds[kind], aboutOf(one), moment(since)],
    kind === 'failure' && goodsAt && !mayWrite && text.goodsAt[goodsAt],
  ];
  return (
    <li className="row wrap">
      <button type="button" className="as-text mono bold" onClick={() => open(orderId)}>
        {publicId}
      </button>
      <span className="grow cut">
        {merchantName} <span className="soft">→ {who ?? '–'}</span>
      </span>
      <span className="soft">{facts.filter(Boolean).join(' · ')}</span>
      {dueAt !== null && <strong>{text.until(moment(dueAt))}</strong>}
      {merchantPhone !== null && (
        <a
          className="button quiet"
          href={phoneHref(merchantPhone)}
          aria-label={unservedWords.call(merchantName)}
        >
          <Icon name="phone" />
        </a>
      )}
      {kind === 'claim' && (
        <Link className="button" to={`/painel/dinheiro?parte=claims&reclamacao=${String(one.id)}`}>
          {text.decide}
        </Link>
      )}
      {moreCents !== null && <span className="number">{requestWords.costs(money(moreCents))}</span>}
      {kind === 'request' && mayWrite && (
        <RequestDecision decide={(accepted) => decisions.decideRequest(one.id, accepted)} done={done} />
      )}
      {kind === 'failure' && mayWrite && (
        <>
          {goodsAt && <GoodsAt orderId={orderId} at={goodsAt} done={done} />}
          <Decide orderId={orderId} done={done} />
        </>
      )}
    </li>
  );
}

interface SuspendedProps {
  id: number;
  who: string;
  since: string;
  holds: NonNullable<Decision['holds']>;
}

/** A suspended courier who still has goods or cash: somebody has to get them. It goes once both are where they belong. */
function Suspended({ id, who, since, holds }: SuspendedProps) {
  return (
    <li className="row wrap">
      <Link className="grow cut bold" to={`/painel/entregadores?entregador=${String(id)}`}>
        {who}
      </Link>
      <span className="soft">
        {[text.kinds.suspended, text.holds(holds.orders, money(holds.cashCents)), moment(since)].join(' · ')}
      </span>
      <a className="button quiet" href={phoneHref(holds.phone)} aria-label={unservedWords.call(who)}>
        <Icon name="phone" />
      </a>
    </li>
  );
}

function aboutOf({ kind, about, wantedAt }: Decision): string | null {
  if (kind === 'request') {
    const asked = requestWords.kinds[about as keyof typeof requestWords.kinds];
    return wantedAt === null ? asked : `${asked}: ${moment(wantedAt)}`;
  }
  if (kind !== 'claim') return about;
  return claimWords.kinds[about as keyof typeof claimWords.kinds];
}

/** Brings it again, or says that nothing more is to be done. */
function Decide({ orderId, done }: { orderId: number; done: () => void }) {
  const asking = useOpen();
  const settle = () => decisions.settle(orderId).then(done, refused);
  return (
    <>
      <Button kind="primary" onClick={asking.open}>
        {redeliveryWords.act}
      </Button>
      <Button onClick={settle}>{unservedWords.settle}</Button>
      {asking.is && (
        <Redelivery
          orderId={orderId}
          quote={() => orderActs.redelivery(orderId)}
          send={(price) => orderActs.redeliver(orderId, price)}
          done={(second) => {
            keepOrder(second);
            notify(redeliveryWords.placed(second.publicId));
            asking.close();
            done();
          }}
          close={asking.close}
        />
      )}
    </>
  );
}
