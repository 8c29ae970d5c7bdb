import {
  Clock,
  MessageTransport,
  type AttemptResult,
  type MessageResult,
  type OutgoingMessage,
  type PushSubscriptionStore,
  type PushTarget,
  filledText,
  PUSH_TEMPLATES,
  type PushLanguage,
  type PushTemplate,
} from '#domain';
import type { RequestOptions } from 'web-push';
import type { WebhookClient } from '../webhooks/webhook-client.js';
import type { PushKeys } from '../config/push-keys.js';
import type { RuntimeConfig } from '../config/runtime-config.js';
import { WORDS } from './push-words.js';

const GONE: ReadonlySet<number | null> = new Set([404, 410]);
const TOO_MANY = 429;
const CLIENT_FAULTS = { from: 400, to: 499 };
const UNSUBSCRIBED: MessageResult = { error: 'unsubscribed', permanent: true };

/**
 * Pushes to couriers' browsers (RFC 8030), encrypted for the browser (RFC 8291), signed by VAPID. Addresses
 * of push services come from browsers, so they are called by the client of webhooks, with its checks.
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
    const subject = { offerId, orderId, noticeId, newsId, shiftId };
    const payload = JSON.stringify({ kind: message.template, ...subject, expiresAt, ...text });
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

interface PushText {
  readonly title: string;
  readonly body: string;
}

type Words = Readonly<Record<string, string | null | undefined>>;
type Texts = Readonly<Record<Exclude<PushTemplate, 'courier_money'>, PushText>>;

const FORMS = { pt: 'pt-BR', en: 'en-BR' } as const;

function money(cents: string, language: PushLanguage): string {
  const format = new Intl.NumberFormat(FORMS[language], { style: 'currency', currency: 'BRL' });
  return format.format(Number(cents) / 100);
}

function way(meters: string, language: PushLanguage): string {
  const km = Number(meters) / 1_000;
  return `${new Intl.NumberFormat(FORMS[language], { maximumFractionDigits: 1 }).format(km)} km`;
}

function valuesOf(words: Words, language: PushLanguage): Words {
  const { payCents, cents, distanceM, toPickupM, durationS } = words;
  const paid = payCents ?? cents;
  return {
    ...words,
    amount: paid && money(paid, language),
    way: distanceM && way(distanceM, language),
    toPickup: toPickupM && way(toPickupM, language),
    duration: durationS && `${String(Math.max(1, Math.round(Number(durationS) / 60)))} min`,
  };
}

/** The push of a decision names the decision where the person who decided gave no words. */
function textsOf(template: PushTemplate, { what, reason }: Words, language: PushLanguage): PushText {
  if (template !== 'courier_money') return (WORDS[language] satisfies Texts)[template];
  const { title, body } = WORDS[language].courier_money[what as keyof (typeof WORDS)['pt']['courier_money']];
  return { title, body: typeof reason === 'string' ? '{reason}' : body };
}

/** null: the message is not pushed. */
function pushTextOf(
  { template, words }: Pick<OutgoingMessage, 'template' | 'words'>,
  language: PushLanguage,
): PushText | null {
  const pushed = PUSH_TEMPLATES.find((one) => one === template);
  if (!pushed) return null;
  // `words` were checked against their template when the message was enqueued.
  const facts = words as Words;
  const { title, body } = textsOf(pushed, facts, language);
  const values = valuesOf(facts, language);
  return { title: filledText(title, values), body: filledText(body, values) };
}
