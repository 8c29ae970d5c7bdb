import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { phoneHref } from '../../ground/brazil.js';
import { clock } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { goods, handOver, type GoodsTask } from '../data/goods.store.js';
import { useValue } from '../data/observable.store.js';
import { goodsWords as text } from '../words.js';

/** Goods whose order went on without the courier who has them: what to do, until it is done. */
export function Goods() {
  return useValue(goods).map((task) => <GoodsCard key={`${task.kind}${task.orderId}`} task={task} />);
}

function GoodsCard({ task }: { task: GoodsTask }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { kind, publicId, merchantName, pickupAddress, since, other } = task;
  const name = other?.name ?? '';
  const done = async () => {
    setBusy(true);
    setError(null);
    await handOver(task).catch(setError);
    setBusy(false);
  };
  return (
    <section className="notice amber trouble" role="alert">
      <h2>
        {kind === 'bring_back'
          ? text.title[kind](merchantName)
          : text.title[kind]({ shop: merchantName, who: name })}
      </h2>
      <p>
        {kind === 'bring_back'
          ? text.bringBack({ id: publicId, address: pickupAddress })
          : kind === 'hand_over'
            ? text.handOver({ id: publicId, who: name })
            : text.receive({ id: publicId, who: name, at: clock(since) })}
      </p>
      {error !== null && <p>{problemText(error)}</p>}
      {other?.phone && (
        <a className="button big" href={phoneHref(other.phone)}>
          {text.call(name)}
        </a>
      )}
      {kind !== 'receive' && (
        <Button className="big" busy={busy} onClick={() => void done()}>
          {kind === 'bring_back' ? text.broughtBack : text.handedOver(name)}
        </Button>
      )}
    </section>
  );
}
