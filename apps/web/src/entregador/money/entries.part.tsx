import { Fragment, useState } from 'react';
import { lazy } from '../../base/lazy.js';
import { distance, money as reais } from '../../base/money.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { listWords } from '../../base/words.js';
import type { Contest, Money } from '../data/wallet.query.js';
import type { Entry, FinishedOrder } from '../data/api.store.js';
import { contestWords, entryWords as text } from '../words.js';

const ContestButton = lazy(async () => (await import('./contest-button.part.js')).ContestButton, null);

/** Orders shown at first, so that what stands below the list is near. */
const FIRST_ORDERS = 8;

export function Orders({ orders }: { orders: readonly FinishedOrder[] }) {
  const [shown, setShown] = useState(FIRST_ORDERS);
  if (orders.length === 0) return <p className="soft">{text.noOrders}</p>;
  return (
    <ul className="lines">
      {orders.slice(0, shown).map((order) => (
        <li key={order.id}>
          <details>
            <summary className="row">
              <span className="grow">
                <strong>{order.merchant.name}</strong>
                <span className="soft">{moment(order.finishedAt ?? order.createdAt)}</span>
              </span>
              <strong className="number">{order.paid ? reais(order.payCents) : text.cancelled}</strong>
            </summary>
            <dl className="facts">
              <dt>{text.order}</dt>
              <dd>{order.publicId}</dd>
              <dt>{text.way}</dt>
              <dd>{distance(order.distance)}</dd>
              {order.needsReturn && (
                <>
                  <dt>{text.wayBack}</dt>
                  <dd>{distance(order.returnDistance)}</dd>
                </>
              )}
              <dt>{text.stops}</dt>
              <dd>{order.stopCount}</dd>
              {order.payLines.map(({ kind, cents }) => (
                <Fragment key={kind}>
                  <dt>{text.payLines[kind]}</dt>
                  <dd className="number">{reais(cents)}</dd>
                </Fragment>
              ))}
              <dt className="bold">{text.pay}</dt>
              <dd className="number bold">{reais(order.payCents)}</dd>
            </dl>
            <ContestButton
              about="missing_pay"
              subjectId={order.id}
              what={contestWords.missingPay({ order: order.publicId, amount: reais(order.payCents) })}
            />
          </details>
        </li>
      ))}
      {orders.length > shown && (
        <li>
          <Button kind="quiet" onClick={() => setShown(orders.length)}>
            {listWords.more}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Whether it is set aside until the contest about it is decided. */
function isHeld({ operation, kind, status }: Entry): boolean {
  return operation === 'debit' && kind !== 'withdrawal' && status === 'pending';
}

export function Statement({ entries, contests }: Pick<Money, 'entries' | 'contests'>) {
  if (entries.length === 0) return <p className="soft">{text.noEntries}</p>;
  return (
    <ul className="lines">
      {entries.map((entry) => (
        <li key={entry.id}>
          <details>
            <summary className="row">
              <span className="grow">
                <strong>{entry.description}</strong>
                <span className="soft">
                  {moment(entry.createdAt)}
                  {isHeld(entry) && ` · ${text.held}`}
                </span>
              </span>
              <strong className={entry.operation === 'credit' ? 'number green-text' : 'number'}>
                {entry.operation === 'credit' ? '+ ' : '− '}
                {reais(entry.amountCents)}
              </strong>
            </summary>
            <Answer to={contests.find(({ movementId }) => movementId === entry.id)} />
            <ContestButton
              about="charge"
              subjectId={entry.id}
              what={`${entry.description}, ${reais(entry.amountCents)}`}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Answer({ to }: { to: Contest | undefined }) {
  return to?.answer ? <p className="break">{contestWords.answered(to.answer)}</p> : null;
}
