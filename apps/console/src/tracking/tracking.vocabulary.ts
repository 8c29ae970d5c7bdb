import { BoundedCache, type CancelReason } from '#domain';
import { WORDS, type Words } from './words.js';

export const LANGUAGES = ['pt-BR', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Situation = keyof Words['situations'];

/** What happens after the recipient's own stops have ended. */
export type Afterwards = 'other_stops' | 'returning' | 'finished';

export interface SituationFacts {
  readonly courier: string | null;
  readonly shop: string;
  /** `22 de novembro, 14:30`; null when it is not known. */
  readonly scheduledFor: string | null;
  readonly afterwards: Afterwards;
  readonly cancelReason: CancelReason | null;
  /** Stops of other recipients that come first. */
  readonly stopsBefore: number;
  /** Every courier is busy: its place among those who wait, and when one is expected to be free. */
  readonly queue: { readonly position: number; readonly at: string | null } | null;
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

type Detail = (words: Words, facts: SituationFacts, courier: string) => string;

const onTheWay =
  (situation: 'to_pickup' | 'at_pickup' | 'on_the_way'): Detail =>
  ({ situations }, { stopsBefore }, courier) =>
    situations[situation].detail({ courier, count: stopsBefore });

/** What comes next until the courier is free; then what the recipient can do. */
const afterwards =
  (situation: 'delivered' | 'partly_delivered' | 'not_delivered'): Detail =>
  (words, facts, courier) => {
    if (facts.afterwards === 'finished') return words.situations[situation].detail;
    return facts.afterwards === 'returning' ? words.returning : words.otherStops(courier);
  };

const plain =
  (situation: 'waiting_payment' | 'searching' | 'returning_cancelled' | 'going_again'): Detail =>
  ({ situations }) =>
    situations[situation].detail;

const DETAILS: Readonly<Record<Situation, Detail>> = {
  waiting_payment: plain('waiting_payment'),
  scheduled: ({ situations: { scheduled } }, { scheduledFor }) =>
    scheduledFor === null ? scheduled.soon : scheduled.detail(scheduledFor),
  preparing: ({ situations }, { shop }) => situations.preparing.detail(shop),
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

export function sentenceOf(situation: Situation, facts: SituationFacts, words: Words): Sentence {
  const { queue, courier } = facts;
  if (situation === 'searching' && queue !== null) {
    const { position, at } = queue;
    return [
      words.queued.title,
      at === null ? words.queued.detail(position) : words.queued.until({ position, at }),
    ];
  }
  return [words.situations[situation].title, DETAILS[situation](words, facts, courier ?? words.someone)];
}

const STYLES = { time: { timeStyle: 'short' }, day: { day: 'numeric', month: 'long' } } as const;
const MAX_FORMATTERS = 1_000;

/** Making a formatter takes 90 µs, using it one: two hundred open pages took 3 % of the gateway's time with new ones. */
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
