import {
  adviceOf,
  hmacSamples,
  PROTOCOL_REFUSALS,
  protocolGuide,
  refusalRows,
  same,
  TRANSPORT_ADVICE,
  type Block,
  type Guides,
  type RefusalRow,
} from '#runtime';
import { OAUTH_ADVICE } from '../auth/oauth.errors.js';
import { toProblemJson } from '../exception.filter.js';
import {
  DELIVERY_EVENT_TYPES,
  EVENT_MEANINGS,
  type DeliveryEventType,
} from '../vocabulary/delivery-event.vocabulary.js';
import { DELIVERY_PROBLEM_TEXTS } from '../vocabulary/delivery-problem.vocabulary.js';
import { OPEN_DELIVERY_ERRORS, REJECTION_ADVICE, rejectionAdvice } from '../vocabulary/error.vocabulary.js';
import { REJECTION_TEXTS } from '../vocabulary/rejection.vocabulary.js';
import { exampleBody } from '../webhooks/test-progress.mapper.js';

const NEXT_STATUSES = {
  PENDING: ['ACCEPTED', 'REJECTED', 'CANCELLED'],
  ACCEPTED: ['PICKUP_ONGOING', 'CANCELLED'],
  REJECTED: [],
  PICKUP_ONGOING: ['ARRIVED_AT_MERCHANT', 'ACCEPTED', 'CANCELLED'],
  ARRIVED_AT_MERCHANT: ['ORDER_PICKED', 'ACCEPTED', 'CANCELLED'],
  ORDER_PICKED: ['DELIVERY_ONGOING'],
  DELIVERY_ONGOING: ['ARRIVED_AT_CUSTOMER', 'RETURNING_TO_MERCHANT', 'CANCELLED'],
  ARRIVED_AT_CUSTOMER: ['ORDER_DELIVERED', 'RETURNING_TO_MERCHANT', 'CANCELLED'],
  ORDER_DELIVERED: ['DELIVERY_FINISHED', 'RETURNING_TO_MERCHANT'],
  RETURNING_TO_MERCHANT: ['RETURNED_TO_MERCHANT'],
  RETURNED_TO_MERCHANT: ['DELIVERY_FINISHED', 'CANCELLED'],
  DELIVERY_FINISHED: [],
  CANCELLED: [],
} as const satisfies Record<DeliveryEventType, readonly DeliveryEventType[]>;

const inCode = (names: readonly string[]) => same(names.map((name) => `\`${name}\``).join(', ') || '—');

const eventBlocks = (publicUrl: string): Block[] =>
  DELIVERY_EVENT_TYPES.map((type) => {
    const code = JSON.stringify(exampleBody(type, publicUrl), null, 2);
    return { kind: 'entry', name: type, text: EVENT_MEANINGS[type], code };
  });

const REFUSAL: Block = {
  kind: 'code',
  language: 'json',
  code: JSON.stringify(toProblemJson({ kind: 'wrong_method', status: 405 }), null, 2),
};

const REJECTIONS: readonly RefusalRow[] = Object.entries(REJECTION_TEXTS).map(([cause, message]) => ({
  answer: message,
  ...rejectionAdvice(cause as keyof typeof REJECTION_TEXTS),
}));

const REFUSALS: readonly RefusalRow[] = PROTOCOL_REFUSALS.map((code) => {
  const { status, detail } = OPEN_DELIVERY_ERRORS[code];
  return { answer: String(status), message: detail, ...adviceOf(code) };
});

const adviceRows = (
  advice: Readonly<Record<string, Pick<RefusalRow, 'cause' | 'remedy'>>>,
  shown = (code: string) => `\`${code}\``,
) => refusalRows(Object.entries(advice).map(([code, one]) => ({ answer: shown(code), ...one })));

export function openDeliveryGuide(publicUrl: string): Guides {
  return protocolGuide(import.meta.dirname, 'open-delivery', {
    ...hmacSamples({
      header: 'X-App-Signature',
      hash: 'sha256',
      secret: 'CLIENT_SECRET',
      answer: 204,
      sdk: 'OpenDelivery',
    }),
    statuses: {
      rows: DELIVERY_EVENT_TYPES.map((type) => [
        inCode([type]),
        EVENT_MEANINGS[type],
        inCode(NEXT_STATUSES[type]),
      ]),
    },
    problems: {
      rows: Object.entries(DELIVERY_PROBLEM_TEXTS).map(([reason, said]) => [inCode([reason]), same(said)]),
    },
    events: { blocks: eventBlocks(publicUrl) },
    reasons: adviceRows(REJECTION_ADVICE),
    rejections: refusalRows(REJECTIONS),
    refusal: { blocks: [REFUSAL] },
    refusals: refusalRows(REFUSALS),
    'transport-refusals': adviceRows(TRANSPORT_ADVICE, (status) => status),
    'token-refusals': adviceRows(OAUTH_ADVICE),
    'success-status': same('204'),
  });
}
