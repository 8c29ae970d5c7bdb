import { type ComponentProps, useMemo } from 'react';
import { call } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { useRecordDraft, Fields } from '../../base/ui/record-form.js';
import { instantOf, span } from '../../base/time.js';
import { orderMarks } from '../../base/map-point.js';
import { Button } from '../../base/ui/button.js';
import { SelectField, TextField } from '../../base/ui/field.js';
import { refused, notify } from '../../base/ui/toast.js';
import { problemText } from '../../base/api/problem-words.js';
import { WayMap } from '../../base/ui/lazy-way-map.js';
import { distance, money, numeral } from '../../base/money.js';
import { optionsOf } from '../../desk/names.js';
import { Table, column } from '../../desk/ui/table.js';
import { useTrial, type Explained, type PricesProps } from './prices.hook.js';
import { TARIFF, type TariffDraft } from './tariff.rules.js';
import { priceWords, tryWords as text } from '../words.js';

/** A shorter address is still being typed, so no price is asked for. */
const MIN_ADDRESS = 6;
const MAX_STOPS = 5;

const address = c.written<string>(String, (typed) => (typed.length < MIN_ADDRESS ? undefined : typed));

const TRIAL = c.record({
  vehicleTypeId: c.field(priceWords.vehicle, c.id),
  categoryId: c.field(priceWords.category, c.optional(c.id), { none: priceWords.everyCategory }),
  merchantId: c.field(priceWords.merchant, c.optional(c.id), { none: priceWords.everyMerchant }),
  pickup: c.field(text.pickup, address),
  stops: c.list(address),
  needsReturn: c.field(text.needsReturn, c.flag),
  /** On the hub's clocks; empty: now. */
  at: c.field(text.when, c.optional(c.written(String, instantOf)), { type: 'datetime-local' }),
});
type Trial = c.ValueOf<typeof TRIAL>;

interface TryPanelProps extends Pick<PricesProps, 'vehicles' | 'categories' | 'merchants'> {
  /** An unsaved tariff; null: the tariff that applies is tried. */
  draft: TariffDraft | null;
}

/** Null: a field of the draft that decides the price cannot be read. */
function questionOf({ pickup, stops, at, ...asked }: Trial, draft: TariffDraft | null) {
  const { read, faults } = c.readForm(TARIFF, draft ?? TARIFF.show({}));
  const { vehicleTypeId, categoryId, merchantId, terms } = read;
  const isPriced = vehicleTypeId && !Object.keys(faults).some((path) => path.startsWith('terms.'));
  if (draft && !isPriced) return null;
  return {
    ...asked,
    ...(draft && { vehicleTypeId, categoryId, merchantId, terms }),
    pickup: { address: pickup },
    stops: stops.map((stop) => ({ address: stop })),
    ...(at !== null && { at }),
  };
}

type Chosen = Pick<TariffDraft, 'vehicleTypeId' | 'categoryId' | 'merchantId'>;
type ForWhomProps = Omit<TryPanelProps, 'draft'> & Pick<ComponentProps<typeof Fields<Chosen>>, 'form'>;

export function ForWhom({ form, vehicles, categories, merchants }: ForWhomProps) {
  const { vehicleTypeId: chosen } = form.values;
  const ofVehicle = categories.filter(({ vehicleTypeId }) => String(vehicleTypeId) === chosen);
  return (
    <div className="pair">
      <SelectField
        label={priceWords.vehicle}
        value={chosen}
        error={form.errorAt('vehicleTypeId')}
        onChange={({ target }) => {
          form.setAt('vehicleTypeId', target.value);
          form.setAt('categoryId', '');
        }}
        options={optionsOf(vehicles)}
      />
      <Fields form={form} of={['categoryId']} options={optionsOf(ofVehicle)} />
      <Fields form={form} of={['merchantId']} options={optionsOf(merchants)} />
    </div>
  );
}

export function TryPanel({ draft, ...choices }: TryPanelProps) {
  const form = useRecordDraft(TRIAL, { vehicleTypeId: choices.vehicles[0]?.id, stops: [''] });
  const { stops } = form.values;
  const question = form.record && questionOf(form.record, draft);
  const trial = useTrial('POST /api/admin/tariffs/try', question);
  const hint = form.record && draft ? text.draftHint : text.tryHint;
  const fillIn = async () => {
    const [last] = (await call('/api/admin/orders', { limit: 1 })).items;
    const stop = last?.stops[0];
    if (last && stop) form.set({ pickup: last.pickup.address, stops: [stop.address] });
    else notify(text.noLast);
  };
  return (
    <section className="card padded stack" aria-label={text.try}>
      <h2>{text.try}</h2>
      <p className="soft">{draft ? text.tryDraft : text.tryLead}</p>
      {draft === null && <ForWhom form={form} {...choices} />}
      <Fields form={form} of={['pickup']} />
      {stops.map((_, index) => (
        <div key={index} className="row end">
          <div className="grow">
            <TextField label={text.stop(index + 1)} {...form.field(`stops.${index}`)} />
          </div>
          {stops.length > 1 && (
            <Button
              kind="quiet"
              icon="close"
              bare
              onClick={() => form.set({ stops: stops.toSpliced(index, 1) })}
            >
              {text.removeStop(index + 1)}
            </Button>
          )}
        </div>
      ))}
      <div className="row wrap">
        {stops.length < MAX_STOPS && (
          <Button kind="quiet" icon="plus" onClick={() => form.set({ stops: [...stops, ''] })}>
            {text.addStop}
          </Button>
        )}
        <Button kind="quiet" icon="undo" onClick={() => fillIn().catch(refused)}>
          {text.useLast}
        </Button>
      </div>
      <Fields form={form} of={['needsReturn', 'at']} className="pair" />
      <div className="stack ruled" role="status" aria-busy={trial.isFetching}>
        {question === null ? (
          <p className="soft">{hint}</p>
        ) : (
          <>
            {trial.isPending && <p className="soft">{text.pricing}</p>}
            {trial.error && <p className="error">{problemText(trial.error)}</p>}
            {trial.data && !trial.error && <Explanation price={trial.data} />}
          </>
        )}
      </div>
    </section>
  );
}

function Explanation({ price }: { price: Explained }) {
  const marks = useMemo(() => orderMarks([price.pickup, ...price.stops]), [price]);
  return (
    <>
      <Table<Explained['lines'][number]>
        bare
        headless
        rows={price.lines}
        keyOf={(_, index) => index}
        columns={[
          column('line', { head: true, sum: text.total }, (line) => (
            <>
              {line.kind === 'period' && line.name !== null ? line.name : text.lines[line.kind]}
              <LineDetail line={line} />
            </>
          )),
          column('cents', { end: true, sum: money(price.totalCents) }, ({ cents }) => money(cents)),
        ]}
      />
      <p className="soft">
        {text.way({
          distance: distance(price.distanceM + price.returnDistanceM),
          time: span(Math.round(price.durationS / 60)),
        })}
        {price.tariff.id !== null && <> · {text.by(price.tariff.name)}</>}
      </p>
      <p className="soft">
        {text.distances.of[price.distanceSource]}{' '}
        {price.distances.roadsM === null
          ? text.distances.noRoads(distance(price.distances.straightM))
          : text.distances.both({
              straight: distance(price.distances.straightM),
              roads: distance(price.distances.roadsM),
            })}
      </p>
      <WayMap label={text.map} marks={marks} road={price.way} />
    </>
  );
}

function LineDetail({ line }: { line: Explained['lines'][number] }) {
  const { kind, metres, centsPerKm, upToM, stops, centsPerStop, factorBp } = line;
  const details: Record<typeof kind, string> = {
    base: metres === null || metres === 0 ? '' : text.included(distance(metres)),
    distance: [
      text.times({ what: distance(metres ?? 0), price: text.perKmShort(money(centsPerKm ?? 0)) }),
      upToM === null ? '' : text.upToShort(distance(upToM)),
    ]
      .filter(Boolean)
      .join(', '),
    stops: text.times({ what: String(stops ?? 0), price: money(centsPerStop ?? 0) }),
    return: text.times({ what: distance(metres ?? 0), price: text.perKmShort(money(centsPerKm ?? 0)) }),
    minimum: '',
    period: percent(factorBp),
    surge: percent(factorBp),
  };
  return details[kind] === '' ? null : <span className="soft"> {details[kind]}</span>;
}

function percent(factorBp: number | null): string {
  const more = ((factorBp ?? 10_000) - 10_000) / 100;
  return `${more > 0 ? '+' : ''}${numeral(more)} %`;
}
