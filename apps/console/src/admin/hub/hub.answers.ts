import {
  Category,
  Hub,
  Picture,
  PRICE_LINE_KINDS,
  ServiceArea,
  SETUP_STEPS,
  Tariff,
  tariffTermsSchema,
  VehicleType,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';

export const vehicleTypeAnswer = answers
  .recordOf(VehicleType, [
    'id hubId name kind dimensionsRequired limitsEnforced maxHeightCm maxWidthCm maxLengthCm maxWeightKg media',
  ])
  .meta({ id: 'VehicleType' });
export const categoryAnswer = answers
  .recordOf(Category, ['id hubId vehicleTypeId name description minimumAge media'])
  .meta({ id: 'Category' });

export const pictureAnswer = answers
  .recordOf(Picture, ['id contentType size createdAt'], { url: z.string() })
  .meta({ id: 'Picture' });

export const hubAnswer = answers
  .recordOf(Hub, ['id name timezone city state plan trialEndsAt sandbox settings createdAt updatedAt'])
  .meta({ id: 'Hub' });
export const hubSetupAnswer = z.strictObject(
  Object.fromEntries(SETUP_STEPS.map((step) => [step, z.boolean()])),
);
export const hubTermsAnswer = answers
  .recordOf(Hub, ['id name timezone city state plan trialEndsAt sandbox createdAt updatedAt'])
  .meta({ id: 'HubTerms' });
/** Every default is filled in. */
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
export const tariffAnswer = answers
  .recordOf(
    Tariff,
    [
      'id hubId name vehicleTypeId categoryId merchantId courierShareBp active validFrom validUntil',
      'createdAt updatedAt',
    ],
    { terms: tariffTermsAnswer },
  )
  .meta({ id: 'Tariff' });
export const serviceAreaAnswer = answers
  .recordOf(ServiceArea, ['id hubId name isDefault geojson createdAt'])
  .meta({ id: 'ServiceArea' });

const priceLineAnswer = z.strictObject({
  kind: z.enum(PRICE_LINE_KINDS),
  cents: answers.cents,
  ...answers.each(['metres', 'upToM', 'centsPerKm', 'stops', 'centsPerStop', 'factorBp'], z.int().nullable()),
  name: z.string().nullable(),
});

/** The lines add up to the total. */
export const explainedPriceAnswer = z.strictObject({
  totalCents: answers.cents,
  lines: z.array(priceLineAnswer),
  tariff: z.strictObject({ id: z.int().nullable(), name: z.string() }),
  distanceM: answers.count,
  distanceSource: answers.distanceSource,
  /** The whole way by either choice of the company for its prices; null: nobody knows these roads. */
  distances: z.strictObject({ straightM: answers.count, roadsM: answers.count.nullable() }),
  returnDistanceM: answers.count,
  durationS: answers.count,
  at: answers.instant,
  pickup: answers.place,
  stops: z.array(answers.place),
  way: z.array(answers.place),
});
