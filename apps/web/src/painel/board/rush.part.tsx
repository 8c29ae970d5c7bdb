import { keepPreviousData } from '@tanstack/react-query';
import { type Answer, sendChange, useRead } from '../../base/api/client.js';
import { Refused } from '../../base/ui/refused.js';
import * as c from '../../base/codec.js';
import { money, numeral } from '../../base/money.js';
import { now } from '../../base/time.js';
import { FactList } from '../../base/ui/fact-list.js';
import { Check } from '../../base/ui/field.js';
import { Fields, RecordDialog } from '../../base/ui/record-form.js';
import { rushWords as text } from '../words.js';

const MINUTES = [30, 60, 90, 120, 180, 240];
const MINUTE_MS = 60_000;

const RUSH = c.record({
  minutes: c.field(text.lasts, c.oneOf(MINUTES), {
    options: MINUTES.map((minutes) => [
      minutes,
      minutes < 60 ? text.minutes(minutes) : text.hours(numeral(minutes / 60)),
    ]),
  }),
  surgeBp: c.field(text.surgeField, c.optional(c.onTop(-100, 9_900), 10_000), { hint: text.surgeHint }),
  extraPromiseMinutes: c.field(text.promiseField, c.optional(c.whole(0, 720), 0), { hint: text.promiseHint }),
  pausedAreaIds: c.asIs<number[]>([]),
  pausedEverywhere: c.field(text.everywhere, c.flag),
});
const FIRST: c.ValueOf<typeof RUSH> = {
  minutes: 60,
  surgeBp: 12_000,
  extraPromiseMinutes: 15,
  pausedAreaIds: [],
  pausedEverywhere: false,
};

function bodyOf({ minutes, ...rush }: c.ValueOf<typeof RUSH>) {
  // Rounded up to a minute, so that an unchanged form is an unchanged query.
  const until = Math.ceil(now() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS;
  return { ...rush, until: new Date(until).toISOString() };
}

export function RushDialog({ close }: { close: () => void }) {
  const areas = useRead('/api/admin/service-areas');
  return (
    <RecordDialog
      codec={RUSH}
      begin={FIRST}
      title={text.title}
      lead={text.lead}
      action={text.start}
      save={(rush) => sendChange('PUT /api/admin/hub/rush', bodyOf(rush))}
      success={text.started}
      close={close}
      beside={<p className="soft small">{text.endsItself}</p>}
    >
      {(form) => (
        <>
          <Fields form={form} of={['minutes', 'surgeBp', 'extraPromiseMinutes']} />
          <fieldset>
            <legend>{text.pause}</legend>
            <p className="soft small">{text.pauseHint}</p>
            <Fields form={form} of={['pausedEverywhere']} />
            {!form.values.pausedEverywhere &&
              areas.data?.items.map(({ id, name }) => (
                <Check key={id} label={name} {...form.among('pausedAreaIds', id)} />
              ))}
          </fieldset>
          <RushPreview rush={form.record} />
        </>
      )}
    </RecordDialog>
  );
}

/** Measured on the orders of the last hour and requested with every change; null: a field is wrong. */
function RushPreview({ rush }: { rush: c.ValueOf<typeof RUSH> | null }) {
  const { data, error } = useRead('POST /api/admin/hub/rush/preview', bodyOf(rush ?? FIRST), {
    enabled: rush !== null,
    retry: false,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return (
    <section className="stack" aria-labelledby="rush-preview">
      <h3 id="rush-preview">{text.preview}</h3>
      <Refused of={error} />
      {data && (
        <div aria-live="polite">
          <FactList
            facts={[
              [text.now, text.situation({ orders: data.openOrders, couriers: data.freeCouriers })],
              [text.price, priceOf(data)],
              [text.promised, text.change(both(data.promiseMinutes, text.short))],
              [text.refusals, text.refusedOf({ refused: data.refusedOfLastHour, all: data.ordersLastHour })],
            ]}
          />
        </div>
      )}
    </section>
  );
}

const both = ({ now, then }: { now: number; then: number }, said: (amount: number) => string) => ({
  before: said(now),
  then: said(then),
});

const priceOf = ({ ordersLastHour, meanTotalCents }: Answer<'POST /api/admin/hub/rush/preview'>) =>
  ordersLastHour === 0 ? text.noPrice : text.change(both(meanTotalCents, money));
