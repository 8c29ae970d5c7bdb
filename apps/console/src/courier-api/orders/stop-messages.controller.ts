import { Conversations } from '#domain';
import { Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { conversationAnswer } from '../../docs/conversation.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId, pathText } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { CourierStops } from './courier-stops.service.js';
import { ACT } from './order.answers.js';
import { messageBody } from './order.schemas.js';

const PASSING = { passthrough: true } as const;
const params = { id: pathId('order_not_found'), stopId: pathText('stop_not_found') };

/** The conversation of a stop, from an hour's end of which nobody writes any more. */
@CourierController('orders/:id/stops/:stopId/messages')
export class StopMessagesController {
  constructor(
    private readonly conversations: Conversations,
    private readonly requests: IdempotentRequests,
    private readonly stops: CourierStops,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'What the recipient of a stop and its courier wrote to each other',
    params,
    answer: conversationAnswer,
    errors: [404],
  })
  async read(
    @CurrentCourier() { scope }: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
  ) {
    const ordinal = await this.stops.ordinalOf(scope, id, stop);
    return { items: await this.conversations.of(scope, id, ordinal) };
  }

  @Endpoint({
    ...ACT,
    params,
    body: messageBody,
    summary: 'Writes to the recipient, who does not see the number',
  })
  write(
    @CurrentCourier() { scope }: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointBody() { text }: z.output<typeof messageBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    return this.requests.once(scope, request, response, async () => {
      const ordinal = await this.stops.ordinalOf(scope, id, stop);
      await this.conversations.writeAsCourier(scope, id, ordinal, text);
      return await this.stops.orderBody(scope, id);
    });
  }
}
