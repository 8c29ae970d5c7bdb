import {
  MessageTransport,
  standardHeaders,
  standardKey,
  type Clock,
  type MessageChannel,
  type MessageResult,
  type OutgoingMessage,
} from '#domain';
import type { KeyObject } from 'node:crypto';
import { textOf } from './message-texts.js';

const TIMEOUT_MS = 10_000;

interface CallbackSettings {
  readonly url: string;
  /** `whsec_…` of the Standard Webhooks convention. */
  readonly secret: string;
  readonly channels: readonly MessageChannel[];
}

/** Posts messages to the gateway of an SMS or WhatsApp provider, signed by the Standard Webhooks convention. */
export class CallbackTransport extends MessageTransport {
  readonly channels: readonly MessageChannel[];
  private readonly url: string;
  private readonly key: KeyObject;

  constructor(
    { url, secret, channels }: CallbackSettings,
    private readonly clock: Clock,
  ) {
    super();
    this.url = url;
    this.channels = channels;
    this.key = standardKey(secret);
  }

  async send(message: OutgoingMessage): Promise<MessageResult> {
    const { id, channel, to, template, words } = message;
    const body = JSON.stringify({ id: String(id), channel, to, template, words, ...textOf(message) });
    // The id is the same at every attempt: a gateway discards repeats by it.
    const signature = standardHeaders(`message_${String(id)}`, body, this.key, this.clock.now());
    const answer = await fetch(this.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...signature },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return { error: null };
    return { error: `status ${String(answer.status)}`, retryAfter: answer.headers.get('retry-after') };
  }
}
