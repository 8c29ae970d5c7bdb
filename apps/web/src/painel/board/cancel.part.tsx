import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer, Order } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { money } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Loading } from '../../ground/ui/empty.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { orders as queries } from '../data/orders.query.js';
import { cancelReasonWords as names, cancelWords as text } from '../words.js';
import type { Cancellation } from './commands.hook.js';

type Effects = Answer<'/api/admin/orders/{id}/cancellation', 'get'>;

interface CancelProps {
  order: Order;
  courierName: string | null;
  confirm: (why: Cancellation) => void;
  close: () => void;
}

/** Asks why an order is cancelled, and says what follows for this one. */
export function Cancel({ order, courierName, confirm, close }: CancelProps) {
  const { data, error } = useQuery(queries.cancellation(order.id));
  const why = useReason();
  const actions = (
    <>
      <Button onClick={close}>{text.back}</Button>
      <Button
        kind="danger"
        busy={!data && !error}
        onClick={() => {
          const given = why.given();
          if (given === null) return;
          confirm(given);
          close();
        }}
      >
        {text.confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={text.title(order.publicId)} close={close} actions={actions}>
      <div className="stack">
        <ReasonField own={data?.ownReasons ?? []} reasons={data?.reasons ?? []} {...why.field} />
        <TextField
          label={why.needsNote ? text.noteNeeded : text.note}
          maxLength={500}
          value={why.note}
          error={why.noteError}
          onChange={({ target }) => {
            why.setNote(target.value);
          }}
        />
        {error && <p className="notice bad">{problemText(error)}</p>}
        {!data && !error && <Loading lines={3} />}
        {data && <Follows effects={data} order={order} courierName={courierName} />}
      </div>
    </Dialog>
  );
}

/** The reason as it is chosen and typed; asked for what is missing once somebody goes on without it. */
export function useReason() {
  const [chosen, choose] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const needsNote = chosen === 'other';
  const noteMissing = needsNote && note.trim() === '';
  return {
    ...{ note, setNote, needsNote },
    field: { chosen, choose, error: tried && chosen === '' ? text.reasonMissing : undefined },
    noteError: tried && noteMissing ? text.noteMissing : undefined,
    given: () => {
      setTried(true);
      return chosen === '' || noteMissing ? null : reasonOf(chosen, note.trim());
    },
  };
}

interface ReasonFieldProps {
  own: readonly string[];
  reasons: Effects['reasons'];
  chosen: string;
  choose: (reason: string) => void;
  error?: string | undefined;
}

/** The core's reasons and the hub's own words, which come first. */
export function ReasonField({ own, reasons, chosen, choose, error }: ReasonFieldProps) {
  return (
    <SelectField
      label={text.reason}
      value={chosen}
      error={error}
      onChange={({ target }) => {
        choose(target.value);
      }}
    >
      <option value="">{text.choose}</option>
      {own.map((word) => (
        <option key={word} value={OWN + word}>
          {word}
        </option>
      ))}
      {reasons.map((reason) => (
        <option key={reason} value={reason}>
          {names[reason]}
        </option>
      ))}
    </SelectField>
  );
}

const OWN = 'own:';

/** A hub's own word is the note of `other`, as the report reads it. */
function reasonOf(chosen: string, note: string): Cancellation {
  if (chosen.startsWith(OWN)) return { reason: 'other', note: chosen.slice(OWN.length) };
  return { reason: chosen as Cancellation['reason'], note: note === '' ? null : note };
}

function Follows({
  effects,
  order,
  courierName,
}: Pick<CancelProps, 'order' | 'courierName'> & { effects: Effects }) {
  const { afterReturn, completes, refundCents, invoicedCents, courierId } = effects;
  const shop = order.merchant.name;
  const name = courierName ?? text.courier;
  const lines = [
    completes && text.completes,
    !completes && afterReturn && text.afterReturn(name, shop),
    !afterReturn && (courierId === null ? text.searchEnds : text.courierTold(name)),
    refundCents > 0 && text.refund(money(refundCents), shop),
    invoicedCents === 0 && text.notInvoiced(shop),
    invoicedCents !== null && invoicedCents > 0 && text.invoiced(money(invoicedCents), shop),
    invoicedCents === null && refundCents === 0 && !completes && text.noRefund,
    courierId !== null &&
      (effects.courierPaidCents > 0
        ? text.paid(name, money(effects.courierPaidCents))
        : text.unpaid(name, money(effects.courierPayCents))),
  ].filter((line) => line !== false);
  return (
    <section aria-label={text.follows}>
      <h3>{text.follows}</h3>
      <ul className="bullets">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="soft">{text.forGood}</p>
    </section>
  );
}
