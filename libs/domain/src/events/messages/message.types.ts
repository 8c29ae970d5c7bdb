import { WORDS as SHOP_WORDS } from './shop-words.js';
import { WORDS } from './words.js';

export const TEXT_CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type TextChannel = (typeof TEXT_CHANNELS)[number];

/** `push`: to a browser that subscribed. */
export const MESSAGE_CHANNELS = [...TEXT_CHANNELS, 'push'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const MESSAGE_LANGUAGES = ['pt-BR', 'en', 'es'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

interface StopWords {
  /** The recipient read the tracking page in it; null or absent: not known. */
  readonly language?: MessageLanguage | null;
  readonly recipientName: string;
  readonly merchantName: string;
  /** As recipients know it; messages of an earlier release have none. */
  readonly companyName?: string;
  readonly link: string;
}

interface DeliveryWords extends StopWords {
  /** The code that the courier asks for; null: no code. */
  readonly code: string | null;
}

type Phrases = typeof WORDS.pt;

export type FailureNext = keyof Phrases['next'];

interface RequestWords {
  readonly request: keyof Phrases['request'];
}

interface ClaimWords {
  readonly claim: keyof Phrases['claim'];
}

/** null: the person who decided gave no answer. */
interface Answered {
  readonly answer: string | null;
}

interface DecidedClaimWords extends ClaimWords, Answered {
  readonly decision: keyof Phrases['decision'];
}

interface ShopWords {
  readonly companyName: string;
  readonly publicId: string;
  readonly recipientName: string;
}

/** A push that nobody is shown after its time; of notices and money the app still tells. */
interface Expiring {
  /** ISO 8601. */
  readonly expiresAt: string;
}

interface OfferWords extends Expiring {
  readonly offerId: string;
}

/** News of an order that a courier carries, carried or got. */
interface OrderNewsWords extends Expiring {
  readonly orderId: string;
  readonly publicId: string;
  readonly merchantName: string;
}

/** A courier's shift, on the hub's wall clock. */
interface ShiftWords extends Expiring {
  readonly shiftId: string;
  /** `26/11` */
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** Templates of news of an order to its couriers. */
const ORDER_NEWS_TEMPLATES = [
  /** Given to the courier without an offer. */
  'courier_order_assigned',
  /** Given to another courier, or back to the search. */
  'courier_order_taken',
  /** Taken, because another courier had delivered it before. */
  'courier_order_delivered',
  'courier_order_cancelled',
  /** Cancelled, and the goods have to come back. */
  'courier_order_returning',
  /** The recipient asked for something else. */
  'courier_order_changed',
  'courier_recipient_coming',
  'courier_message',
  /** Somebody claims something of a delivery, and the courier may say what happened. */
  'courier_claim',
  /** The courier who had the order before collected the goods. */
  'courier_goods_elsewhere',
] as const;
export type OrderNewsTemplate = (typeof ORDER_NEWS_TEMPLATES)[number];

/** Values that each template needs; the sender has the texts. */
export interface MessageWords extends Readonly<Record<OrderNewsTemplate, OrderNewsWords>> {
  readonly delivery_on_the_way: DeliveryWords;
  readonly delivery_arriving: DeliveryWords;
  readonly delivery_delivered: DeliveryWords;
  /** What the courier writes in the conversation of a stop. */
  readonly delivery_message: StopWords & { readonly text: string };
  readonly delivery_failed: StopWords & { readonly next: FailureNext };
  /** Goes out again. `time`: on the hub's clock, in the message's language; null: at once. */
  readonly delivery_redelivery: StopWords & Answered & { readonly time: string | null };
  readonly delivery_request_received: StopWords & RequestWords;
  readonly delivery_request_refused: StopWords & RequestWords & Answered;
  readonly delivery_time_agreed: StopWords & Answered & { readonly time: string };
  /** The price is null where it stayed. */
  readonly delivery_pin_accepted: StopWords & Answered & { readonly price: string | null };
  readonly delivery_claim_opened: StopWords & ClaimWords & { readonly time: string };
  readonly delivery_claim_decided: StopWords & DecidedClaimWords;
  readonly delivery_rating_asked: StopWords;
  readonly password_reset: {
    readonly personName: string;
    readonly link: string;
    readonly validMinutes: string;
  };
  readonly invitation: { readonly personName: string; readonly inviterName: string; readonly link: string };
  /** An operator changed the log-in, or where the money goes. */
  readonly access_changed: {
    readonly personName: string;
    readonly what: 'password' | 'pix_key';
    readonly operatorName: string;
  };
  readonly order_unserved: ShopWords & {
    /** The search ended with the order, does so in two minutes, or the order waits. */
    readonly ended: keyof Phrases['ended'];
  };
  /** The company accepted another place, at another price. */
  readonly order_pin_accepted: ShopWords & { readonly price: string };
  readonly order_claim_opened: ShopWords & ClaimWords;
  readonly order_claim_decided: ShopWords & DecidedClaimWords;
  readonly developer_confirmation: { readonly personName: string; readonly link: string };
  readonly developer_invitation: {
    readonly inviterName: string;
    readonly teamName: string;
    readonly link: string;
  };
  /** What an assistant asks to do for a shop, and the code by which the person agrees. */
  readonly assistant_code: {
    readonly personName: string;
    readonly question: string;
    readonly code: string;
    readonly validMinutes: string;
  };
  readonly courier_code: {
    readonly companyName: string;
    readonly code: string;
    readonly validMinutes: string;
  };
  /** The company knows the phone of somebody who registers. */
  readonly courier_known: {
    readonly companyName: string;
    readonly what: 'phone' | 'email' | 'cpf';
    readonly link: string;
  };
  readonly courier_offer: OfferWords & {
    readonly payCents: string;
    readonly distanceM: string;
    /** null: the courier's position is unknown. */
    readonly toPickupM: string | null;
    readonly durationS: string;
    readonly merchantName: string;
  };
  readonly courier_offer_gone: OfferWords;
  readonly courier_shift_taken: ShiftWords;
  /** The hub took the place away, or cancelled the shift. */
  readonly courier_shift_lost: ShiftWords;
  /** A notice to all couriers on shift. */
  readonly courier_notice: Expiring & { readonly noticeId: string; readonly text: string };
  readonly courier_money: Expiring & {
    readonly what:
      | 'withdrawal_paid'
      | 'withdrawal_returned'
      | 'contest_accepted'
      | 'contest_refused'
      | 'hand_in_counted'
      | 'hand_in_reversed';
    readonly newsId: string;
    readonly cents: string | null;
    /** What the person who decided wrote. */
    readonly reason: string | null;
  };
}

export type MessageTemplate = keyof MessageWords;

/** Templates that are pushed, and go by no other channel. */
export const PUSH_TEMPLATES = [
  'courier_offer',
  'courier_offer_gone',
  ...ORDER_NEWS_TEMPLATES,
  'courier_shift_taken',
  'courier_shift_lost',
  'courier_notice',
  'courier_money',
] as const satisfies readonly MessageTemplate[];
export type PushTemplate = (typeof PUSH_TEMPLATES)[number];

export type RecipientTemplate = keyof typeof WORDS.pt.moments;
const RECIPIENT_TEMPLATES = Object.keys(WORDS.pt.moments) as readonly RecipientTemplate[];

export type ShopTemplate = keyof typeof SHOP_WORDS.pt;
const SHOP_TEMPLATES = Object.keys(SHOP_WORDS.pt) as readonly ShopTemplate[];

/** A hub may write their texts itself. */
export type MessageMoment = RecipientTemplate | ShopTemplate;
export const MESSAGE_MOMENTS: readonly MessageMoment[] = [...RECIPIENT_TEMPLATES, ...SHOP_TEMPLATES];

export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = [
  ...RECIPIENT_TEMPLATES,
  'password_reset',
  'invitation',
  'access_changed',
  ...SHOP_TEMPLATES,
  'developer_confirmation',
  'developer_invitation',
  'assistant_code',
  'courier_code',
  'courier_known',
  ...PUSH_TEMPLATES,
];

/** Templates that a phone may want no more of; not of untaken orders, which must be dealt with at once. */
export const STOPPABLE_TEMPLATES = MESSAGE_MOMENTS.filter((template) => template !== 'order_unserved');

/** Templates sent out of sandboxes too: to those who build on the platform. The rest stays in the mailbox. */
export const SENT_OF_SANDBOXES: readonly MessageTemplate[] = [
  'password_reset',
  'invitation',
  'developer_confirmation',
  'developer_invitation',
];

/** Templates whose values open an account: the values are deleted as soon as the message has ended. */
export const SECRET_TEMPLATES: readonly MessageTemplate[] = [
  ...SENT_OF_SANDBOXES,
  'assistant_code',
  'courier_code',
];

export const MESSAGE_STATES = ['queued', 'sent', 'given_up'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export type NewMessage<Template extends MessageTemplate = MessageTemplate> = {
  [T in Template]: {
    /** null: a message to an operator of the platform. */
    readonly hubId: number | null;
    readonly channel: T extends PushTemplate ? 'push' : TextChannel;
    /** E-mail address, phone, or the id of a push subscription. */
    readonly to: string;
    readonly template: T;
    readonly words: MessageWords[T];
    readonly orderId?: number;
    /** A second message of the hub with this key is not written. */
    readonly key?: string;
    /** Absent: at once. */
    readonly dueAt?: Date;
  };
}[Template];
