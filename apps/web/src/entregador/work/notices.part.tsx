import { money } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import type { Company } from '../data/api.store.js';
import { useValue } from '../data/observable.store.js';
import { closeLost, finished, lost } from '../data/order-list.store.js';
import { Goods } from './goods.part.js';
import { Pause } from './pause.part.js';
import { PushNotice } from './push.part.js';
import { Returning } from './returning.part.js';
import { Told } from './told.part.js';
import { SoundNotice } from './sound.part.js';
import { reasonWords as reasons, taskWords as text } from '../words.js';
import { reasonText } from './reason.rules.js';
import { Troubles } from './troubles.part.js';

import './sheets.css';

interface NoticesProps {
  company: Company | null;
  /** Whether the courier has no order in hand: with one, a question about notifications would push the order down. */
  idle: boolean;
}

/** Messages about orders that ended or were taken, until the courier has read them. */
export function Notices({ company, idle }: NoticesProps) {
  return (
    <>
      <Pause />
      <Returning company={company} />
      <Told />
      <Lost />
      <Troubles company={company} />
      <Goods />
      <Finished />
      <SoundNotice />
      {idle && <PushNotice />}
    </>
  );
}

function Finished() {
  const order = useValue(finished);
  if (!order) return null;
  const earned = order.status === 'completed' && order.payCents > 0;
  const delivered = order.stops.some(({ status }) => status === 'delivered');
  const done = delivered ? text.done : text.failedPaid;
  return (
    <section className="notice good row strong" role="status">
      <Icon name="check" size={20} />
      <p className="grow">{earned ? done(money(order.payCents)) : text.failedDone}</p>
      <Button kind="quiet" onClick={() => finished.set(null)}>
        {text.goOn}
      </Button>
    </section>
  );
}

function Lost() {
  const [gone] = useValue(lost);
  if (!gone) return null;
  const { order, now, delivered = false } = gone;
  return (
    <section className="notice bad trouble" role="alert">
      <h2>{text.lostTitle(order.publicId)}</h2>
      <p>
        {now?.status === 'cancelled'
          ? text.lostCancelled(reasonText(reasons, now.cancelReason))
          : delivered
            ? text.lostDelivered
            : text.lostTaken}
      </p>
      <Button className="big" onClick={() => void closeLost(gone)}>
        {text.understood}
      </Button>
    </section>
  );
}
