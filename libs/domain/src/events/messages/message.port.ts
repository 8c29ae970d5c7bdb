import type { MessageChannel, MessageTemplate } from './message.types.js';
import type { MessageText } from './moment-texts.rules.js';

export interface OutgoingMessage {
  readonly id: number;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly template: MessageTemplate;
  readonly words: Readonly<Record<string, string | null>>;
  /** The hub's own text; null: the built-in one. */
  readonly own: MessageText | null;
}

export interface MessageResult {
  /** null: the gateway accepted the message. */
  readonly error: string | null;
  readonly retryAfter?: string | null;
  /** Nothing was sent: the words stay for the mailbox, also those that open an account. */
  readonly kept?: boolean;
  /** The gateway will never accept it (an impossible address). */
  readonly permanent?: boolean;
}

/** Brings messages to people. Implemented in libs/runtime: SMTP, signed HTTP call-back, Web Push, log. */
export abstract class MessageTransport {
  abstract readonly channels: readonly MessageChannel[];
  /** Never throws: what went wrong is in the result. */
  abstract send(message: OutgoingMessage): Promise<MessageResult>;
}
