import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cache } from '../../ground/api/client.js';
import type { paths } from '../../ground/api/console.js';
import { phoneHref } from '../../ground/brazil.js';
import { useLive } from '../../ground/live.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { Redelivery } from '../../ground/ui/redelivery.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { redeliveryWords } from '../../ground/words.js';
import { orderActs } from '../data/order-acts.query.js';
import { failed } from '../data/unserved.query.js';
import { keepOrder } from './open-orders.store.js';
import { failedWords as text, unservedWords } from '../words.js';
import './unserved.css';

type Failed =
  paths['/api/admin/failed-orders']['get']['responses'][200]['content']['application/json']['items'][number];

interface FailedProps {
  open: (orderId: number) => void;
  mayWrite: boolean;
}

/** The group of orders whose goods somebody still has. They stay until somebody has decided. */
export function FailedOrders({ open, mayWrite }: FailedProps) {
  const { data } = useQuery(failed.all());
  const reread = () => {
    void cache.invalidateQueries(failed.all());
  };
  useLive({
    order: ({ type }) => {
      if (type === 'order.completed' || type === 'order.redelivery') reread();
    },
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <details className="unserved" open>
      <summary>
        <Icon name="alert" /> {text.title} <span className="count">{items.length}</span>
      </summary>
      <ul>
        {items.map((one) => (
          <Row key={one.orderId} one={one} open={open} mayWrite={mayWrite} done={reread} />
        ))}
      </ul>
    </details>
  );
}

function Row({ one, open, mayWrite, done }: FailedProps & { one: Failed; done: () => void }) {
  const { orderId, publicId, merchantName, merchantPhone, recipient, district, reason, goodsAt } = one;
  return (
    <li className="row wrap">
      <button
        type="button"
        className="as-text mono bold"
        onClick={() => {
          open(orderId);
        }}
      >
        {publicId}
      </button>
      <span className="grow cut">
        {merchantName} <span className="soft">→ {recipient ?? district ?? '–'}</span>
      </span>
      <span className="soft">
        {[reason, moment(one.endedAt), text.goodsAt[goodsAt]].filter(Boolean).join(' · ')}
      </span>
      <a
        className="button quiet"
        href={phoneHref(merchantPhone)}
        aria-label={unservedWords.call(merchantName)}
      >
        <Icon name="phone" />
      </a>
      {mayWrite && <Decide orderId={orderId} done={done} />}
    </li>
  );
}

/** Brings it again, or says that nothing more is to be done. */
function Decide({ orderId, done }: { orderId: number; done: () => void }) {
  const [asking, setAsking] = useState(false);
  const settle = () => {
    failed.settle(orderId).then(done, refused);
  };
  return (
    <>
      <Button
        kind="primary"
        onClick={() => {
          setAsking(true);
        }}
      >
        {redeliveryWords.act}
      </Button>
      <Button onClick={settle}>{unservedWords.settle}</Button>
      {asking && (
        <Redelivery
          orderId={orderId}
          quote={() => orderActs.redelivery(orderId)}
          send={(price) => orderActs.redeliver(orderId, price)}
          done={(second) => {
            keepOrder(second);
            notify(redeliveryWords.placed(second.publicId));
            setAsking(false);
            done();
          }}
          close={() => {
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
