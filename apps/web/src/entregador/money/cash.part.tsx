import { useOpen } from '../../base/open.js';
import { useForm } from '../../base/form.js';
import { centsOf, money as reais, reais as typedCents } from '../../base/money.js';
import { moment } from '../../base/time.js';
import { Button } from '../../base/ui/button.js';
import { Dialog } from '../../base/ui/dialog.js';
import { TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import type { Cash } from '../data/api.store.js';
import { announce, takeBack, unsentCash, useCash } from '../data/cash.store.js';
import { useValue } from '../../base/observable.js';
import { acts } from '../data/queue.store.js';
import { NotStored, useStoring } from '../work/not-stored.part.js';
import { cashWords as text } from '../words.js';
import { ContestButton } from './contest-button.part.js';

/** Cash from doors that the courier has yet to bring to the company; nothing until there was any. */
export function CashBox() {
  const asking = useOpen();
  const waiting = unsentCash(useValue(acts));
  const isWaiting = waiting !== null;
  const held = useCash(isWaiting);
  if (held === null || (held.inHandCents === 0 && held.handIns.length === 0 && !isWaiting)) return null;
  const { inHandCents, since, announced } = held;
  return (
    <section aria-label={text.title}>
      <details open={held.aboveLimit}>
        <summary>
          {text.title} <strong>{reais(Math.max(0, inHandCents))}</strong>
        </summary>
        <div className="stack">
          {since !== null && <p className="soft">{text.since(moment(since))}</p>}
          {inHandCents === 0 && <p className="soft">{text.nothing}</p>}
          {inHandCents < 0 && <p className="soft">{text.owed(reais(-inHandCents))}</p>}
          <Limit held={held} />
          {inHandCents > 0 && announced === null && !isWaiting && (
            <Button className="start" onClick={asking.open}>
              {text.handIn}
            </Button>
          )}
          {waiting && (
            <p className="notice amber">
              {waiting.amountCents === null ? text.unsentBack : text.unsent(reais(waiting.amountCents))}
            </p>
          )}
          {announced && !isWaiting && <Announced announced={announced} change={asking.open} />}
          <Collected lines={held.collected} />
          <Before handIns={held.handIns} />
        </div>
      </details>
      {asking.is && <HandIn most={Math.max(0, inHandCents)} close={asking.close} />}
    </section>
  );
}

function Limit({ held: { inHandCents, limitCents, aboveLimit } }: { held: Cash }) {
  if (limitCents === null) return null;
  if (aboveLimit) return <p className="notice amber">{text.above(reais(limitCents))}</p>;
  return (
    <p className="soft">{text.left({ amount: reais(limitCents - inHandCents), limit: reais(limitCents) })}</p>
  );
}

interface AnnouncedProps {
  announced: NonNullable<Cash['announced']>;
  change: () => void;
}

function Announced({ announced: { id, cents, at }, change }: AnnouncedProps) {
  const { error, store } = useStoring();
  return (
    <div className="stack">
      <p className="notice">{text.announced({ amount: reais(cents), when: moment(at) })}</p>
      <NotStored error={error} />
      <p className="row">
        <Button onClick={change}>{text.change}</Button>
        <Button kind="quiet" onClick={() => store(() => takeBack(id))}>
          {text.takeBack}
        </Button>
      </p>
    </div>
  );
}

function Collected({ lines }: { lines: Cash['collected'] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{text.collected(lines.length)}</summary>
      <ul className="lines">
        {lines.map(({ publicId, merchantName, amountCents, at }) => (
          <li key={`${publicId} ${at}`} className="row">
            <span className="grow">
              <strong>{merchantName}</strong>
              <span className="soft">
                {publicId} · {moment(at)}
              </span>
            </span>
            <strong className="number">{reais(amountCents)}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Before({ handIns }: { handIns: Cash['handIns'] }) {
  const ended = handIns.filter(({ state }) => state !== 'announced');
  if (ended.length === 0) return null;
  return (
    <details>
      <summary>{text.before}</summary>
      <ul className="lines">
        {ended.map((handIn) => (
          <Ended key={handIn.id} handIn={handIn} />
        ))}
      </ul>
    </details>
  );
}

/** A hand-in that has ended; a count that differs from the announcement can be contested. */
function Ended({ handIn }: { handIn: Cash['handIns'][number] }) {
  const { id, state, announcedCents, countedCents, announcedAt, reason } = handIn;
  const differs = countedCents !== null && announcedCents !== null && countedCents !== announcedCents;
  const summary = differs
    ? text.counted({ counted: reais(countedCents), announced: reais(announcedCents) })
    : '';
  return (
    <li className="row">
      <span className="grow">
        <strong>{reais(countedCents ?? announcedCents ?? 0)}</strong>
        <span className="soft">
          {moment(announcedAt)} · {text.states[state]}
        </span>
        {differs && (
          <span className="soft">
            {summary}
            {reason !== null && `: ${reason}`}
          </span>
        )}
      </span>
      {differs && <ContestButton about="difference" subjectId={id} what={summary} />}
    </li>
  );
}

function HandIn({ most, close }: { most: number; close: () => void }) {
  const form = useForm({
    begin: () => ({ amountCents: typedCents(most) }),
    save: ({ amountCents }) => announce(centsOf(amountCents) ?? 0),
    saved: close,
  });
  const cents = centsOf(form.values.amountCents) ?? 0;
  return (
    <Dialog title={text.handIn} close={close}>
      <Form form={form}>
        <p>{text.lead}</p>
        <TextField label={text.amount} inputMode="decimal" {...form.field('amountCents')} />
        <Submit form={form} className="big" disabled={cents === 0}>
          {text.announce(reais(cents))}
        </Submit>
      </Form>
    </Dialog>
  );
}
