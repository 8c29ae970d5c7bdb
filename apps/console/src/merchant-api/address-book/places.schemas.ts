import { z } from 'zod';
import { idText, nameField } from '../../admin/field.schemas.js';
import { countAnswer, optionalInstantAnswer, textAnswer } from '../../docs/record.schemas.js';

const short = z.string().trim().max(500).nullable().default(null);

export const placeBody = z
  .strictObject({
    name: nameField,
    phone: z.string().trim().max(40).nullable().default(null),
    address: z.string().trim().min(1).max(500),
    complement: short,
    reference: short,
    instructions: short,
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  })
  .meta({ examples: [{ name: 'Maria', phone: '11988887777', address: 'Rua Cometa Dourada, 450' }] });
export type PlaceBody = z.output<typeof placeBody>;

export const placesQuery = z.strictObject({
  q: z.string().max(100).exactOptional(),
  limit: idText.pipe(z.int().max(200)).default(50),
});
export type PlacesQuery = z.output<typeof placesQuery>;

export const placeAnswer = z.strictObject({
  id: z.int(),
  name: z.string(),
  phone: textAnswer,
  address: z.string(),
  complement: textAnswer,
  reference: textAnswer,
  instructions: textAnswer,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Number of orders that named the place. */
  uses: countAnswer,
  usedAt: optionalInstantAnswer,
});
