import { useEffect, useRef } from 'react';
import { call, type Order, useRead } from '../../base/api/client.js';
import { problemText } from '../../base/api/problem-words.js';
import { distance, money } from '../../base/money.js';
import { newKey } from '../../base/new-key.js';
import { useRecordForm, Fields } from '../../base/ui/record-form.js';
import { useSettled } from '../../base/settled.js';
import { AddressField, nearestText, type FoundPlace } from '../../base/ui/address-field.js';
import { Button } from '../../base/ui/button.js';
import { useClose } from '../../base/ui/dialog.js';
import { FallbackFields } from '../../base/ui/fallback.js';
import { SelectField } from '../../base/ui/field.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { Tabs } from '../../base/ui/tabs.js';
import { notify } from '../../base/ui/toast.js';
import { optionsOf } from '../../desk/names.js';
import type { MerchantLine } from '../merchants/merchants.hook.js';
import { useEveryMerchant } from '../people/names.hook.js';
import {
  EMPTY_STOP,
  FIRST,
  NEW_ORDER,
  orderOf,
  quoteOf,
  type Draft,
  type NewOrder as Written,
} from './new-order.rules.js';
import { keepOrders } from './open-orders.store.js';
import { orderWords as text } from '../words.js';

const KINDS = ['order', 'call'] as const;
const QUOTE_PAUSE_MS = 450;
/** Key of a query that is not sent yet. */
const NOTHING = { merchantId: 0, pickup: {}, stops: [] };

/** The same idempotency key for the same content: sent again unchanged, the order is created once. */
function useKey(): (content: string) => string {
  const keyed = useRef({ content: '', key: '' });
  return (content) => {
    if (keyed.current.content !== content) keyed.current = { content, key: newKey() };
    return keyed.current.key;
  };
}

export function NewOrder({ created }: { created: (id: number) => void }) {
  const close = useClose();
  const keyOf = useKey();
  /** Stops of the current draft, as the server found them. */
  const found = useRef<readonly FoundPlace[]>([]);
  const codec: typeof NEW_ORDER = {
    ...NEW_ORDER,
    read(draft, wrong) {
      // Stops that the quote found without a house number.
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
      keepOrders([order]);
      notify(text.createdOk(order.publicId));
      close();
      created(order.id);
    },
  });
  const draft = form.values;
  const wanted = useSettled(draft, QUOTE_PAUSE_MS);
  const question = quoteOf(wanted);
  const asks = { retry: false, enabled: question !== null };
  const quote = useRead('POST /api/admin/orders/quote', question ?? NOTHING, asks);
  const current = JSON.stringify(wanted) === JSON.stringify(draft) ? quote.data?.found : undefined;
  useEffect(() => {
    found.current = current?.stops ?? [];
  });
  return (
    <FormDialog
      form={form}
      title={text.newTitle}
      action={text.create}
      beside={
        <p className="grow quoted" role="status">
          {question === null ? (
            <span className="soft">{text.priceHint}</span>
          ) : quote.isFetching ? (
            <span className="soft">{text.pricing}</span>
          ) : quote.error ? (
            <span className="error">{nearestText(quote.error) ?? problemText(quote.error)}</span>
          ) : (
            quote.data && (
              <>
                <strong className="sum">{money(quote.data.totalCents)}</strong>{' '}
                <span className="soft">{distance(quote.data.distanceM)}</span>
              </>
            )
          )}
        </p>
      }
    >
      <Tabs
        label={text.kind}
        tabs={KINDS.map((key) => ({ key, label: text.kinds[key] }))}
        chosen={draft.call ? 'call' : 'order'}
        choose={(kind) => form.set({ call: kind === 'call' })}
      />
      <OrderingFields form={form} />
      <AddressField
        label={text.from}
        hint={text.fromHint}
        value={draft.pickup}
        error={form.errorAt('pickup')}
        found={current?.pickup ?? null}
        write={({ address = draft.pickup, point }) => form.set({ pickup: address, pickupPoint: point })}
        suggest={suggested}
      />
      {draft.call ? (
        <Fields form={form} of={['openStops', 'towards']} className="two" />
      ) : (
        <Drops form={form} found={current?.stops ?? []} />
      )}
      <Fields form={form} of={['paymentMethod', 'scheduledFor', 'observation']} className="two" />
    </FormDialog>
  );
}

function Drops({ form, found }: { form: OrderForm; found: readonly FoundPlace[] }) {
  const { stops } = form.values;
  return (
    <>
      {stops.map((stop, index) => (
        <fieldset key={index} className="frame stack g8">
          <legend className="sr">{text.to(index + 1)}</legend>
          <div className="row end">
            <div className="grow">
              <AddressField
                label={text.to(index + 1)}
                value={stop.address}
                error={form.errorAt(`stops.${index}.address`)}
                found={found[index] ?? null}
                write={(changes) => form.setAt(`stops.${index}`, { ...stop, ...changes })}
                suggest={suggested}
              />
            </div>
            {stops.length > 1 && (
              <Button
                kind="quiet"
                icon="close"
                bare
                onClick={() => form.set({ stops: stops.toSpliced(index, 1) })}
              >
                {text.removeStop}
              </Button>
            )}
          </div>
          <Fields form={form} of={[`stops.${index}.name`, `stops.${index}.phone`]} className="two" />
          <Fields
            form={form}
            of={[`stops.${index}.complement`, `stops.${index}.collectCents`]}
            className="two"
          />
        </fieldset>
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

/** Also suggests addresses for unfinished words. */
const suggested = async (q: string) => (await call('/api/admin/orders/addresses', { q })).items;

type OrderForm = ReturnType<typeof useRecordForm<Written, Draft, Order>>;

/** A merchant's own address is the pickup. */
function OrderingFields({ form }: { form: OrderForm }) {
  const merchants = useEveryMerchant();
  const vehicles = useRead('/api/admin/vehicle-types');
  return (
    <div className="two">
      <SelectField
        label={text.merchant}
        {...form.field('merchantId')}
        onChange={({ target }) => {
          const merchant = merchants.data?.find(({ id }) => String(id) === target.value);
          const pickup = addressOf(merchant?.address);
          form.set({ merchantId: target.value, ...(pickup !== null && { pickup, pickupPoint: null }) });
        }}
        none={text.chooseMerchant}
        options={optionsOf(merchants.data)}
      />
      <Fields form={form} of={['vehicleTypeId']} options={optionsOf(vehicles.data?.items)} />
    </div>
  );
}

function addressOf(address: MerchantLine['address'] | undefined): string | null {
  if (!address?.street) return null;
  const street = [address.street, address.number].filter(Boolean).join(', ');
  return [street, address.district, address.city].filter(Boolean).join(' - ');
}
