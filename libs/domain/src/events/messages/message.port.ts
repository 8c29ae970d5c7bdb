import type { MessageChannel, MessageTemplate } from './message.types.js';
import type { MessageText } from './moment-texts.rules.js';

/** A message as a transport gets it. */
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
  /** The gateway's Retry-After header. */
  readonly retryAfter?: string | null;
  /** Nothing was sent: what the message says stays for the mailbox, also when it opens an account. */
  readonly kept?: boolean;
  /** The gateway will never accept the message (an impossible address). */
  readonly permanent?: boolean;
}

/** Brings messages to people. Implemented in libs/runtime: SMTP, signed HTTP call-back, Web Push, log. */
export abstract class MessageTransport {
  abstract readonly channels: readonly MessageChannel[];
  /** Resolves for every outcome: what went wrong is in the result. */
  abstract send(message: OutgoingMessage): Promise<MessageResult>;
}
