import { useRef } from 'react';
import { useForm, type FormOf } from '../../ground/form.js';
import { newKey } from '../../ground/new-key.js';
import { useSettled } from '../../ground/settled.js';
import { Button } from '../../ground/ui/button.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { FallbackFields } from '../../ground/ui/fallback.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { notify } from '../../ground/ui/toast.js';
import { orderActs } from '../data/order-acts.query.js';
import { draftProblems, orderOf, EMPTY_DRAFT, EMPTY_STOP, type Draft } from './new-order.rules.js';
import { CallFields, OrderingFields, PaymentFields, QuoteLine, StopFields } from './new-order-fields.part.js';
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
  const form = useForm<Draft, Awaited<ReturnType<typeof orderActs.create>>>({
    begin: EMPTY_DRAFT,
    faults: (draft) =>
      Object.fromEntries(
        [...draftProblems(draft)].map((field) => [
          field,
          field.endsWith('.collect') ? text.notAmount : text.missing,
        ]),
      ),
    save: (draft) => {
      const body = orderOf(draft);
      return orderActs.create(body, keyOf(JSON.stringify(body)));
    },
    saved: (order) => {
      keepOrder(order);
      notify(text.createdOk(order.publicId));
      close(order.id);
    },
  });
  const draft = form.values;
  const wanted = useSettled(draft, QUOTE_PAUSE_MS);
  return (
    <FormDialog
      form={form}
      title={text.newTitle}
      action={text.create}
      beside={<QuoteLine draft={wanted} />}
      close={() => close()}
    >
      <Tabs
        label={text.kind}
        tabs={KINDS.map((key) => ({ key, label: text.kinds[key] }))}
        chosen={draft.call ? 'call' : 'order'}
        choose={(kind) => form.set({ call: kind === 'call' })}
      />
      <OrderingFields form={form} />
      <TextField label={text.from} hint={text.fromHint} {...form.field('pickup')} />
      {draft.call ? <CallFields form={form} /> : <Drops form={form} />}
      <PaymentFields form={form} />
    </FormDialog>
  );
}

/** The drops, one fieldset each. */
function Drops({ form }: { form: FormOf<Draft> }) {
  const { stops } = form.values;
  return (
    <>
      {stops.map((_, at) => (
        <StopFields
          key={at}
          at={at}
          form={form}
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
