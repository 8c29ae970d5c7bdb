import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../ground/api/problem-words.js';
import { distance, money } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { orderActs } from '../data/order-acts.query.js';
import { hub } from '../data/hub.query.js';
import { useEveryMerchant } from '../people/names.hook.js';
import { PAYMENT_METHODS, quoteOf, type Draft, type DraftStop } from './new-order.rules.js';
import { orderWords as text } from '../words.js';

interface StopFieldsProps {
  at: number;
  stop: DraftStop;
  error: string | undefined;
  change: (part: Partial<DraftStop>) => void;
  /** Removes the drop; null: it is the only one. */
  remove: (() => void) | null;
}

export function StopFields({ at, stop, error, change, remove }: StopFieldsProps) {
  return (
    <fieldset className="frame stack g8">
      <legend className="sr">{text.to(at + 1)}</legend>
      <div className="row end">
        <div className="grow">
          <TextField
            label={text.to(at + 1)}
            error={error}
            value={stop.address}
            onChange={({ target }) => {
              change({ address: target.value });
            }}
          />
        </div>
        {remove && (
          <Button kind="quiet" icon="close" bare onClick={remove}>
            {text.removeStop}
          </Button>
        )}
      </div>
      <div className="two">
        <TextField
          label={text.name}
          value={stop.name}
          onChange={({ target }) => {
            change({ name: target.value });
          }}
        />
        <TextField
          label={text.phone}
          type="tel"
          value={stop.phone}
          onChange={({ target }) => {
            change({ phone: target.value });
          }}
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

interface FieldsProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

/** Fields of merchant and vehicle. A merchant's own address is the pickup. */
export function OrderingFields({ draft, error, change }: FieldsProps & { error: string | undefined }) {
  const merchants = useEveryMerchant();
  const vehicles = useQuery(hub.vehicles());
  return (
    <div className="two">
      <SelectField
        label={text.merchant}
        error={error}
        value={draft.merchantId}
        onChange={({ target }) => {
          const merchant = merchants.data?.find(({ id }) => String(id) === target.value);
          change({ merchantId: target.value, pickup: addressOf(merchant?.address) ?? draft.pickup });
        }}
      >
        <option value="">{text.chooseMerchant}</option>
        {merchants.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.vehicle}
        value={draft.vehicleTypeId}
        onChange={({ target }) => {
          change({ vehicleTypeId: target.value });
        }}
      >
        {vehicles.data?.items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Fields of a courier call: the number of drops and their rough direction, for a price estimate. */
export function CallFields({ draft, change }: FieldsProps) {
  return (
    <div className="two">
      <TextField
        label={text.openStops}
        type="number"
        min={1}
        max={20}
        hint={text.openStopsHint}
        value={draft.openStops}
        onChange={({ target }) => {
          change({ openStops: target.value });
        }}
      />
      <TextField
        label={text.towards}
        hint={text.towardsHint}
        value={draft.towards}
        onChange={({ target }) => {
          change({ towards: target.value });
        }}
      />
    </div>
  );
}

export function PaymentFields({ draft, change }: FieldsProps) {
  return (
    <div className="two">
      <SelectField
        label={text.paymentMethod}
        value={draft.paymentMethod}
        onChange={({ target }) => {
          change({ paymentMethod: target.value as Draft['paymentMethod'] });
        }}
      >
        {PAYMENT_METHODS.map((method) => (
          <option key={method} value={method}>
            {text.method[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text.observation}
        value={draft.observation}
        onChange={({ target }) => {
          change({ observation: target.value });
        }}
      />
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
