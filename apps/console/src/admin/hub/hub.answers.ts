import {
  Category,
  Hub,
  hubSettingsSchema,
  Picture,
  PRICE_LINE_KINDS,
  ServiceArea,
  SETUP_STEPS,
  Tariff,
  tariffTermsSchema,
  VehicleType,
} from '#domain';
import { z } from 'zod';
import {
  centsAnswer,
  countAnswer,
  instantAnswer,
  mediaAnswer,
  placeAnswer,
  recordOf,
} from '../../docs/record.schemas.js';

export const vehicleTypeAnswer = z.strictObject(recordOf(VehicleType, { media: mediaAnswer }));
export const categoryAnswer = z.strictObject(recordOf(Category, { media: mediaAnswer }));

export const pictureAnswer = z.strictObject(
  recordOf(Picture, { url: z.string() }, ['hubId', 'ownerKind', 'ownerId', 'token', 'storageKey']),
);

export const hubAnswer = z.strictObject(recordOf(Hub, { settings: hubSettingsSchema }));
export const hubSetupAnswer = z.strictObject(
  Object.fromEntries(SETUP_STEPS.map((step) => [step, z.boolean()])),
);
export const hubTermsAnswer = z.strictObject(recordOf(Hub, {}, ['settings']));
/** The terms of a stored tariff, with every default filled in. */
const tariffTermsAnswer = tariffTermsSchema.meta({
  examples: [
    {
      baseCents: 700,
      includedM: 3_000,
      bands: [{ upToM: null, centsPerKm: 150 }],
      extraStopCents: 200,
      returnCentsPerKm: 100,
      minimumCents: 900,
      periods: [],
    },
  ],
});
export const tariffAnswer = z.strictObject(recordOf(Tariff, { terms: tariffTermsAnswer }));
export const serviceAreaAnswer = z.strictObject(recordOf(ServiceArea));

const priceLineAnswer = z.strictObject({
  kind: z.enum(PRICE_LINE_KINDS),
  cents: centsAnswer,
  metres: z.int().nullable(),
  upToM: z.int().nullable(),
  centsPerKm: z.int().nullable(),
  stops: z.int().nullable(),
  centsPerStop: z.int().nullable(),
  factorBp: z.int().nullable(),
  name: z.string().nullable(),
});

/** The lines add up to the total. */
export const explainedPriceAnswer = z.strictObject({
  totalCents: centsAnswer,
  lines: z.array(priceLineAnswer),
  tariff: z.strictObject({ id: z.int().nullable(), name: z.string() }),
  distanceM: countAnswer,
  returnDistanceM: countAnswer,
  durationS: countAnswer,
  at: instantAnswer,
  pickup: placeAnswer,
  stops: z.array(placeAnswer),
  way: z.array(placeAnswer),
});
