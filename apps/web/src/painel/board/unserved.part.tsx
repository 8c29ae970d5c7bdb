import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cache } from '../../ground/api/client.js';
import type { paths } from '../../ground/generated/console.js';
import { phoneHref } from '../../ground/brazil.js';
import { useGathered } from '../../ground/gather.js';
import { useLive } from '../../ground/live.js';
import { money } from '../../ground/money.js';
import { clock } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { unserved } from '../data/unserved.query.js';
import { keepOrder } from './open-orders.store.js';
import { messageWords, unservedWords as text } from '../words.js';
import './unserved.css';

type Unserved =
  paths['/api/admin/unserved']['get']['responses'][200]['content']['application/json']['items'][number];

/** A busy hub has several acceptances a second; all of them are one reading. */
const GATHER_MS = 1_000;

/** Steps by which an operator raises a courier's pay. */
const RAISES = [0, 200, 500, 1_000] as const;

interface UnservedProps {
  open: (orderId: number) => void;
  mayWrite: boolean;
}

/** The group of orders that nobody took. They stay until somebody has dealt with them. */
export function Unserved({ open, mayWrite }: UnservedProps) {
  const { data } = useQuery(unserved.all());
  const reread = () => void cache.invalidateQueries(unserved.all());
  const gather = useGathered(GATHER_MS, reread);
  useLive({
    order: ({ type }) => {
      if (type === 'order.cancelled' || type === 'order.accepted') gather(type);
    },
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <details className="unserved" open>
      <summary className="red-text bold">
        <Icon name="alert" /> {text.title} <span className="count">{items.length}</span>
      </summary>
      <ul className="tall lines-flush">
        {items.map((one) => (
          <Row key={one.orderId} one={one} open={open} mayWrite={mayWrite} done={reread} />
        ))}
      </ul>
    </details>
  );
}

function Row({ one, open, mayWrite, done }: UnservedProps & { one: Unserved; done: () => void }) {
  const [raise, setRaise] = useState<number>(0);
  const { orderId, publicId, merchantName, merchantPhone, district, address, courierPayCents, held } = one;
  const restart = async () => {
    try {
      const order = await unserved.restart(orderId, raise);
      keepOrder(order);
      notify(text.restarted(order.publicId));
    } catch (error) {
      refused(error);
    }
    done();
  };
  const settle = async () => {
    try {
      await unserved.settle(orderId);
    } catch (error) {
      refused(error);
    }
    done();
  };
  return (
    <li className="row wrap">
      <button type="button" className="as-text mono bold" onClick={() => open(orderId)}>
        {publicId}
      </button>
      <span className="grow cut">
        {merchantName} <span className="soft">→ {district ?? address ?? '–'}</span>
      </span>
      <span className="soft">{held ? text.held(clock(one.endedAt)) : text.ended(clock(one.endedAt))}</span>
      <a className="button quiet" href={phoneHref(merchantPhone)} aria-label={text.call(merchantName)}>
        <Icon name="phone" />
      </a>
      {mayWrite && <TellShop one={one} done={done} />}
      {mayWrite && (
        <>
          <label className="row">
            <span className="soft">{text.pay(money(courierPayCents))}</span>
            <select
              aria-label={text.raise(publicId)}
              value={raise}
              onChange={(event) => setRaise(Number(event.target.value))}
            >
              {RAISES.map((cents) => (
                <option key={cents} value={cents}>
                  + {money(cents)}
                </option>
              ))}
            </select>
          </label>
          <Button kind="primary" onClick={() => void restart()}>
            {held ? text.restart : text.again}
          </Button>
          {held ? (
            <Button onClick={() => open(orderId)}>{text.byHand}</Button>
          ) : (
            <Button onClick={() => void settle()}>{text.settle}</Button>
          )}
        </>
      )}
    </li>
  );
}

/** Sends the shop a message; once it is told, says when. */
function TellShop({ one, done }: { one: Unserved; done: () => void }) {
  if (one.shopToldAt !== null) return <span className="soft">{text.toldAt(clock(one.shopToldAt))}</span>;
  const tell = async () => {
    try {
      const { channel } = await unserved.tellShop(one.orderId);
      notify(text.told(one.merchantName, messageWords.channels[channel]));
    } catch (error) {
      refused(error);
    }
    done();
  };
  return (
    <Button kind="quiet" onClick={() => void tell()}>
      {text.tell}
    </Button>
  );
}
