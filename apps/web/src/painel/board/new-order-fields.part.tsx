import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../ground/api/problem-words.js';
import type { FormOf } from '../../ground/form.js';
import { distance, money } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { orderActs } from '../data/order-acts.query.js';
import { hub } from '../data/hub.query.js';
import { useEveryMerchant } from '../people/names.hook.js';
import { PAYMENT_METHODS, quoteOf, type Draft } from './new-order.rules.js';
import { orderWords as text } from '../words.js';

interface FieldsProps {
  form: FormOf<Draft>;
}

interface StopFieldsProps extends FieldsProps {
  at: number;
  /** Removes the drop; null: it is the only one. */
  remove: (() => void) | null;
}

export function StopFields({ at, form, remove }: StopFieldsProps) {
  return (
    <fieldset className="frame stack g8">
      <legend className="sr">{text.to(at + 1)}</legend>
      <div className="row end">
        <div className="grow">
          <TextField label={text.to(at + 1)} {...form.field(`stops.${at}.address`)} />
        </div>
        {remove && (
          <Button kind="quiet" icon="close" bare onClick={remove}>
            {text.removeStop}
          </Button>
        )}
      </div>
      <div className="two">
        <TextField label={text.name} {...form.field(`stops.${at}.name`)} />
        <TextField label={text.phone} type="tel" {...form.field(`stops.${at}.phone`)} />
      </div>
      <div className="two">
        <TextField label={text.complement} autoComplete="off" {...form.field(`stops.${at}.complement`)} />
        <TextField
          label={text.collectField}
          hint={text.collectHint}
          inputMode="decimal"
          autoComplete="off"
          {...form.field(`stops.${at}.collect`)}
        />
      </div>
    </fieldset>
  );
}

/** Placeholder of the query's key; no request is sent without a question. */
const NOTHING = { merchantId: 0, pickup: {}, stops: [] };

/** The order's price, requested again when typing pauses. */
export function QuoteLine({ draft }: { draft: Draft }) {
  const question = quoteOf(draft);
  const quote = useQuery({
    ...orderActs.quote(question ?? NOTHING),
    enabled: question !== null,
  });
  return (
    <p className="grow quoted" role="status">
      {question === null ? (
        <span className="soft">{text.priceHint}</span>
      ) : quote.isFetching ? (
        <span className="soft">{text.pricing}</span>
      ) : quote.error ? (
        <span className="error">{problemText(quote.error)}</span>
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

/** Fields of merchant and vehicle. A merchant's own address is the pickup. */
export function OrderingFields({ form }: FieldsProps) {
  const merchants = useEveryMerchant();
  const vehicles = useQuery(hub.vehicles());
  return (
    <div className="two">
      <SelectField
        label={text.merchant}
        {...form.field('merchantId')}
        onChange={({ target }) => {
          const merchant = merchants.data?.find(({ id }) => String(id) === target.value);
          form.set({ merchantId: target.value, pickup: addressOf(merchant?.address) ?? form.values.pickup });
        }}
        options={merchants.data?.map(({ id, name }) => [id, name])}
      >
        <option value="">{text.chooseMerchant}</option>
      </SelectField>
      <SelectField
        label={text.vehicle}
        {...form.field('vehicleTypeId')}
        options={vehicles.data?.items.map(({ id, name }) => [id, name])}
      />
    </div>
  );
}

/** Fields of a courier call: the number of drops and their rough direction, for a price estimate. */
export function CallFields({ form }: FieldsProps) {
  return (
    <div className="two">
      <TextField
        label={text.openStops}
        type="number"
        min={1}
        max={20}
        hint={text.openStopsHint}
        {...form.field('openStops')}
      />
      <TextField label={text.towards} hint={text.towardsHint} {...form.field('towards')} />
    </div>
  );
}

export function PaymentFields({ form }: FieldsProps) {
  return (
    <div className="two">
      <SelectField
        label={text.paymentMethod}
        {...form.field('paymentMethod')}
        options={PAYMENT_METHODS.map((method) => [method, text.method[method]])}
      />
      <TextField label={text.schedule} type="datetime-local" {...form.field('schedule')} />
      <TextField label={text.observation} {...form.field('observation')} />
    </div>
  );
}

type AddressParts = Readonly<Partial<Record<'street' | 'number' | 'district' | 'city', string | null>>>;

function addressOf(address: unknown): string | null {
  const parts = address as AddressParts | null | undefined;
  if (!parts?.street) return null;
  const street = [parts.street, parts.number].filter(Boolean).join(', ');
  return [street, parts.district, parts.city].filter(Boolean).join(' - ');
}
