import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { again, call, read } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { useForm } from '../../ground/form.js';
import { money, numeral } from '../../ground/money.js';
import { now } from '../../ground/time.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
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

/** Turns a rush on; its effect is previewed before. */
export function RushDialog({ close }: { close: () => void }) {
  const areas = useQuery(read('/api/admin/service-areas'));
  const form = useForm({
    begin: FIRST,
    save: async (wish) => {
      await call('PUT /api/admin/hub/rush', bodyOf(wish));
      await again('/api/admin/hub');
    },
    saved: () => {
      notify(text.started);
      close();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      action={text.start}
      close={close}
      beside={<p className="soft small">{text.endsItself}</p>}
    >
      <p className="soft">{text.lead}</p>
      <SelectField
        label={text.lasts}
        {...form.choice('minutes', MINUTES)}
        options={MINUTES.map((minutes) => [
          minutes,
          minutes < 60 ? text.minutes(minutes) : text.hours(numeral(minutes / 60)),
        ])}
      />
      <TextField label={text.surgeField} hint={text.surgeHint} inputMode="decimal" {...form.field('surge')} />
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
      <RushPreview wish={form.values} />
    </FormDialog>
  );
}

/** The preview, measured on the orders of the last hour and requested again with every change. */
function RushPreview({ wish }: { wish: Wish }) {
  const { data, error } = useQuery({
    ...read('POST /api/admin/hub/rush/preview', bodyOf(wish)),
    retry: false,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <section className="stack" aria-labelledby="rush-preview">
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
    </section>
  );
}
