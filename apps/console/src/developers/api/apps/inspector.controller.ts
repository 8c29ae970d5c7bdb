import { DELIVERY_STATES, RESENDABLE_STATES, WebhookLog } from '#domain';
import { RecordedRequest, RecordedRequests, sandboxScope } from '#domain/modules';
import { RUNTIME_CONFIG, type RuntimeConfig, injected } from '#runtime';
import { z } from 'zod';
import * as fields from '../../../http/field.schemas.js';
import {
  WEBHOOK_DELIVERY,
  resentAnswer,
  webhookDeliveryLineAnswer,
} from '../../../admin/webhooks/webhooks.controller.js';
import { curlOf } from '../../../admin/webhooks/curl.mapper.js';
import * as answers from '../../../docs/record.schemas.js';
import { appApi } from '../session/developer-api.decorator.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;

/** Only messages that have ended are sent again; without filters all of them. */
const resendBody = z.strictObject({
  state: z.enum(RESENDABLE_STATES).exactOptional(),
  orderId: fields.id.exactOptional(),
  /** The event's name in the list. */
  event: z.string().min(1).max(100).exactOptional(),
  from: fields.instant.exactOptional(),
  to: fields.instant.exactOptional(),
});
const requestsQuery = z.strictObject({
  method: z.enum(METHODS).exactOptional(),
  status: z
    .enum(CLASSES)
    .transform((word) => Number(word[0]))
    .exactOptional(),
  path: z.string().max(200).exactOptional(),
  ...fields.cursor,
});

const requestLineAnswer = answers.recordOf(RecordedRequest, [
  'id at method path status durationMs requestId ignored',
]);
const requestAnswer = z.strictObject({
  ...answers.recordOf(RecordedRequest, [
    'id at method path headers body status answer durationMs requestId ignored',
  ]).shape,
  curl: z.string(),
});

const api = appApi(
  'apps/:id',
  {
    log: WebhookLog,
    requests: RecordedRequests,
    config: injected<RuntimeConfig>(RUNTIME_CONFIG),
  },
  {
    deliveryId: fields.pathId('delivery_not_found'),
    requestId: fields.pathId('recorded_request_not_found'),
  },
);

export const AppInspectorController = api.controller('AppInspectorController', {
  deliveries: api.get('deliveries', {
    summary: 'Lists the messages sent to the app, newest first',
    query: z.strictObject({
      state: z.enum(DELIVERY_STATES).exactOptional(),
      orderId: fields.idText.exactOptional(),
      ...fields.cursor,
    }),
    answer: answers.cursorOf(webhookDeliveryLineAnswer),
    run: ({ log, app, query: { cursor: before, limit, orderId: aggregateId, ...filter } }) =>
      log.list(sandboxScope(app), { ...filter, aggregateId }, { before, limit }),
  }),
  delivery: api.get('deliveries/:deliveryId', {
    ...WEBHOOK_DELIVERY,
    summary: 'Shows one message: headers and body, what each attempt was answered, and when the next is due',
    run: ({ log, app, deliveryId }) => WEBHOOK_DELIVERY.run({ log, by: sandboxScope(app), id: deliveryId }),
  }),
  resendRange: api.post('deliveries/resend', {
    status: 202,
    summary: 'Sends the ended messages of a range again, oldest first, at most 10,000 at once',
    body: resendBody,
    answer: resentAnswer,
    audit: { entity: 'developer_app', action: 'delivery_resent' },
    run: async ({ log, app, body: { orderId: aggregateId, ...filter } }) => ({
      resent: await log.resendMatching(sandboxScope(app), { ...filter, aggregateId }),
    }),
  }),
  resend: api.post('deliveries/:deliveryId/resend', {
    status: 202,
    summary: 'Sends a message again: the same bytes under the same id',
    answer: resentAnswer,
    audit: { entity: 'developer_app', action: 'delivery_resent', content: false },
    run: async ({ log, app, deliveryId }) => {
      await log.resend(sandboxScope(app), deliveryId);
      return { resent: 1 };
    },
  }),
  list: api.get('requests', {
    summary: 'Lists what the app asked for in its sandbox in the last 7 days, newest first',
    query: requestsQuery,
    answer: answers.cursorOf(requestLineAnswer),
    run: ({ requests, app, query: { cursor: before, limit, method, status: statusClass, path } }) =>
      requests.list(app.sandboxHubId, { method, statusClass, path }, { before, limit }),
  }),
  request: api.get('requests/:requestId', {
    summary: 'Shows one request of the app with its answer; secrets are masked',
    answer: requestAnswer,
    run: async ({ requests, config, app, requestId }) => {
      const found = await requests.get(app.sandboxHubId, requestId);
      const { method, path, headers, body } = found;
      return { ...found, curl: curlOf(method, `${config.publicUrl}${path}`, headers, body) };
    },
  }),
});
