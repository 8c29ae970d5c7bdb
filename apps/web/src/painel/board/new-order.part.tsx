import { useEffect, useRef } from 'react';
import { call, type Order } from '../../ground/api/client.js';
import { useForm, type FormOf } from '../../ground/form.js';
import { newKey } from '../../ground/new-key.js';
import { useSettled } from '../../ground/settled.js';
import { Button } from '../../ground/ui/button.js';
import { Check } from '../../ground/ui/field.js';
import { FallbackFields } from '../../ground/ui/fallback.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { notify } from '../../ground/ui/toast.js';
import type { FoundPlace } from '../../ground/ui/address-field.js';
import { draftProblems, orderOf, EMPTY_DRAFT, EMPTY_STOP, type Draft } from './new-order.rules.js';
import {
  CallFields,
  OrderingFields,
  PaymentFields,
  PickupField,
  QuoteLine,
  StopFields,
  useQuoted,
} from './new-order-fields.part.js';
import { orderWords as text } from '../words.js';
import { keepOrder } from './open-orders.store.js';

const KINDS = ['order', 'call'] as const;
const QUOTE_PAUSE_MS = 450;

/** Gives an idempotency key for a content: sent again without a change, the order is created once. */
function useKey(): (content: string) => string {
  const kept = useRef({ content: '', key: '' });
  return (content) => {
    if (kept.current.content !== content) kept.current = { content, key: newKey() };
    return kept.current.key;
  };
}

/** The form of a new order or courier call; the price follows what is typed. */
export function NewOrder({ close }: { close: (created?: number) => void }) {
  const keyOf = useKey();
  /** The stops of what is written now, as they were found. */
  const found = useRef<readonly FoundPlace[]>([]);
  const form = useForm<Draft, Order>({
    begin: EMPTY_DRAFT,
    faults: (draft) => ({
      ...Object.fromEntries(
        [...draftProblems(draft)].map((field) => [
          field,
          field.endsWith('.collect') ? text.notAmount : text.missing,
        ]),
      ),
      ...numberFaults(draft.call ? [] : found.current),
    }),
    save: (draft) => {
      const body = orderOf(draft);
      return call('POST /api/admin/orders', body, {
        headers: { 'Idempotency-Key': keyOf(JSON.stringify(body)) },
      });
    },
    saved: (order) => {
      keepOrder(order);
      notify(text.createdOk(order.publicId));
      close(order.id);
    },
  });
  const draft = form.values;
  const wanted = useSettled(draft, QUOTE_PAUSE_MS);
  const quoted = useQuoted(wanted);
  const current = JSON.stringify(wanted) === JSON.stringify(draft) ? quoted.quote.data?.found : undefined;
  useEffect(() => {
    found.current = current?.stops ?? [];
  });
  return (
    <FormDialog
      form={form}
      title={text.newTitle}
      action={text.create}
      beside={<QuoteLine {...quoted} />}
      close={() => close()}
    >
      <Tabs
        label={text.kind}
        tabs={KINDS.map((key) => ({ key, label: text.kinds[key] }))}
        chosen={draft.call ? 'call' : 'order'}
        choose={(kind) => form.set({ call: kind === 'call' })}
      />
      <OrderingFields form={form} />
      <PickupField form={form} found={current?.pickup ?? null} />
      {draft.call ? <CallFields form={form} /> : <Drops form={form} found={current?.stops ?? []} />}
      <PaymentFields form={form} />
    </FormDialog>
  );
}

/** What was quoted without the number of a house. */
function numberFaults(found: readonly FoundPlace[]): Record<string, string> {
  return Object.fromEntries(
    found.flatMap(({ lacksNumber }, at) =>
      lacksNumber ? [[`stops.${String(at)}.address`, text.noNumber]] : [],
    ),
  );
}

/** The drops, one fieldset each. */
function Drops({ form, found }: { form: FormOf<Draft>; found: readonly FoundPlace[] }) {
  const { stops } = form.values;
  return (
    <>
      {stops.map((_, at) => (
        <StopFields
          key={at}
          at={at}
          form={form}
          found={found[at] ?? null}
          remove={
            stops.length === 1 ? null : () => form.set({ stops: stops.filter((__, index) => index !== at) })
          }
        />
      ))}
      <div className="row wrap">
        <Button icon="plus" onClick={() => form.set({ stops: [...stops, EMPTY_STOP] })}>
          {text.addStop}
        </Button>
        <Check label={text.needsReturn} {...form.check('needsReturn')} />
        <Check label={text.proofField} {...form.check('needsProof')} />
        <Check label={text.adultsOnly} {...form.check('adultsOnly')} />
      </div>
      <FallbackFields form={form} />
    </>
  );
}
