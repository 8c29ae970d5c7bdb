import { useQuery } from '@tanstack/react-query';
import { call, read, type Order } from '../../base/api/client.js';
import { problemText } from '../../base/api/problem-words.js';
import type { useRecordForm } from '../../base/record-form.js';
import { distance, money } from '../../base/money.js';
import { lazy } from '../../base/lazy.js';
import { AddressField, nearestText, type FoundPlace } from '../../base/ui/address-field.js';
import { Button } from '../../base/ui/button.js';
import { SelectField } from '../../base/ui/field.js';
import { Fields } from '../../base/ui/fields.js';
import { useEveryMerchant } from '../people/names.hook.js';
import type { MerchantLine } from '../merchants/merchants.hook.js';
import { quoteOf, type Draft, type NewOrder } from './new-order.rules.js';
import { orderWords as text } from '../words.js';

/** What may be meant by the words for an address, also by unfinished ones. */
const suggested = async (q: string) => (await call('/api/admin/orders/addresses', { q })).items;

const PinMap = lazy(async () => (await import('../../base/ui/pin-map.js')).PinMap);

export type OrderForm = ReturnType<typeof useRecordForm<NewOrder, Draft, Order>>;
interface FieldsProps {
  form: OrderForm;
}

interface StopFieldsProps extends FieldsProps {
  index: number;
  found: FoundPlace | null;
  /** Removes the drop; null: it is the only one. */
  remove: (() => void) | null;
}

export function StopFields({ index, form, found, remove }: StopFieldsProps) {
  const { stops } = form.values;
  return (
    <fieldset className="frame stack g8">
      <legend className="sr">{text.to(index + 1)}</legend>
      <div className="row end">
        <div className="grow">
          <AddressField
            label={text.to(index + 1)}
            value={stops[index]?.address ?? ''}
            error={form.errorAt(`stops.${index}.address`)}
            found={found}
            write={(changes) => form.setAt(`stops.${index}`, { ...stops[index], ...changes })}
            suggest={suggested}
            Pin={PinMap}
          />
        </div>
        {remove && (
          <Button kind="quiet" icon="close" bare onClick={remove}>
            {text.removeStop}
          </Button>
        )}
      </div>
      <Fields form={form} of={[`stops.${index}.name`, `stops.${index}.phone`]} className="two" />
      <Fields form={form} of={[`stops.${index}.complement`, `stops.${index}.collectCents`]} className="two" />
    </fieldset>
  );
}

/** Placeholder of the query's key; no request is sent without a question. */
const NOTHING = { merchantId: 0, pickup: {}, stops: [] };

/** The order's price, requested again when typing pauses. */
export function useQuoted(draft: Draft) {
  const question = quoteOf(draft);
  return {
    question,
    quote: useQuery({
      ...read('POST /api/admin/orders/quote', question ?? NOTHING),
      retry: false,
      enabled: question !== null,
    }),
  };
}

export function QuoteLine({ question, quote }: ReturnType<typeof useQuoted>) {
  return (
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
  );
}

/** Where the goods are collected. */
export function PickupField({ form, found }: FieldsProps & { found: FoundPlace | null }) {
  return (
    <AddressField
      label={text.from}
      hint={text.fromHint}
      value={form.values.pickup}
      error={form.errorAt('pickup')}
      found={found}
      write={({ address = form.values.pickup, point }) => form.set({ pickup: address, pickupPoint: point })}
      suggest={suggested}
      Pin={PinMap}
    />
  );
}

/** Fields of merchant and vehicle. A merchant's own address is the pickup. */
export function OrderingFields({ form }: FieldsProps) {
  const merchants = useEveryMerchant();
  const vehicles = useQuery(read('/api/admin/vehicle-types'));
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
        options={merchants.data?.map(({ id, name }) => [id, name])}
      >
        <option value="">{text.chooseMerchant}</option>
      </SelectField>
      <Fields
        form={form}
        of={['vehicleTypeId']}
        options={vehicles.data?.items.map(({ id, name }) => [id, name]) ?? []}
      />
    </div>
  );
}

function addressOf(address: MerchantLine['address'] | undefined): string | null {
  if (!address?.street) return null;
  const street = [address.street, address.number].filter(Boolean).join(', ');
  return [street, address.district, address.city].filter(Boolean).join(' - ');
}
