import { BoundedCache, type CancelReason, type TrackedCourier } from '#domain';
import type { ShownOrder } from './tracked-orders.service.js';
import { WORDS, type Words } from './words.js';

export const LANGUAGES = ['pt-BR', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Situation = keyof Words['situations'];

export interface SituationFacts extends Pick<
  ShownOrder,
  'cancelReason' | 'queue' | 'scheduledFor' | 'status' | 'stopsBefore' | 'timezone'
> {
  readonly courier: Pick<TrackedCourier, 'firstName'> | null;
  readonly merchant: Pick<ShownOrder['merchant'], 'name'>;
}

export type StepName = 'received' | 'to_pickup' | 'at_pickup' | 'on_the_way' | 'delivered' | 'cancelled';
export type StepState = keyof Words['stepStates'];

export type Sentence = readonly [title: string, detail: string];

export interface TrackingVocabulary extends Words {
  readonly language: Language;
}

const VOCABULARIES: Readonly<Record<Language, TrackingVocabulary>> = {
  'pt-BR': { language: 'pt-BR', ...WORDS.pt },
  en: { language: 'en', ...WORDS.en },
  es: { language: 'es', ...WORDS.es },
};

export function vocabularyOf(language: Language): TrackingVocabulary {
  return VOCABULARIES[language];
}

type Detail = (words: TrackingVocabulary, facts: SituationFacts, courier: string) => string;

const onTheWay =
  (situation: 'to_pickup' | 'at_pickup' | 'on_the_way'): Detail =>
  ({ situations }, { stopsBefore }, courier) =>
    situations[situation].detail({ courier, count: stopsBefore ?? 0 });

/** What comes next until the courier is free: other stops, the way back; then what the recipient can do. */
const afterwards =
  (situation: 'delivered' | 'partly_delivered' | 'not_delivered'): Detail =>
  (words, { status }, courier) => {
    if (status === 'collected') return words.otherStops(courier);
    return status === 'delivered' ? words.returning : words.situations[situation].detail;
  };

const plain =
  (situation: 'waiting_payment' | 'searching' | 'returning_cancelled' | 'going_again'): Detail =>
  ({ situations }) =>
    situations[situation].detail;

const DETAILS: Readonly<Record<Situation, Detail>> = {
  waiting_payment: plain('waiting_payment'),
  scheduled: ({ situations: { scheduled }, language }, { scheduledFor, timezone }) =>
    scheduledFor === null ? scheduled.soon : scheduled.detail(dayAndTime(scheduledFor, timezone, language)),
  preparing: ({ situations }, { merchant }) => situations.preparing.detail(merchant.name),
  searching: plain('searching'),
  to_pickup: onTheWay('to_pickup'),
  at_pickup: onTheWay('at_pickup'),
  on_the_way: onTheWay('on_the_way'),
  at_stop: ({ situations }, _, courier) => situations.at_stop.detail(courier),
  returning_cancelled: plain('returning_cancelled'),
  delivered: afterwards('delivered'),
  partly_delivered: afterwards('partly_delivered'),
  not_delivered: afterwards('not_delivered'),
  going_again: plain('going_again'),
  cancelled: ({ situations: { cancelled } }, { cancelReason }) => {
    const reasons: Partial<Record<CancelReason, string>> = cancelled.reasons;
    return (cancelReason && reasons[cancelReason]) ?? cancelled.detail;
  },
};

export function sentenceOf(situation: Situation, facts: SituationFacts, words: TrackingVocabulary): Sentence {
  const { queue, courier, timezone } = facts;
  const { queued, language } = words;
  if (situation === 'searching' && queue !== null) {
    const { position, expectedAt } = queue;
    if (expectedAt === null) return [queued.title, queued.detail(position)];
    return [queued.title, queued.until({ position, at: time(expectedAt, timezone, language) })];
  }
  const name = courier?.firstName ?? words.someone;
  return [words.situations[situation].title, DETAILS[situation](words, facts, name)];
}

const STYLES = { time: { timeStyle: 'short' }, day: { day: 'numeric', month: 'long' } } as const;
const MAX_FORMATTERS = 1_000;

/** Making a formatter takes 90 µs, using it one: 200 open pages took 3 % of the gateway's time with new. */
const formatters = new BoundedCache<string, Intl.DateTimeFormat>(MAX_FORMATTERS);

function format(style: keyof typeof STYLES, at: Date, timeZone: string, language: Language): string {
  return formatters
    .getOrCompute(
      `${style} ${language} ${timeZone}`,
      () => new Intl.DateTimeFormat(language, { ...STYLES[style], timeZone }),
    )
    .format(at);
}

/** `14:30`, `2:30 PM`. */
export function time(at: Date, timeZone: string, language: Language): string {
  return format('time', at, timeZone, language);
}

/** `22 de novembro, 14:30`, `November 22, 2:30 PM`. */
export function dayAndTime(at: Date, timeZone: string, language: Language): string {
  return `${format('day', at, timeZone, language)}, ${time(at, timeZone, language)}`;
}
