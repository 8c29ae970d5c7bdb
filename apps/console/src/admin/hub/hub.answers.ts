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
  distanceSourceAnswer,
  instantAnswer,
  placeAnswer,
  recordOf,
  each,
} from '../../docs/record.schemas.js';

export const vehicleTypeAnswer = z
  .strictObject(
    recordOf(VehicleType, [
      'id hubId name kind dimensionsRequired limitsEnforced maxHeightCm maxWidthCm maxLengthCm maxWeightKg media',
    ]),
  )
  .meta({ id: 'VehicleType' });
export const categoryAnswer = z
  .strictObject(recordOf(Category, ['id hubId vehicleTypeId name description minimumAge media']))
  .meta({ id: 'Category' });

export const pictureAnswer = z
  .strictObject(recordOf(Picture, ['id contentType size createdAt'], { url: z.string() }))
  .meta({ id: 'Picture' });

export const hubAnswer = z
  .strictObject(
    recordOf(Hub, ['id name timezone city state plan trialEndsAt sandbox createdAt updatedAt'], {
      settings: hubSettingsSchema,
    }),
  )
  .meta({ id: 'Hub' });
export const hubSetupAnswer = z.strictObject(
  Object.fromEntries(SETUP_STEPS.map((step) => [step, z.boolean()])),
);
export const hubTermsAnswer = z
  .strictObject(recordOf(Hub, ['id name timezone city state plan trialEndsAt sandbox createdAt updatedAt']))
  .meta({ id: 'HubTerms' });
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
export const tariffAnswer = z
  .strictObject(
    recordOf(
      Tariff,
      [
        'id hubId name vehicleTypeId categoryId merchantId courierShareBp active validFrom validUntil',
        'createdAt updatedAt',
      ],
      { terms: tariffTermsAnswer },
    ),
  )
  .meta({ id: 'Tariff' });
export const serviceAreaAnswer = z
  .strictObject(recordOf(ServiceArea, ['id hubId name isDefault geojson createdAt']))
  .meta({ id: 'ServiceArea' });

const priceLineAnswer = z.strictObject({
  kind: z.enum(PRICE_LINE_KINDS),
  cents: centsAnswer,
  ...each(['metres', 'upToM', 'centsPerKm', 'stops', 'centsPerStop', 'factorBp'], z.int().nullable()),
  name: z.string().nullable(),
});

/** The lines add up to the total. */
export const explainedPriceAnswer = z.strictObject({
  totalCents: centsAnswer,
  lines: z.array(priceLineAnswer),
  tariff: z.strictObject({ id: z.int().nullable(), name: z.string() }),
  distanceM: countAnswer,
  distanceSource: distanceSourceAnswer,
  /** The whole way by either choice of the company for its prices; null: nobody knows these roads. */
  distances: z.strictObject({ straightM: countAnswer, roadsM: countAnswer.nullable() }),
  returnDistanceM: countAnswer,
  durationS: countAnswer,
  at: instantAnswer,
  pickup: placeAnswer,
  stops: z.array(placeAnswer),
  way: z.array(placeAnswer),
});
