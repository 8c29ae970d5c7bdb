import {
  DeliveryRequests,
  RequestCommands,
  deliveryChangesSince,
  type DeliveryChangesCursor,
  parseDeliveryCursor,
  parseInstant,
  wasRejectedOnArrival,
  type DeliveryRequestRecord,
} from '#domain';
import { injected, RUNTIME_CONFIG, type RuntimeConfig, VersionedAnswer } from '#runtime';
import * as examples from '../docs/request.examples.js';
import { PROBLEM_COMMANDS } from '../vocabulary/delivery-problem.vocabulary.js';
import { CANCEL_COMMANDS } from '../vocabulary/rejection.vocabulary.js';
import { withoutNulls } from '../wire/body.parser.js';
import { logisticsApi, WRITE_ERRORS } from '../wire/endpoint.decorator.js';
import { orderId, dateTime, SchemaValidationError } from '../wire/field.schemas.js';
import { DeliveryDetailQueries, DeliveryDetails } from './delivery-detail.queries.js';
import {
  cancelSchema,
  deliverySchema,
  finishSchema,
  pickedSchema,
  problemSchema,
} from './delivery.schemas.js';
import { toNewRequest } from './delivery-request.mapper.js';
import { z } from 'zod';
import { DELIVERY_TEXTS } from '../vocabulary/error.vocabulary.js';
import type { Answer } from '../docs/answer.schemas.js';

const DELIVERIES_PER_PAGE = 20;
const MAX_DELIVERIES_PER_PAGE = 50;

/** GET /delivery; a cursor stands for `updated_since`. */
const changesQuery = z.object({
  updated_since: dateTime.optional(),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_DELIVERIES_PER_PAGE).optional(),
});

/** @throws SchemaValidationError */
function changesFrom({ updated_since = '', cursor }: z.output<typeof changesQuery>): DeliveryChangesCursor {
  if (cursor !== undefined) {
    const read = parseDeliveryCursor(cursor);
    if (read !== null) return read;
    throw new SchemaValidationError({ cursor: [DELIVERY_TEXTS.cursor] });
  }
  const since = parseInstant(updated_since);
  if (since !== null) return deliveryChangesSince(since);
  throw new SchemaValidationError({ updated_since: [DELIVERY_TEXTS.since] });
}

const params = { orderId };

const api = logisticsApi({
  requests: DeliveryRequests,
  commands: RequestCommands,
  details: DeliveryDetails,
  queries: DeliveryDetailQueries,
  config: injected<RuntimeConfig>(RUNTIME_CONFIG),
});

export const DeliveriesController = api.controller('DeliveriesController', {
  /** The body is also stored as it was sent, because GET returns it. */
  create: api.post('delivery', {
    status: 202,
    operationId: 'logisticsNewDelivery',
    summary: 'Solicita uma entrega; a decisão chega por webhook',
    body: deliverySchema,
    examples: { propria: examples.deliveryExample, marketplace: examples.marketplaceExample },
    answer: 'DeliveryAccepted',
    idempotent: true,
    errors: WRITE_ERRORS,
    run: async ({ requests, config, caller, scope, body, request }) => {
      const sent = withoutNulls(request.body);
      const asked = toNewRequest(body, caller, { sent, idempotencyKey: request.get('idempotency-key') });
      return toDeliveryAccepted(await requests.submit(scope, asked), config.publicUrl);
    },
  }),
  detail: api.get('delivery/:orderId', {
    operationId: 'logisticDetails',
    summary: 'Última tentativa processada, com histórico',
    conditional: true,
    params,
    answer: 'DeliveryDetail',
    errors: [400, 401, 403, 404, 429, 503],
    run: ({ details, scope, orderId }) => details.last(scope, orderId),
  }),
  changed: api.get('delivery', {
    operationId: 'changedDeliveries',
    summary: 'Entregas alteradas desde updated_since, ou desde o nextCursor da resposta anterior',
    conditional: true,
    query: changesQuery,
    answer: 'ChangedDeliveries',
    errors: [400, 401, 403, 429, 503],
    run: async ({ queries, scope, query }) => {
      const limit = query.limit ?? DELIVERIES_PER_PAGE;
      return VersionedAnswer.ofBody(await queries.changed(scope, changesFrom(query), limit));
    },
  }),
  ready: api.post('readyForPickup/:orderId', {
    operationId: 'logisticsReadyForPickup',
    summary: 'O pedido está pronto para coleta',
    params,
    errors: WRITE_ERRORS,
    run: ({ commands, scope, orderId }) => commands.ready(scope, orderId),
  }),
  picked: api.post('orderPicked/:orderId', {
    operationId: 'logisticsPicked',
    summary: 'O entregador coletou o pedido',
    params,
    body: pickedSchema.optional(),
    examples: { coleta: examples.pickedExample },
    errors: WRITE_ERRORS,
    run: ({ commands, scope, orderId }) => commands.picked(scope, orderId),
  }),
  finish: api.post('finishDelivery/:orderId', {
    operationId: 'logisticsFinish',
    summary: 'O consumidor recebeu o pedido',
    params,
    body: finishSchema.optional(),
    examples: { entrega: examples.finishExample },
    errors: WRITE_ERRORS,
    run: ({ commands, scope, orderId, body }) => commands.finish(scope, orderId, body?.observation ?? null),
  }),
  handleProblem: api.post('handleProblem/:orderId', {
    operationId: 'logisticsProblem',
    summary: 'O que fazer com um problema da entrega',
    params,
    body: problemSchema,
    examples: { devolver: examples.problemExample },
    errors: WRITE_ERRORS,
    run: ({ commands, scope, orderId, body: { reason, action, message = null } }) =>
      commands.handleProblem(scope, orderId, { reason, action: PROBLEM_COMMANDS[action], message }),
  }),
  cancel: api.post('cancel/:orderId', {
    status: 202,
    operationId: 'logisticsCancel',
    summary: 'Cancela a entrega, ou só a separa das combinadas (DISCOMBINE_ORDER)',
    params,
    body: cancelSchema,
    examples: { desistencia: examples.cancelExample },
    answer: 'CancelAnswer',
    errors: WRITE_ERRORS,
    run: ({ commands, scope, orderId, body: { reason, action, message = null } }) => {
      const command = CANCEL_COMMANDS[reason];
      if (command === null) return commands.detach(scope, orderId);
      const returnToPickup = action === 'RETURN_TO_STORE';
      return commands.cancel(scope, orderId, { reason: command, note: message, returnToPickup });
    },
  }),
});

/** How long an automatic decision usually takes. */
const AUTOMATIC_DECISION_MS = 5_000;

const DELIVERIES_PATH = '/api/opendelivery/v1/logistics/delivery';

/** The 202 describes the receipt only, so a repeated request gets the same body at any time. */
function toDeliveryAccepted(request: DeliveryRequestRecord, publicUrl: string): Answer<'DeliveryAccepted'> {
  const status = wasRejectedOnArrival(request) ? 'REJECTED' : 'PENDING';
  const rejectAfter = request.rejectAfter.toISOString();
  const soon = new Date(request.receivedAt.getTime() + AUTOMATIC_DECISION_MS).toISOString();
  return {
    deliveryId: request.deliveryId,
    orderId: request.orderRef,
    status,
    event: status,
    createdAt: request.receivedAt.toISOString(),
    completion: { estimate: request.acceptance === 'automatic' ? soon : rejectAfter, rejectAfter },
    deliveryDetailsURL: `${publicUrl}${DELIVERIES_PATH}/${request.orderUuid}`,
  };
}
