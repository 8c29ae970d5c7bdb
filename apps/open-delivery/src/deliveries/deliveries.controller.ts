import { DeliveryRequests, RequestCommands } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig, type VersionedAnswer } from '#runtime';
import { Body, Controller, Headers, Inject, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentCaller, OpenDeliveryCallerGuard, type MerchantCaller } from '../auth/caller.guard.js';
import type { Answer } from '../docs/answer.schemas.js';
import * as examples from '../docs/request.examples.js';
import { PROBLEM_COMMANDS } from '../vocabulary/delivery-problem.vocabulary.js';
import { CANCEL_COMMANDS } from '../vocabulary/rejection.vocabulary.js';
import { withoutNulls } from '../wire/body.parser.js';
import {
  Endpoint,
  EndpointBody,
  EndpointParam,
  EndpointQuery,
  WRITE_ERRORS,
} from '../wire/endpoint.decorator.js';
import { orderId } from '../wire/field.schemas.js';
import { toDeliveryAccepted } from './delivery.answers.js';
import {
  changesFrom,
  changesQuery,
  DELIVERIES_PER_PAGE,
  type ChangesQuery,
} from './delivery-changes.schemas.js';
import { DeliveryDetails } from './delivery-details.provider.js';
import {
  cancelSchema,
  deliverySchema,
  finishSchema,
  pickedSchema,
  problemSchema,
  type DeliveryBody,
} from './delivery.schemas.js';
import { toNewRequest } from './delivery-request.mapper.js';

const params = { orderId };
const pickedBody = pickedSchema.optional();
const finishBody = finishSchema.optional();

@Controller('v1/logistics')
@UseGuards(OpenDeliveryCallerGuard)
export class DeliveriesController {
  constructor(
    private readonly requests: DeliveryRequests,
    private readonly commands: RequestCommands,
    private readonly details: DeliveryDetails,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** `sent` is stored beside the parsed body, because GET returns what the caller sent. */
  @Endpoint({
    method: 'POST',
    path: 'delivery',
    status: 202,
    operationId: 'logisticsNewDelivery',
    summary: 'Solicita uma entrega; a decisão chega por webhook',
    body: deliverySchema,
    examples: { propria: examples.deliveryExample, marketplace: examples.marketplaceExample },
    answer: 'DeliveryAccepted',
    idempotent: true,
    errors: WRITE_ERRORS,
  })
  async create(
    @CurrentCaller() caller: MerchantCaller,
    @EndpointBody() body: DeliveryBody,
    @Body() sent: unknown,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<Answer<'DeliveryAccepted'>> {
    const request = toNewRequest(body, caller, { sent: withoutNulls(sent), idempotencyKey });
    return toDeliveryAccepted(await this.requests.submit(caller.scope, request), this.config.publicUrl);
  }

  @Endpoint({
    method: 'GET',
    path: 'delivery/:orderId',
    status: 200,
    operationId: 'logisticDetails',
    summary: 'Última tentativa processada, com histórico',
    conditional: true,
    params,
    answer: 'DeliveryDetail',
    errors: [400, 401, 403, 404, 429, 503],
  })
  detail(
    @CurrentCaller() caller: MerchantCaller,
    @EndpointParam('orderId') uuid: string,
  ): Promise<VersionedAnswer<Answer<'DeliveryDetail'>>> {
    return this.details.last(caller.scope, uuid);
  }

  @Endpoint({
    method: 'GET',
    path: 'delivery',
    status: 200,
    operationId: 'changedDeliveries',
    summary: 'Entregas alteradas desde updated_since, ou desde o nextCursor da resposta anterior',
    conditional: true,
    query: changesQuery,
    answer: 'ChangedDeliveries',
    errors: [400, 401, 403, 429, 503],
  })
  changed(
    @CurrentCaller() { scope }: MerchantCaller,
    @EndpointQuery() query: ChangesQuery,
  ): Promise<VersionedAnswer<Answer<'ChangedDeliveries'>>> {
    return this.details.changed(scope, changesFrom(query), query.limit ?? DELIVERIES_PER_PAGE);
  }

  @Endpoint({
    method: 'POST',
    path: 'readyForPickup/:orderId',
    status: 200,
    operationId: 'logisticsReadyForPickup',
    summary: 'O pedido está pronto para coleta',
    params,
    errors: WRITE_ERRORS,
  })
  async ready(
    @CurrentCaller() caller: MerchantCaller,
    @EndpointParam('orderId') uuid: string,
  ): Promise<void> {
    await this.commands.ready(caller.scope, uuid);
  }

  @Endpoint({
    method: 'POST',
    path: 'orderPicked/:orderId',
    status: 200,
    operationId: 'logisticsPicked',
    summary: 'O entregador coletou o pedido',
    params,
    body: pickedBody,
    examples: { coleta: examples.pickedExample },
    errors: WRITE_ERRORS,
  })
  async picked(
    @CurrentCaller() caller: MerchantCaller,
    @EndpointParam('orderId') uuid: string,
    @EndpointBody() _body: z.output<typeof pickedBody>,
  ): Promise<void> {
    await this.commands.picked(caller.scope, uuid);
  }

  @Endpoint({
    method: 'POST',
    path: 'finishDelivery/:orderId',
    status: 200,
    operationId: 'logisticsFinish',
    summary: 'O consumidor recebeu o pedido',
    params,
    body: finishBody,
    examples: { entrega: examples.finishExample },
    errors: WRITE_ERRORS,
  })
  async finish(
    @CurrentCaller() caller: MerchantCaller,
    @EndpointParam('orderId') uuid: string,
    @EndpointBody() body: z.output<typeof finishBody>,
  ): Promise<void> {
    await this.commands.finish(caller.scope, uuid, body?.observation ?? null);
  }

  @Endpoint({
    method: 'POST',
    path: 'handleProblem/:orderId',
    status: 200,
    operationId: 'logisticsProblem',
    summary: 'O que fazer com um problema da entrega',
    params,
    body: problemSchema,
    examples: { devolver: examples.problemExample },
    errors: WRITE_ERRORS,
  })
  async handleProblem(
    @CurrentCaller() caller: MerchantCaller,
    @EndpointParam('orderId') uuid: string,
    @EndpointBody() body: z.output<typeof problemSchema>,
  ): Promise<void> {
    const { reason, action, message = null } = body;
    await this.commands.handleProblem(caller.scope, uuid, {
      reason,
      action: PROBLEM_COMMANDS[action],
      message,
    });
  }

  @Endpoint({
    method: 'POST',
    path: 'cancel/:orderId',
    status: 202,
    operationId: 'logisticsCancel',
    summary: 'Cancela a entrega, ou só a separa das combinadas (DISCOMBINE_ORDER)',
    params,
    body: cancelSchema,
    examples: { desistencia: examples.cancelExample },
    answer: 'CancelAnswer',
    errors: WRITE_ERRORS,
  })
  cancel(
    @CurrentCaller() caller: MerchantCaller,
    @EndpointParam('orderId') uuid: string,
    @EndpointBody() body: z.output<typeof cancelSchema>,
  ): Promise<{ additionalCharges: boolean }> {
    const { reason, action, message = null } = body;
    const command = CANCEL_COMMANDS[reason];
    if (command === null) return this.commands.detach(caller.scope, uuid);
    return this.commands.cancel(caller.scope, uuid, {
      reason: command,
      note: message,
      returnToPickup: action === 'RETURN_TO_STORE',
    });
  }
}
