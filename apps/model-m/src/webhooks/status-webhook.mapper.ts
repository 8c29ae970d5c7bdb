import {
  SEQUENCE_HEADER,
  stopId,
  type DueEvent,
  type OrderEventType,
  type SignedMessage,
  type TestContext,
  type WebhookDialect,
  type WireMessage,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomUUID } from 'node:crypto';
import { v5 } from 'uuid';
import { webhookStatusOf, WEBHOOK_LABELS, type WebhookStatusCode } from '../vocabulary/index.js';

/** Namespace of `event_id` for events without a `uuid`: derived, so that every receiver gets the same one. */
const EVENT_ID_NAMESPACE = '9f4c1f4e-8a55-5d0c-9c7e-2b1f6f6f0a11';

interface TimelineFacts {
  readonly at: string;
  readonly stop: number | null;
  readonly data: Record<string, unknown> | null;
}

@Injectable()
export class ModelMWebhookFormat implements WebhookDialect<null> {
  readonly face = 'model-m';

  constructor(@Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig) {}

  async loadContext(): Promise<null> {
    return null;
  }

  render({ event }: DueEvent): WireMessage[] {
    const { event: entry } = event.payload as { event: TimelineFacts };
    const words = webhookStatusOf(event.topic as OrderEventType, entry.data?.['reason']);
    if (words === null) return [];
    const finishedStop = words.code === 'ER' && entry.stop !== null;
    const body = {
      datetime: new Date(entry.at).toISOString(),
      event_id:
        event.uuid ?? v5(`${String(event.hubId)}:${String(event.id)}:${entry.at}`, EVENT_ID_NAMESPACE),
      request_id: event.aggregateId,
      status_code: words.code,
      status_label: words.label,
      ...(finishedStop ? { stop_id: stopId(event.aggregateId, entry.stop) } : {}),
      links: { request: requestLink(this.config.publicUrl, event.aggregateId) },
    };
    return [{ name: words.label, body: JSON.stringify(body) }];
  }

  /** A test message: an invented request was cancelled. */
  async renderTest({ at, event }: TestContext): Promise<WireMessage> {
    const code = event !== null && event in WEBHOOK_LABELS ? (event as WebhookStatusCode) : 'C';
    const body = testBody({ at, eventId: randomUUID() }, code, this.config.publicUrl);
    return {
      name: body.status_label,
      body: JSON.stringify(body),
      headers: { [SEQUENCE_HEADER]: '0' },
    };
  }

  sign({ body, subscription: { signingKey } }: SignedMessage): Record<string, string> | null {
    if (signingKey === null) return null;
    const signature = createHmac('sha512', signingKey).update(body).digest('hex');
    return { 'Signature-V2': signature, Signature: signature };
  }

  accepts(status: number): boolean {
    return status >= 200 && status < 300;
  }
}

const EXAMPLE = { at: new Date('2026-03-02T12:00:00Z'), eventId: '3f1c7f4e-8a55-4d0c-9c7e-2b1f6f6f0a11' };

export const exampleBody = (code: WebhookStatusCode, publicUrl: string) => testBody(EXAMPLE, code, publicUrl);

/** In the form of a real message, about a request that does not exist. */
function testBody(
  { at, eventId }: { readonly at: Date; readonly eventId: string },
  code: WebhookStatusCode,
  publicUrl: string,
) {
  return {
    datetime: at.toISOString(),
    event_id: eventId,
    request_id: 0,
    status_code: code,
    status_label: WEBHOOK_LABELS[code],
    ...(code === 'ER' ? { stop_id: stopId(0, 0) } : {}),
    links: { request: requestLink(publicUrl, 0) },
  };
}

function requestLink(publicUrl: string, id: number): string {
  return `${publicUrl}/api/m/v1/request/${String(id)}`;
}
