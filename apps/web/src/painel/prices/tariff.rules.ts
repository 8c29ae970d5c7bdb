import type { Answer } from '../../base/api/call.js';
import * as c from '../../base/codec.js';
import { calendarDay, instantOf } from '../../base/time.js';
import { priceWords as text } from '../words.js';

export type Tariff = Answer<'/api/admin/tariffs'>['items'][number];

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const freeCents = c.optional(c.cents, 0);
const day = c.optional(c.written(calendarDay, (typed) => instantOf(`${typed}T00:00`), { type: 'date' }));

const BANDS = c.list(
  c.record({
    upToM: c.field(text.upTo, c.optional(c.kilometres)),
    centsPerKm: c.field(text.perKmField, c.cents),
  }),
);
/** Each band begins where the one before ends; the last one has no end. */
const bands: typeof BANDS = {
  ...BANDS,
  read(drafts, wrong) {
    const last = drafts.length - 1;
    const endless = drafts.map((band, index) => (index === last ? { ...band, upToM: '' } : band));
    const read = BANDS.read(endless, wrong) ?? [];
    read.slice(0, last).forEach(({ upToM }, index) => {
      if ((upToM ?? 0) <= (read[index - 1]?.upToM ?? 0)) wrong(`${index}.upToM`);
    });
    return read;
  },
};

const PERIOD = c.record(
  {
    name: c.field(text.periodName, c.needed),
    from: c.field(text.begins, c.needed, { type: 'time' }),
    to: c.field(text.ends, c.needed, { type: 'time' }),
    factorBp: c.field(text.percent, c.onTop(-99, 400)),
    days: c.asIs<number[]>(EVERY_DAY),
  },
  ({ days }, wrong) => {
    if (days?.length === 0) wrong('days');
  },
);
export const NEW_PERIOD: c.Draft<typeof PERIOD> = {
  ...PERIOD.show({}),
  from: '22:00',
  to: '06:00',
  factorBp: '20',
};

const TERMS = c.record({
  baseCents: c.field(text.baseField, c.cents, { hint: text.baseHint }),
  includedM: c.field(text.includedKm, c.optional(c.kilometres, 0)),
  bands,
  extraStopCents: c.field(text.extraStop, freeCents),
  returnCentsPerKm: c.field(text.returnPerKm, freeCents),
  minimumCents: c.field(text.minimum, freeCents),
  periods: c.list(PERIOD),
  promiseMinutes: c.field(text.promise, c.optional(c.whole(5, 720)), { hint: text.promiseHint }),
});

export const TARIFF = c.record(
  {
    name: c.field(text.name, c.needed, { maxLength: 100 }),
    vehicleTypeId: c.field(text.vehicle, c.id),
    categoryId: c.field(text.category, c.optional(c.id), { none: text.everyCategory }),
    merchantId: c.field(text.merchant, c.optional(c.id), { none: text.everyMerchant }),
    active: c.field(text.activeField, c.flag),
    validFrom: c.field(text.validFrom, day),
    validUntil: c.field(text.validUntil, day),
    courierShareBp: c.field(text.share, c.optional(c.percent(0, 100)), { hint: text.shareHint }),
    terms: TERMS,
  },
  ({ validFrom, validUntil }, wrong) => {
    if (validFrom && validUntil && validFrom >= validUntil) wrong('validUntil');
  },
);
export type TariffDraft = c.Draft<typeof TARIFF>;
