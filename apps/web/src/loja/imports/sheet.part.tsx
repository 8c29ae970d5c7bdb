import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { again, type Answer, call, useRead, itemsOf } from '../../base/api/client.js';
import { goQuery, Link } from '../../base/router.js';
import { saveText } from '../../desk/download.js';
import { Button } from '../../base/ui/button.js';
import { refused } from '../../base/ui/toast.js';
import { isRefusal, StoredForm, useStoredForm } from '../data/stored-form.store.js';
import { faultySheet } from './sheet-file.rules.js';
import { importWords as text } from '../words.js';

export function SheetPart({ sheet, again }: { sheet: Sheet; again: () => void }) {
  const { total, done, refused, endedAt, rows } = sheet;
  return (
    <section className="box stack">
      <p role="status">
        <strong>
          {endedAt === null
            ? text.progress({ done: done + refused, total })
            : text.finished({ done, refused })}
        </strong>
      </p>
      <progress max={total} value={done + refused} aria-label={text.title} />
      <ul className="lines">
        {rows.map(({ line, delivery, state, refusal, orderId }) => (
          <SheetLine key={line} line={line} delivery={delivery}>
            {state === 'pending' && <span className="soft">{text.waiting}</span>}
            {state === 'refused' && <span className="notice bad">{faultText(refusal)}</span>}
            {orderId !== null && <Link to={`/loja/entregas/${orderId}`}>{text.open}</Link>}
          </SheetLine>
        ))}
      </ul>
      {endedAt !== null && (
        <p className="row wrap">
          <Button onClick={again}>{text.again}</Button>
          {refused > 0 && (
            <SaveFaulty rows={rows.map(({ delivery, refusal }) => ({ delivery, fault: refusal }))} />
          )}
        </p>
      )}
    </section>
  );
}

const codes: Readonly<Record<string, string>> = text.codes;
export const faultText = (fault: string | null) => codes[fault ?? ''] ?? text.refused;

interface SheetLineProps {
  line: number;
  delivery: Preview['items'][number]['delivery'];
  children: ReactNode;
}

export function SheetLine({ line, delivery: { name, address }, children }: SheetLineProps) {
  return (
    <li className="row wrap">
      <span className="grow cut">
        <strong>{name ?? address}</strong>
        <span className="soft cut block">
          {text.line} {line} · {address}
        </span>
      </span>
      {children}
    </li>
  );
}

export function SaveFaulty({ rows }: { rows: Parameters<typeof faultySheet>[0] }) {
  return (
    <Button icon="download" onClick={() => saveText(faultySheet(rows, faultText, text), text.faultyFile)}>
      {text.saveFaulty}
    </Button>
  );
}

export type Preview = Answer<'POST /api/merchant/delivery-imports/preview'>;
type Sheet = Answer<'/api/merchant/delivery-imports/{id}'>;
export type SheetPayment = 'wallet' | 'invoiced';

const sheetForm = new StoredForm('loja-sheet', '', () => sessionStorage);

/** Sends the pasted sheet once, however often it is sent and whatever is changed after a lost answer. */
export function useSheetSending() {
  const form = useStoredForm(sheetForm);
  const last = useRead('/api/merchant/delivery-imports', {}, { select: itemsOf });
  const finish = (id: number) => {
    form.clear();
    goQuery({ envio: String(id) });
  };
  const sending = useMutation({
    onMutate: () => ({ isFirst: form.send() }),
    mutationFn: (paymentMethod: SheetPayment) => {
      const { key, value: csv } = form;
      return call('POST /api/merchant/delivery-imports', { key, csv, paymentMethod });
    },
    onSuccess: async ({ id }) => {
      finish(id);
      await again('/api/merchant/delivery-imports');
    },
    onError: async (error, _, context) => {
      if (context?.isFirst === true && isRefusal(error)) form.unsend();
      refused(error);
      // The list shows whether an earlier request has begun the sheet.
      await again('/api/merchant/delivery-imports');
    },
  });
  const startedId = sending.isPending ? undefined : last.data?.find(({ key }) => key === form.key)?.id;
  useEffect(() => {
    if (startedId === undefined) return;
    if (form.sent === JSON.stringify(form.value)) finish(startedId);
    else form.done(startedId);
    // Runs once per sheet: afterwards the form has another key.
  }, [startedId]);
  return { form, last: last.data ?? [], sending };
}
