import type {
  CancelReason,
  RatingReason,
  RecipientRequestKind,
  TrackedStopStatus,
  VehicleKind,
} from '#domain';
import { english } from './tracking-en.vocabulary.js';
import { spanish } from './tracking-es.vocabulary.js';
import { portuguese } from './tracking-pt.vocabulary.js';

export const LANGUAGES = ['pt-BR', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The situation of an order, from the recipient's view. */
export type Situation =
  | 'waiting_payment'
  | 'scheduled'
  | 'preparing'
  | 'searching'
  | 'to_pickup'
  | 'at_pickup'
  | 'on_the_way'
  | 'at_stop'
  | 'returning_cancelled'
  | 'delivered'
  | 'partly_delivered'
  | 'not_delivered'
  | 'going_again'
  | 'cancelled';

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
export type StepState = 'done' | 'current' | 'ahead' | 'failed';

/** Title and one sentence. */
export type Sentence = readonly [title: string, detail: string];

/** Every text of the tracking page, in one language. */
export interface TrackingVocabulary {
  readonly language: Language;
  /** As Open Graph writes it. */
  readonly ogLocale: string;
  readonly pageName: string;
  readonly order: (publicId: string) => string;
  readonly situations: Readonly<Record<Situation, (facts: SituationFacts) => Sentence>>;
  readonly vehicles: Readonly<Record<VehicleKind, string>>;
  readonly arrival: {
    readonly title: string;
    readonly rangeTitle: string;
    readonly rangeTo: string;
    readonly inMinutes: (minutes: number) => string;
    /** Before the time at which the goods are ready. */
    readonly ready: string;
    readonly late: string;
    readonly lateNote: string;
    readonly oldPosition: (minutes: number) => string;
  };
  readonly code: { readonly title: string; readonly hint: string };
  readonly courier: string;
  readonly progress: string;
  readonly steps: Readonly<Record<StepName, (severalStops: boolean) => string>>;
  readonly stepStates: Readonly<Record<StepState, string>>;
  readonly stops: (several: boolean) => string;
  readonly stopStates: Readonly<Record<TrackedStopStatus | 'courier_there', string>>;
  readonly at: (dayAndTime: string) => string;
  readonly proof: {
    readonly receivedBy: (name: string) => string;
    readonly leftWith: (name: string) => string;
    readonly leftAtDoor: string;
    readonly photo: (n: number, stop: number) => string;
    readonly signature: (stop: number) => string;
  };
  readonly map: {
    readonly name: string;
    readonly drawing: string;
    readonly pickup: string;
    readonly stop: (ordinal: number) => string;
    readonly courier: string;
    readonly way: string;
    readonly withoutStreets: string;
    readonly nearer: string;
    readonly farther: string;
    readonly wholeWay: string;
  };
  readonly contacts: {
    readonly title: string;
    readonly shop: string;
    readonly company: string;
    readonly call: string;
    readonly write: string;
    readonly email: string;
    readonly site: string;
  };
  /** Leads to the page of the second delivery. */
  readonly redelivery: string;
  /** The page on which a recipient rates a delivery. */
  readonly rating: {
    readonly title: string;
    readonly stars: (count: number) => string;
    readonly rated: (count: number) => string;
    readonly why: string;
    readonly thanks: string;
    readonly reasons: Readonly<Record<RatingReason, string>>;
    readonly send: string;
    readonly said: Readonly<Record<'early' | 'late' | 'twice' | 'digits' | 'tries' | 'empty', string>>;
  };
  /** The page on which a recipient asks for something at the door. */
  readonly wish: {
    readonly title: string;
    readonly instructions: string;
    readonly absent: string;
    readonly asBefore: string;
    readonly door: string;
    readonly neighbour: string;
    readonly who: string;
    readonly digits: string;
    readonly send: string;
    readonly back: string;
    readonly said: Readonly<Record<'done' | 'late' | 'digits' | 'tries' | 'name' | 'money', string>>;
  };
  /** Where the company hides the numbers of recipients. */
  readonly phonesHidden: string;
  /** The page on which recipient and courier write to each other. */
  readonly talk: {
    readonly title: string;
    readonly link: (fromCourier: number) => string;
    readonly with: (courier: string) => string;
    readonly none: string;
    readonly you: string;
    readonly write: string;
    readonly send: string;
    readonly coming: string;
    readonly refresh: string;
    readonly over: string;
    readonly nobody: string;
  };
  /** The page on which the recipient has the courier called. */
  readonly call: {
    readonly title: string;
    readonly how: string;
    readonly send: string;
  };
  /** The page on which the pin is corrected. */
  readonly pin: {
    readonly title: string;
    readonly how: string;
    readonly map: string;
    readonly here: string;
    readonly moved: (metres: number) => string;
    readonly confirm: string;
  };
  /** The page on which another time is asked for. */
  readonly time: Readonly<Record<'title' | 'how' | 'when' | 'send', string>>;
  /** The page on which what nobody took is asked for once more. */
  readonly again: Readonly<Record<'title' | 'how' | 'send', string>>;
  /** What the shop or the company decides, and how it stands. */
  readonly requested: {
    readonly kinds: Readonly<Record<RecipientRequestKind, string>>;
    readonly states: Readonly<Record<'open' | 'accepted' | 'refused', string>>;
  };
  /** How an attempt ended. */
  readonly said: Readonly<
    Record<
      | 'done'
      | 'asked'
      | 'sent'
      | 'coming'
      | 'calling'
      | 'noCall'
      | 'late'
      | 'full'
      | 'digits'
      | 'tries'
      | 'place'
      | 'time'
      | 'empty',
      string
    >
  >;
  /** The page on which a recipient says what went wrong. */
  readonly claim: {
    readonly title: string;
    /** Nobody's phone is known, so the page takes none. */
    readonly byShop: string;
    readonly lead: string;
    readonly kind: string;
    readonly kinds: Readonly<Record<'not_received' | 'damaged' | 'wrong' | 'late', string>>;
    readonly text: string;
    readonly photos: (most: number) => string;
    readonly send: string;
    readonly states: Readonly<Record<'open' | 'accepted' | 'refused', string>>;
    readonly said: Readonly<
      Record<'done' | 'early' | 'late' | 'twice' | 'digits' | 'tries' | 'text' | 'photos' | 'large', string>
    >;
  };
  readonly footer: string;
  readonly yourData: string;
  readonly connectionLost: string;
  readonly errors: Readonly<Record<'unknown' | 'busy' | 'tries' | 'malformed' | 'failed', Sentence>>;
}

const VOCABULARIES: Readonly<Record<Language, TrackingVocabulary>> = {
  'pt-BR': portuguese,
  en: english,
  es: spanish,
};

export function vocabularyOf(language: Language): TrackingVocabulary {
  return VOCABULARIES[language];
}
