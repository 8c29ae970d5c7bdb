import { Problem } from '../../base/api/client.js';
import { fieldText } from '../../base/api/field-words.js';
import { problemText } from '../../base/api/problem-words.js';
import { draftOf, type DraftOf } from '../../base/form-fields.js';
import { distance, money } from '../../base/money.js';
import { Link } from '../../base/router.js';
import { nearestText, type FoundPlace } from '../../base/ui/address-field.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { fallbackFault } from '../../base/fallback.rules.js';
import { Icon } from '../../base/ui/icon.js';
import { Tabs } from '../../base/ui/tabs.js';
import { collects, EMPTY_STOP, isCollectable, type Draft } from './draft.rules.js';
import type { useDelivery } from './delivery.hook.js';
import { Options, StopFields } from './fields.part.js';
import { deliverWords as text } from '../words.js';
import { Notice } from '../../base/ui/notice.js';

type DeliverViewProps = ReturnType<typeof useDelivery>;

interface FormProps {
  form: DraftOf<Draft>;
}

export function DeliverView(props: DeliverViewProps) {
  const { draft, change, quote, ordering } = props;
  const error = ordering.error ?? quote?.error ?? null;
  const call = draft.kind === 'call';
  const short = isShort(props);
  const fallback = call ? undefined : fallbackFault(draft, draft.stops.some(collects));
  const form = draftOf(draft, change, (path) =>
    path === 'ifUndelivered' ? fallback : (nearestText(error, path) ?? fieldText(error, path)),
  );
  const written = draft.stops.every(isCollectable) && fallback === undefined;
  const ready = written && !short && isOrderable(props);
  return (
    <main className="page narrow">
      <h1>{call ? text.callTitle : text.title}</h1>
      <Tabs
        label={text.kindLabel}
        tabs={[
          { key: 'delivery', label: text.kinds.delivery },
          { key: 'call', label: text.kinds.call },
        ]}
        chosen={draft.kind}
        choose={(kind) => change({ kind })}
      />
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) ordering.mutate();
        }}
      >
        {call ? <OpenStops form={form} /> : <Stops form={form} found={foundOf(props)} />}
        <Options {...props} form={form} />
        <div className="checkout stack">
          {!call && <Price quote={quote} />}
          <Earlier {...props} />
          {error !== null && !isAtFields(error) && <Trouble {...props} error={error} />}
          {short && !error && (
            <p className="notice amber-text row">
              <span className="grow">{text.low}</span>
              <Link to="/loja/carteira">{text.topUp}</Link>
            </p>
          )}
          <Button kind="primary" className="big" type="submit" busy={ordering.isPending} disabled={!ready}>
            <OrderText {...props} />
          </Button>
        </div>
      </form>
    </main>
  );
}

/** Whether the person may order, the price is up to date, and no address lacks its house number. */
function isOrderable(props: DeliverViewProps): boolean {
  return props.mayOrder && props.isQuoted && foundOf(props).every(({ lacksNumber }) => !lacksNumber);
}

/** The places found for the stops as they are written now. */
function foundOf({ quote, isQuoted }: DeliverViewProps): readonly FoundPlace[] {
  return isQuoted && quote?.data ? quote.data.found.stops : [];
}

/** Whether a refusal is shown by a stop's fields, which are always in sight. */
function isAtFields(error: Error): boolean {
  const names = error instanceof Problem ? Object.keys(error.fields) : [];
  return names.length > 0 && names.every((name) => /^stops\.\d+\.(name|phone|address)\b/.test(name));
}

function isShort({ payment, balanceCents, quote }: DeliverViewProps): boolean {
  const price = quote?.data?.totalCents;
  return payment === 'wallet' && balanceCents !== null && price !== undefined && balanceCents < price;
}

function OrderText({ draft, quote }: DeliverViewProps) {
  const price = quote?.data?.totalCents;
  if (draft.kind === 'call') return text.call;
  return price === undefined ? text.order : text.orderFor(money(price));
}

/** How many stops have an address that the courier will enter. */
function OpenStops({ form }: FormProps) {
  return (
    <TextField
      label={text.openStops}
      hint={text.openHint}
      type="number"
      inputMode="numeric"
      min={1}
      max={20}
      value={form.values.openStops}
      onChange={({ target }) =>
        form.set({ openStops: Math.min(20, Math.max(1, Math.trunc(target.valueAsNumber) || 1)) })
      }
    />
  );
}

function Stops({ form, found }: FormProps & { found: readonly FoundPlace[] }) {
  const { stops } = form.values;
  return (
    <>
      {stops.map((stop, index) => (
        <StopFields
          key={index}
          index={index}
          found={found[index] ?? null}
          form={draftOf(
            stop,
            (part) => form.set({ stops: stops.map((one, i) => (i === index ? { ...one, ...part } : one)) }),
            (path) => form.errorAt(`stops.${index}.${path}`),
          )}
          remove={stops.length === 1 ? null : () => form.set({ stops: stops.filter((_, i) => i !== index) })}
        />
      ))}
      <Button kind="quiet" icon="plus" onClick={() => form.set({ stops: [...stops, EMPTY_STOP] })}>
        {text.addStop}
      </Button>
    </>
  );
}

/** Says that an earlier version of the draft was ordered, and its answer lost. */
function Earlier({ earlier, discard }: DeliverViewProps) {
  if (earlier === null) return null;
  return (
    <div className="notice amber-text" role="status">
      <Icon name="alert" />
      <div className="stack grow">
        <p>{text.earlier}</p>
        <p className="row wrap">
          <Link to={`/loja/entregas/${earlier}`}>{text.toEarlier}</Link>
          <Button kind="quiet" onClick={discard}>
            {text.discard}
          </Button>
        </p>
      </div>
    </div>
  );
}

function Trouble({
  error,
  isUnanswered,
  mayRegister,
}: Pick<DeliverViewProps, 'isUnanswered' | 'mayRegister'> & { error: Error }) {
  const homeless = error instanceof Problem && error.fields['pickup'] !== undefined;
  return (
    <Notice tone="bad">
      {homeless ? (mayRegister ? text.noAddress : text.askOwner) : problemText(error)}{' '}
      {homeless && mayRegister && <Link to="/loja/conta">{text.toStore}</Link>}
      {!homeless && isUnanswered && text.unanswered}
    </Notice>
  );
}

function Price({ quote }: Pick<DeliverViewProps, 'quote'>) {
  if (quote === null) return <p className="soft">{text.fill}</p>;
  if (quote.isFetching && !quote.data) return <p className="soft">{text.quoting}</p>;
  if (!quote.data) return null;
  const { totalCents, distanceM, durationS, promiseMinutes, raised } = quote.data;
  return (
    <div className="stack g2" role="status">
      <p className="row">
        <span className="grow">{text.price}</span>
        <strong className="sum">{money(totalCents)}</strong>
      </p>
      <p>
        <Icon name="clock" /> {text.promise(promiseMinutes)}
      </p>
      <p className="soft">
        {text.way({ distance: distance(distanceM), minutes: Math.max(1, Math.round(durationS / 60)) })}
      </p>
      {raised && <p className="amber-text">{text.raised}</p>}
    </div>
  );
}
