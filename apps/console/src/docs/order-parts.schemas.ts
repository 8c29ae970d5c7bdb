import {
  ConversationLine,
  type Redeliveries,
  type Scope,
  type Stop,
  stopSchema,
  GOODS_PLACES,
} from '#domain';
import { z } from 'zod';
import * as fields from '../http/field.schemas.js';
import * as answers from './record.schemas.js';

export const stopAnswer = {
  ...stopSchema.pick({
    ordinal: true,
    status: true,
    displayId: true,
    observation: true,
    confirmationCode: true,
    collectCents: true,
    collectMethod: true,
    changeForCents: true,
  }).shape,
  id: z.string(),
  /** null: nothing, or the stop is not delivered. */
  collected: stopSchema.shape.collected.unwrap().nullable(),
};

/** Oldest line first. */
export const conversationAnswer = answers.listOf(
  answers.recordOf(ConversationLine, ['id stop side via text at']),
);

export const fallbackAnswer = {
  /** null: the hub's setting for failed deliveries decides. */
  ifUndelivered: stopSchema.shape.ifUndelivered.unwrap(),
  /** Who takes them instead, for `neighbour`. */
  neighbour: stopSchema.shape.neighbour.unwrap(),
  /** Delivered without the recipient: where the goods are. */
  left: stopSchema.shape.left.unwrap().nullable(),
  /** Least age, in years, of whoever takes it: the courier asks for a document. null: none. */
  minimumAge: z.int().nullable(),
  /** A document was seen and was enough. */
  ageChecked: z.boolean(),
};

export function stopParts({ ifUndelivered, neighbour, left, minimumAge, ageChecked, ...stop }: Stop) {
  return {
    rating: stop.rating ?? null,
    collected: stop.collected ?? null,
    ifUndelivered: ifUndelivered ?? null,
    neighbour: neighbour ?? null,
    left: left ?? null,
    minimumAge: minimumAge ?? null,
    ageChecked: ageChecked ?? false,
  };
}

export const queuePlaceAnswer = z.strictObject({
  /** From 1. */
  position: z.int(),
  /** When a courier is expected to be free for it; null: nobody knows. */
  expectedAt: answers.optionalInstant,
});

/** Place in the queue of an order whose fitting couriers are all busy; null: it is not in the queue. */
export const queueAnswer = queuePlaceAnswer.nullable();

/** What the recipient thinks of the delivery; null: nothing was said. */
export const ratingAnswer = stopSchema.shape.rating.unwrap().nullable();

export const tipBody = z.strictObject({
  /** The whole tip of the order, not what is added to it. */
  tipCents: z.int().min(0).max(1_000_000),
});

const redeliveryBody = z.strictObject({
  /** null: now. */
  scheduledFor: fields.instant.nullable().default(null),
  /** The price that the person saw: at another one nothing is ordered. */
  expectedTotalCents: fields.cents.nullable().default(null),
});

const quote = z.strictObject({
  totalCents: answers.cents,
  distanceM: z.int(),
  goodsAt: z.enum(GOODS_PLACES),
});

export const REDELIVERY_QUOTE = {
  summary: 'What bringing again costs that nobody took, and where the goods are',
  answer: quote,
  errors: [404, 409, 422],
  run: ({ redeliveries, by, id }: { redeliveries: Redeliveries; by: Scope; id: number }) =>
    redeliveries.quote(by, id),
};

export const REDELIVERY = {
  summary:
    'Brings again what nobody took: a new order, linked to the first; asked again it is the same order',
  body: redeliveryBody,
  errors: [404, 409, 422],
} as const;
