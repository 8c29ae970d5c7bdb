import {
  type Cents,
  DEFAULT_FALLBACKS,
  FALLBACKS,
  tariffTermsSchema,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  DomainError,
  type DomainErrorCode,
  hasCalendarDate,
  MAX_CENTS,
  parseInstant,
  PLACE_TEXT_NAMES,
  stopSchema,
} from '#domain';
import { z } from 'zod';
import * as answers from '../docs/record.schemas.js';

const ID = /^[1-9]\d{0,14}$/;
type Members = Readonly<Record<string, z.ZodType>>;
type Patch<Of extends Members> = {
  readonly [Name in keyof Of]: Of[Name] extends z.ZodExactOptional ? Of[Name] : z.ZodExactOptional<Of[Name]>;
};

export function patchOf<Of extends Members>(members: Of): Patch<Of> {
  const fields = Object.entries(members).map(([name, one]) => {
    return [name, one instanceof z.ZodExactOptional ? one : one.exactOptional()];
  });
  return Object.fromEntries(fields) as Patch<Of>;
}

/** A number in a path or a query. */
export const idText = z.string().regex(ID, 'is not an id').transform(Number);
export const id = z.int().positive();
/** An id that tables store in `integer[]`. */
export const listedId = id.max(2 ** 31 - 1);
export const name = z.string().trim().min(1).max(200);
export const text = z.string().max(5_000);
export const point = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
/** A text of an order; absent or null: none. */
export const shortText = z.string().max(500).nullable().exactOptional();
/** A pickup or a stop as a caller sends it: an address in one line or in parts, a point, or both. */
export const place = {
  address: shortText,
  ...answers.each(PLACE_TEXT_NAMES, shortText),
  latitude: z.number().min(-90).max(90).nullable().exactOptional(),
  longitude: z.number().min(-180).max(180).nullable().exactOptional(),
};
export const centsFrom = (min: number) => z.int().min(min).max(MAX_CENTS) as z.ZodType as z.ZodType<Cents>;
export const cents = centsFrom(0);
/** Minimum age, in years, of whoever takes the goods: the courier asks for a document at the door. */
export const age = z.int().min(1).max(99).nullable().exactOptional();
/** What the courier does when nobody takes a stop's goods; absent or null: the default of shop or hub. */
const fallback = {
  ifUndelivered: z.enum(FALLBACKS).nullable().exactOptional(),
  /** Who takes them instead, for `neighbour`. */
  neighbour: z.string().trim().max(100).nullable().exactOptional(),
  /** Asks for a document at the door; nothing is left there. Hub, shop or category may ask for more. */
  minimumAge: age,
};
/** What a caller says of a stop beside its place. */
export const stop = {
  displayId: shortText,
  observation: shortText,
  collectCents: cents.nullable().exactOptional(),
  collectMethod: stopSchema.shape.collectMethod.exactOptional(),
  changeForCents: cents.nullable().exactOptional(),
  ...fallback,
};
/** Fallback of stops that name none. */
export const defaultFallback = z.enum(DEFAULT_FALLBACKS).nullable().exactOptional();

const wholeNumberText = (max: number, initially: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .default(initially);

/** Parameters of a page, from 1. */
export const paging = { page: wholeNumberText(1_000_000, 1), perPage: wholeNumberText(200, 50) };

/** An EventSource of a browser cannot set headers, so a query may replace them. */
export const streamQuery = z.strictObject({
  /** The last event; the header `Last-Event-ID`, which a browser sends when it reconnects, has precedence. */
  lastEventId: z.string().max(500).exactOptional(),
});

/** Parameters of a list, newest first; `cursor` is the id of the last row of the page before. */
export const cursor = { cursor: idText.exactOptional(), limit: wholeNumberText(200, 50) };

export const flagText = z.enum(['true', 'false']).transform((word) => word === 'true');

export const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

export const media = z.array(z.strictObject({ url: webAddress, contentType: z.string().max(100) })).max(20);

/** One value or several, separated by commas. */
export function listText<A extends z.ZodType<unknown, string[]>>(values: A) {
  return z
    .string()
    .transform((list) => list.split(','))
    .pipe(values);
}

export function oneOrMore<const W extends string>(words: readonly [W, ...W[]]) {
  return listText(z.array(z.enum(words)));
}

/** The example is written by hand, because the last band has no end. */
export const tariffTerms = tariffTermsSchema.meta({
  examples: [{ baseCents: 700, includedM: 3_000, bands: [{ upToM: null, centsPerKm: 150 }] }],
});

export const newPassword = (owner: keyof typeof PASSWORD_MIN_LENGTH) =>
  z.string().min(PASSWORD_MIN_LENGTH[owner]).max(PASSWORD_MAX_LENGTH);

/** A text that cannot be an id names nothing. @throws `missing` */
export function pathId(missing: DomainErrorCode) {
  return pathText(missing, ID).transform(Number);
}

/** A text with NUL, which PostgreSQL cannot store, names nothing. @throws `missing` */
export function pathText(missing: DomainErrorCode, pattern = /^[^\0]*$/) {
  return z.string().transform((text) => {
    if (!pattern.test(text)) throw new DomainError(missing);
    return text;
  });
}

const NO_INSTANT = 'must be an instant such as 2026-03-01T12:00:00Z';

/** An instant with offset or Z; checked by the core's rule, left as text. */
export const instantText = z
  .string(NO_INSTANT)
  .refine((text) => parseInstant(text) !== null, NO_INSTANT)
  .meta({ format: 'date-time' });

/** A day, `2026-03-01`, that exists. */
export const day = z.iso.date().refine(hasCalendarDate, 'must be a day such as 2026-03-01');

export const instant = instantText.transform((text) => new Date(text));

const bound = z.union([day, instant]);
/** Instants or days in the hub's zone; `to` as an instant is exclusive, as a day included. At most a year. */
export const period = { from: bound, to: bound };
