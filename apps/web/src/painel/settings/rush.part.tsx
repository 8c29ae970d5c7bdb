import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { problemText } from '../../ground/api/problem-words.js';
import { useForm, type FormOf } from '../../ground/form.js';
import { money, numeral } from '../../ground/money.js';
import { moment, now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { Split } from '../../ground/ui/layout.js';
import { notify } from '../../ground/ui/toast.js';
import { hub } from '../data/hub.query.js';
import { hubActs } from '../data/hub-acts.query.js';
import { useRush } from '../data/rush.hook.js';
import { fresh } from './settings.hook.js';
import type { HubSettings } from './settings.rules.js';
import { rushWords as text } from '../words.js';

const MINUTES = [30, 60, 90, 120, 180, 240];
const MINUTE_MS = 60_000;

interface Wish {
  readonly minutes: number;
  readonly surge: string;
  readonly promise: string;
  readonly areas: readonly number[];
  readonly everywhere: boolean;
}

const FIRST: Wish = { minutes: 60, surge: '20', promise: '15', areas: [], everywhere: false };

function bodyOf({ minutes, surge, promise, areas, everywhere }: Wish) {
  return {
    // Rounded up to a minute, so that an unchanged form is an unchanged query.
    until: new Date(Math.ceil(now() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS).toISOString(),
    surgeBp: 10_000 + Math.round(Number(surge.replace(',', '.')) * 100 || 0),
    extraPromiseMinutes: Math.round(Number(promise) || 0),
    pausedAreaIds: [...areas],
    pausedEverywhere: everywhere,
  };
}

/** The rush switch: its effect is previewed before it is turned on. */
export function RushPart({ rush, locked }: { rush: HubSettings['rush']; locked: boolean }) {
  const { under, end, ending } = useRush(rush);
  if (!under) return locked ? <p className="soft">{text.calm}</p> : <RushForm />;
  return (
    <section className="card padded stack warn">
      <h3 className="row">
        <Icon name="alert" />
        {text.under(moment(under.until))}
      </h3>
      <ul className="stack">
        <li>{text.surge(numeral((under.surgeBp - 10_000) / 100))}</li>
        <li>{text.promise(under.extraPromiseMinutes)}</li>
        <li>{under.pausedEverywhere ? text.pausedAll : text.paused(under.pausedAreaIds.length)}</li>
      </ul>
      {!locked && (
        <Button kind="danger" className="start" busy={ending} onClick={end}>
          {text.end}
        </Button>
      )}
    </section>
  );
}

function RushForm() {
  const areas = useQuery(hub.areas());
  const form = useForm({
    begin: FIRST,
    save: async (wish) => {
      await hubActs.startRush(bodyOf(wish));
      await fresh();
    },
    saved: () => notify(text.started),
  });
  return (
    <Split>
      <div className="card padded stack">
        <SelectField
          label={text.lasts}
          {...form.choice('minutes', MINUTES)}
          options={MINUTES.map((minutes) => [
            minutes,
            minutes < 60 ? text.minutes(minutes) : text.hours(numeral(minutes / 60)),
          ])}
        />
        <TextField
          label={text.surgeField}
          hint={text.surgeHint}
          inputMode="decimal"
          {...form.field('surge')}
        />
        <TextField
          label={text.promiseField}
          hint={text.promiseHint}
          inputMode="numeric"
          {...form.field('promise')}
        />
        <fieldset>
          <legend>{text.pause}</legend>
          <p className="soft small">{text.pauseHint}</p>
          <Check label={text.everywhere} {...form.check('everywhere')} />
          {!form.values.everywhere &&
            areas.data?.items.map(({ id, name }) => (
              <Check key={id} label={name} {...form.among('areas', id)} />
            ))}
        </fieldset>
      </div>
      <RushPreview form={form} />
    </Split>
  );
}

/** The preview, measured on the orders of the last hour and requested again with every change. */
function RushPreview({ form }: { form: FormOf<Wish> }) {
  const wish = form.values;
  const preview = useQuery({
    ...hubActs.rushPreview(wish, () => bodyOf(wish)),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const { data } = preview;
  const error = form.refusal ?? preview.error;
  return (
    <section className="card padded stack" aria-labelledby="rush-preview">
      <h3 id="rush-preview">{text.preview}</h3>
      {error !== null && (
        <p className="error" role="alert">
          {problemText(error)}
        </p>
      )}
      {data && (
        <dl className="facts" aria-live="polite">
          <dt>{text.now}</dt>
          <dd>{text.situation({ orders: data.openOrders, couriers: data.freeCouriers })}</dd>
          <dt>{text.price}</dt>
          <dd>
            {data.ordersLastHour === 0
              ? text.noPrice
              : text.change({
                  before: money(data.meanTotalCents.now),
                  then: money(data.meanTotalCents.then),
                })}
          </dd>
          <dt>{text.promised}</dt>
          <dd>
            {text.change({
              before: text.short(data.promiseMinutes.now),
              then: text.short(data.promiseMinutes.then),
            })}
          </dd>
          <dt>{text.refusals}</dt>
          <dd>{text.refusedOf({ refused: data.refusedOfLastHour, all: data.ordersLastHour })}</dd>
        </dl>
      )}
      <p className="soft small">{text.endsItself}</p>
      <Button kind="primary" className="start" busy={form.busy} onClick={() => form.send()}>
        {text.start}
      </Button>
    </section>
  );
}
