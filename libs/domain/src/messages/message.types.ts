export const MESSAGE_CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

interface DeliveryWords {
  readonly recipientName: string;
  readonly merchantName: string;
  /** Address of the tracking page. */
  readonly link: string;
  /** The code that the courier asks for; null: no code. */
  readonly code: string | null;
}

/** Values that each template needs; the sender has the texts. */
export interface MessageWords {
  readonly delivery_on_the_way: DeliveryWords;
  readonly delivery_arriving: DeliveryWords;
  readonly delivery_delivered: DeliveryWords;
  readonly password_reset: {
    readonly personName: string;
    readonly link: string;
    readonly validMinutes: string;
  };
}

export type MessageTemplate = keyof MessageWords;

export const MESSAGE_TEMPLATES = [
  'delivery_on_the_way',
  'delivery_arriving',
  'delivery_delivered',
  'password_reset',
] as const satisfies readonly MessageTemplate[];

/** Templates whose values open an account: the values are deleted as soon as the message has ended. */
export const SECRET_TEMPLATES: readonly MessageTemplate[] = ['password_reset'];

export type MessageState = 'queued' | 'sent' | 'given_up';

export type NewMessage<Template extends MessageTemplate = MessageTemplate> = {
  [T in Template]: {
    /** null: a message to an operator of the platform. */
    readonly hubId: number | null;
    readonly channel: MessageChannel;
    /** E-mail address or phone. */
    readonly to: string;
    readonly template: T;
    readonly words: MessageWords[T];
    /** The order it is about. */
    readonly orderId?: number;
    /** A second message of the hub with this key is not written. */
    readonly key?: string;
  };
}[Template];
