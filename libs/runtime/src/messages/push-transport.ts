import {
  Clock,
  MessageTransport,
  type AttemptResult,
  type MessageResult,
  type OutgoingMessage,
  type PushSubscriptionStore,
  type PushTarget,
} from '#domain';
import type { RequestOptions } from 'web-push';
import type { WebhookClient } from '../webhooks/webhook-client.js';
import { pushTextOf } from './push-texts.js';
import type { PushKeys } from '../config/push-keys.js';
import type { RuntimeConfig } from '../config/runtime-config.js';

const GONE: ReadonlySet<number | null> = new Set([404, 410]);
const TOO_MANY = 429;
const CLIENT_FAULTS = { from: 400, to: 499 };
const UNSUBSCRIBED: MessageResult = { error: 'unsubscribed', permanent: true };

/**
 * Pushes to couriers' browsers (RFC 8030), encrypted for the browser (RFC 8291) and signed by VAPID. Addresses of push
 * services come from browsers, so they are called by the client of webhooks, with its checks.
 */
export class PushTransport extends MessageTransport {
  readonly channels: readonly 'push'[];

  constructor(
    private readonly keys: PushKeys | null,
    private readonly config: RuntimeConfig,
    private readonly client: Pick<WebhookClient, 'post'>,
    private readonly subscriptions: Pick<PushSubscriptionStore, 'target' | 'forget'>,
    private readonly clock: Clock,
  ) {
    super();
    this.channels = keys === null ? [] : ['push'];
  }

  async send(message: OutgoingMessage): Promise<MessageResult> {
    const id = Number(message.to);
    // Read for every attempt: a courier who logged out meanwhile gets nothing.
    const target = await this.subscriptions.target(id);
    if (target === null) return UNSUBSCRIBED;
    const expiresAt = Date.parse(message.words['expiresAt'] ?? '');
    const lifeS = Math.floor((expiresAt - this.clock.millis()) / 1_000);
    if (!(lifeS > 0)) return { error: 'too_late', permanent: true };
    const request = await this.requestOf(message, target, lifeS);
    if (typeof request === 'string') return { error: request, permanent: true };
    const result = await this.client.post(request);
    if (!GONE.has(result.status)) return outcomeOf(result);
    await this.subscriptions.forget(id, target.endpoint);
    return UNSUBSCRIBED;
  }

  private async requestOf(message: OutgoingMessage, target: PushTarget, lifeS: number) {
    const text = pushTextOf(message, target.language);
    if (text === null || this.keys === null) return 'no push';
    const { offerId, orderId, noticeId, newsId, shiftId, expiresAt } = message.words;
    const payload = JSON.stringify({
      kind: message.template,
      offerId,
      orderId,
      noticeId,
      newsId,
      shiftId,
      expiresAt,
      ...text,
    });
    return await encrypted(target, payload, {
      vapidDetails: { subject: subjectOf(this.config), ...this.keys },
      TTL: lifeS,
      urgency: 'high',
      topic: topicOf(message.words),
    });
  }
}

/** A text is the reason why there is no request: the browser's key may be no point of the curve. */
async function encrypted({ endpoint, p256dh, auth }: PushTarget, payload: string, options: RequestOptions) {
  // Only processes that push load it.
  const { default: webPush } = await import('web-push');
  const target = { endpoint, keys: { p256dh, auth } };
  try {
    const { headers, body } = webPush.generateRequestDetails(target, payload, options);
    // web-push gives some of the values as numbers.
    const sent = Object.fromEntries(new Headers(headers));
    const accepts = (status: number) => status >= 200 && status < 300;
    return { url: endpoint, headers: sent, body, accepts };
  } catch (error) {
    return String(error);
  }
}

function outcomeOf({ status, error, retryAfter }: AttemptResult): MessageResult {
  if (error === null) return { error: null };
  const refused =
    status !== null && status >= CLIENT_FAULTS.from && status <= CLIENT_FAULTS.to && status !== TOO_MANY;
  return {
    error: status === null ? error : `status ${String(status)}`,
    retryAfter,
    permanent: refused || error === 'refused_address',
  };
}

/** A later message with the same topic replaces one that the push service still holds. */
function topicOf({ orderId, offerId, noticeId, newsId, shiftId }: OutgoingMessage['words']): string {
  // RFC 8030: at most 32 characters.
  if (typeof newsId === 'string') return newsId.slice(-32);
  if (typeof orderId === 'string') return `order-${orderId}`;
  if (typeof shiftId === 'string') return `shift-${shiftId}`;
  return typeof noticeId === 'string' ? `notice-${noticeId}` : `offer-${String(offerId)}`;
}

/** For the push service. It must be https or an e-mail address. */
function subjectOf({ publicUrl }: RuntimeConfig): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:webmaster@${new URL(publicUrl).hostname}`;
}
