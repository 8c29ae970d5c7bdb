import { DeliveryRequests, RequestCommands } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, UseGuards } from '@nestjs/common';
import { CallerGuard, TheCaller, type MerchantCaller } from '../auth/caller.guard.js';
import { PROBLEM_COMMANDS } from '../vocabulary/problems.js';
import { CANCEL_COMMANDS } from '../vocabulary/rejections.js';
import { decode, decodeOptional, decodeOrderId, withoutNulls } from '../wire/decode.js';
import { deliveryAccepted, type DeliveryAccepted } from './delivery.answers.js';
import { DeliveryDetails } from './delivery.details.js';
import {
  cancelSchema,
  deliverySchema,
  finishSchema,
  pickedSchema,
  problemSchema,
} from './delivery.schemas.js';
import { newRequest } from './request.mapper.js';

@Controller('v1/logistics')
@UseGuards(CallerGuard)
export class DeliveriesController {
  constructor(
    private readonly requests: DeliveryRequests,
    private readonly commands: RequestCommands,
    private readonly details: DeliveryDetails,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Post('delivery')
  @HttpCode(202)
  async create(@TheCaller() caller: MerchantCaller, @Body() sent: unknown): Promise<DeliveryAccepted> {
    const body = decode(deliverySchema, sent);
    const request = newRequest(body, caller, caller.merchantId, withoutNulls(sent));
    return deliveryAccepted(await this.requests.submit(caller.scope, request), this.config.publicUrl);
  }

  @Get('delivery/:orderId')
  detail(
    @TheCaller() caller: MerchantCaller,
    @Param('orderId') orderId: string,
  ): Promise<Record<string, unknown>> {
    return this.details.of(caller.scope, decodeOrderId(orderId));
  }

  @Post('readyForPickup/:orderId')
  @HttpCode(200)
  async ready(@TheCaller() caller: MerchantCaller, @Param('orderId') orderId: string): Promise<void> {
    await this.commands.ready(caller.scope, decodeOrderId(orderId));
  }

  @Post('orderPicked/:orderId')
  @HttpCode(200)
  async picked(
    @TheCaller() caller: MerchantCaller,
    @Param('orderId') orderId: string,
    @Body() sent: unknown,
  ): Promise<void> {
    decodeOptional(pickedSchema, sent);
    await this.commands.picked(caller.scope, decodeOrderId(orderId));
  }

  @Post('finishDelivery/:orderId')
  @HttpCode(200)
  async finish(
    @TheCaller() caller: MerchantCaller,
    @Param('orderId') orderId: string,
    @Body() sent: unknown,
  ): Promise<void> {
    const { observation = null } = decodeOptional(finishSchema, sent);
    await this.commands.finish(caller.scope, decodeOrderId(orderId), observation);
  }

  @Post('handleProblem/:orderId')
  @HttpCode(200)
  async handleProblem(
    @TheCaller() caller: MerchantCaller,
    @Param('orderId') orderId: string,
    @Body() sent: unknown,
  ): Promise<void> {
    const { reason, action, message = null } = decode(problemSchema, sent);
    await this.commands.handleProblem(caller.scope, decodeOrderId(orderId), {
      reason,
      action: PROBLEM_COMMANDS[action],
      message,
    });
  }

  @Post('cancel/:orderId')
  @HttpCode(202)
  cancel(
    @TheCaller() caller: MerchantCaller,
    @Param('orderId') orderId: string,
    @Body() sent: unknown,
  ): Promise<{ additionalCharges: boolean }> {
    const { reason, action, message = null } = decode(cancelSchema, sent);
    const uuid = decodeOrderId(orderId);
    const command = CANCEL_COMMANDS[reason];
    if (command === null) return this.commands.detach(caller.scope, uuid);
    return this.commands.cancel(caller.scope, uuid, {
      reason: command,
      note: message,
      returnToPickup: action === 'RETURN_TO_STORE',
    });
  }
}
