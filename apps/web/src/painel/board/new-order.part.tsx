import { useEffect, useRef } from 'react';
import { call, type Order } from '../../base/api/client.js';
import { useRecordForm } from '../../base/record-form.js';
import { newKey } from '../../base/new-key.js';
import { useSettled } from '../../base/settled.js';
import { Button } from '../../base/ui/button.js';
import { Fields } from '../../base/ui/fields.js';
import { FallbackFields } from '../../base/ui/fallback.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { Tabs } from '../../base/ui/tabs.js';
import { notify } from '../../base/ui/toast.js';
import type { FoundPlace } from '../../base/ui/address-field.js';
import { EMPTY_STOP, FIRST, NEW_ORDER, orderOf } from './new-order.rules.js';
import {
  OrderingFields,
  PickupField,
  QuoteLine,
  StopFields,
  useQuoted,
  type OrderForm,
} from './new-order-fields.part.js';
import { orderWords as text } from '../words.js';
import { keepOrder } from './open-orders.store.js';

const KINDS = ['order', 'call'] as const;
const QUOTE_PAUSE_MS = 450;

/** Gives an idempotency key for a content: sent again without a change, the order is created once. */
function useKey(): (content: string) => string {
  const keyed = useRef({ content: '', key: '' });
  return (content) => {
    if (keyed.current.content !== content) keyed.current = { content, key: newKey() };
    return keyed.current.key;
  };
}

/** The form of a new order or courier call; the price follows what is typed. */
export function NewOrder({ close }: { close: (created?: number) => void }) {
  const keyOf = useKey();
  /** The stops of what is written now, as they were found. */
  const found = useRef<readonly FoundPlace[]>([]);
  const codec: typeof NEW_ORDER = {
    ...NEW_ORDER,
    read(draft, wrong) {
      // What was quoted without the number of a house.
      for (const [index, { lacksNumber }] of found.current.entries())
        if (lacksNumber && !draft.call) wrong(`stops.${String(index)}.address`, text.noNumber);
      return NEW_ORDER.read(draft, wrong);
    },
  };
  const form = useRecordForm(codec, {
    begin: FIRST,
    fault: text.missing,
    save: (order): Promise<Order> => {
      const body = orderOf(order);
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
      {draft.call ? (
        <Fields form={form} of={['openStops', 'towards']} className="two" />
      ) : (
        <Drops form={form} found={current?.stops ?? []} />
      )}
      <Fields form={form} of={['paymentMethod', 'scheduledFor', 'observation']} className="two" />
    </FormDialog>
  );
}

/** The drops, one fieldset each. */
function Drops({ form, found }: { form: OrderForm; found: readonly FoundPlace[] }) {
  const { stops } = form.values;
  return (
    <>
      {stops.map((_, index) => (
        <StopFields
          key={index}
          index={index}
          form={form}
          found={found[index] ?? null}
          remove={
            stops.length === 1
              ? null
              : () => form.set({ stops: stops.filter((__, other) => other !== index) })
          }
        />
      ))}
      <div className="row wrap">
        <Button icon="plus" onClick={() => form.set({ stops: [...stops, EMPTY_STOP] })}>
          {text.addStop}
        </Button>
        <Fields form={form} of={['needsReturn', 'needsProof', 'adultsOnly']} />
      </div>
      <FallbackFields form={form} />
    </>
  );
}
