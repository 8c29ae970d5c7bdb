import {
  RecordedRequest,
  AppWebhooks,
  DELIVERY_STATES,
  DeveloperApps,
  RecordedRequests,
  RESENDABLE_STATES,
  sandboxScope,
  WebhookLog,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import { z } from 'zod';
import { cursorFields, idField, idText, cursorPage, instantField, pathId } from '../../http/field.schemas.js';
import {
  webhookDeliveryAnswer,
  resentAnswer,
  webhookDeliveryLineAnswer,
} from '../../admin/webhooks/webhooks.controller.js';
import { recordOf, textAnswer, cursorOf } from '../../docs/record.schemas.js';
import { developerApi } from '../session/developer-api.decorator.js';
import { appParams } from './app.schemas.js';

/** What a request was, as a command for a shell. */
function curlOf(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | null,
): string {
  const options = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === null || body === '' ? [] : [`--data-raw ${quoted(body)}`];
  return [`curl -X ${method} ${quoted(url)}`, ...options, ...data].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;

/** Messages to send again, of those that have ended: the ones it names, or all. */
const resendBody = z.strictObject({
  state: z.enum(RESENDABLE_STATES).exactOptional(),
  orderId: idField.exactOptional(),
  /** The event's name in the list. */
  event: z.string().min(1).max(100).exactOptional(),
  from: instantField.exactOptional(),
  to: instantField.exactOptional(),
});
const requestsQuery = z.strictObject({
  method: z.enum(METHODS).exactOptional(),
  status: z
    .enum(CLASSES)
    .transform((word) => Number(word[0]))
    .exactOptional(),
  /** Beginning of the path. */
  path: z.string().max(200).exactOptional(),
  ...cursorFields,
});

const appDeliveryAnswer = webhookDeliveryAnswer.extend({
  /** Where it goes now; null: there is no address any more. */
  url: textAnswer,
  /** The last attempt as a command; signatures are masked. */
  curl: textAnswer,
});
/** Fields that the face does not know, each with the name that was probably meant. */
const ignored = z.array(z.strictObject({ field: z.string(), meant: textAnswer })).nullable();
const requestLineAnswer = z.strictObject(
  recordOf(RecordedRequest, ['id at method path status durationMs requestId'], { ignored }),
);
const requestAnswer = z.strictObject({
  ...recordOf(RecordedRequest, ['id at method path body status answer durationMs requestId'], {
    ignored,
    headers: z.record(z.string(), z.string()),
  }),
  curl: z.string(),
});

const api = developerApi(
  'apps/:id',
  {
    apps: DeveloperApps,
    webhooks: AppWebhooks,
    log: WebhookLog,
    requests: RecordedRequests,
    config: injected<RuntimeConfig>(RUNTIME_CONFIG),
  },
  {
    ...appParams,
    deliveryId: pathId('delivery_not_found'),
    requestId: pathId('recorded_request_not_found'),
  },
);

/** What the platform sent to an app from its sandbox, and what the app asked for there. */
export const AppInspectorController = api.controller('AppInspectorController', {
  deliveries: api.get('deliveries', {
    summary: 'Lists the messages sent to the app, newest first',
    query: z.strictObject({
      state: z.enum(DELIVERY_STATES).exactOptional(),
      orderId: idText.exactOptional(),
      ...cursorFields,
    }),
    answer: cursorOf(webhookDeliveryLineAnswer),
    run: async ({ apps, log, by, id, query: { cursor: before, limit, orderId: aggregateId, ...filter } }) => {
      const scope = sandboxScope(await apps.require(by, id));
      return cursorPage(await log.list(scope, { ...filter, aggregateId }, { before, limit }), limit);
    },
  }),
  delivery: api.get('deliveries/:deliveryId', {
    summary: 'Shows one message: headers and body, what each attempt was answered, and when the next is due',
    answer: appDeliveryAnswer,
    run: async ({ apps, log, webhooks, by, id, deliveryId }) => {
      const app = await apps.require(by, id);
      const found = await log.get(sandboxScope(app), deliveryId);
      const url = await webhooks.urlOf(app, found.subscriptionId);
      const last = found.tries.at(-1);
      return { ...found, url, curl: url && last ? curlOf('POST', url, last.headers, found.body) : null };
    },
  }),
  resendRange: api.post('deliveries/resend', {
    status: 202,
    summary: 'Sends the ended messages of a range again, oldest first, at most 10,000 at once',
    body: resendBody,
    answer: resentAnswer,
    audit: { entity: 'developer_app', action: 'delivery_resent' },
    run: async ({ apps, log, by, id, body: { orderId: aggregateId, ...filter } }) => {
      const scope = sandboxScope(await apps.require(by, id));
      return { resent: await log.resendMatching(scope, { ...filter, aggregateId }) };
    },
  }),
  resend: api.post('deliveries/:deliveryId/resend', {
    status: 202,
    summary: 'Sends a message again: the same bytes under the same id',
    answer: resentAnswer,
    audit: { entity: 'developer_app', action: 'delivery_resent', content: false },
    run: async ({ log, apps, by, id, deliveryId }) => {
      await log.resend(sandboxScope(await apps.require(by, id)), deliveryId);
      return { resent: 1 };
    },
  }),
  list: api.get('requests', {
    summary: 'Lists what the app asked for in its sandbox in the last 7 days, newest first',
    query: requestsQuery,
    answer: cursorOf(requestLineAnswer),
    run: async ({ apps, requests, by, id, query: { cursor, limit, method, status, path } }) => {
      const { sandboxHubId } = await apps.require(by, id);
      const filter = { method, statusClass: status, path };
      return cursorPage(await requests.list(sandboxHubId, filter, { before: cursor, limit }), limit);
    },
  }),
  request: api.get('requests/:requestId', {
    summary: 'Shows one request of the app with its answer; secrets are masked',
    answer: requestAnswer,
    run: async ({ apps, requests, config, by, id, requestId }) => {
      const { sandboxHubId } = await apps.require(by, id);
      const found = await requests.get(sandboxHubId, requestId);
      const { method, path, headers, body } = found;
      return { ...found, curl: curlOf(method, `${config.publicUrl}${path}`, headers, body) };
    },
  }),
});
