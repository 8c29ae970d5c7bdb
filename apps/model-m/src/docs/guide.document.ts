import {
  hmacSamples,
  protocolGuide,
  refusalRows,
  same,
  statusRows,
  type Block,
  type Guides,
  type RefusalRow,
  type Rows,
} from '#runtime';
import {
  EVENT_CODES,
  EVENT_MEANINGS,
  KEY_OWNERS,
  MODEL_M_ADVICE,
  MODEL_M_ERROR_TEXTS,
  STATUS_CODES,
  WEBHOOK_LABELS,
  type WebhookStatusCode,
} from '../vocabulary/index.js';
import { exampleBody } from '../webhooks/status-webhook.mapper.js';
import { errorItem } from '../wire/error.mapper.js';
import type { DescribedEndpoint } from './openapi.document.js';

const WEBHOOK_CODES = Object.keys(WEBHOOK_LABELS) as WebhookStatusCode[];

const callRows = (endpoints: readonly DescribedEndpoint[]): Rows => ({
  rows: endpoints.map(({ method, fullPath, summary, access }) => [
    same(`\`${method} ${fullPath}\``),
    same(summary),
    KEY_OWNERS[access === 'hub' ? 'hub' : 'any'],
  ]),
});

const eventBlocks = (publicUrl: string): Block[] =>
  WEBHOOK_CODES.map((code) => ({
    kind: 'entry',
    name: `${code} · ${WEBHOOK_LABELS[code]}`,
    text: EVENT_MEANINGS[code],
    code: JSON.stringify(exampleBody(code, publicUrl), null, 2),
  }));

const REFUSAL: Block = {
  kind: 'code',
  language: 'json',
  code: JSON.stringify({ success: false, errors: [errorItem(2, 'partida')] }, null, 2),
};

const REFUSALS: readonly RefusalRow[] = Object.entries(MODEL_M_ADVICE).map(([code, advice]) => {
  const message = MODEL_M_ERROR_TEXTS[Number(code) as keyof typeof MODEL_M_ADVICE].replace('%', '…');
  return { answer: code, message, ...advice };
});

export function modelMGuide(endpoints: readonly DescribedEndpoint[], publicUrl: string): Guides {
  return protocolGuide(import.meta.dirname, 'model-m', {
    ...hmacSamples({ header: 'Signature-V2', hash: 'sha512', secret: 'CHAVE', answer: 200, sdk: 'ModelM' }),
    calls: callRows(endpoints),
    statuses: statusRows({
      nameOf: (status) => STATUS_CODES[status],
      eventsOf: (happened) => [EVENT_CODES[happened]],
    }),
    events: { blocks: eventBlocks(publicUrl) },
    refusal: { blocks: [REFUSAL] },
    refusals: refusalRows(REFUSALS),
    'success-status': same('2xx'),
  });
}
