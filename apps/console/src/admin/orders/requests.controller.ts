import {
  DeliveryRequestQueries,
  REJECTION_REASONS,
  RequestDecisions,
  type DeliveryRequestRecord,
  type Scope,
} from '#domain';
import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { idText } from '../schemas.js';

const rejection = z.strictObject({
  reason: z.enum(REJECTION_REASONS).default('other'),
  message: z.string().trim().min(1).max(500),
});

/** Open Delivery requests that wait for somebody to decide. */
@AdminController('open-delivery/requests', 'requests')
export class RequestsController {
  constructor(
    private readonly queries: DeliveryRequestQueries,
    private readonly decisions: RequestDecisions,
  ) {}

  @Get()
  async undecided(@By() by: Scope) {
    return { items: (await this.queries.undecided(by)).map(requestBody) };
  }

  @Get(':id')
  async read(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return requestBody(await this.queries.byId(by, id));
  }

  @Post(':id/accept')
  @HttpCode(200)
  @Audited('delivery_request', 'accepted')
  async accept(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return requestBody(await this.decisions.accept(by, id));
  }

  @Post(':id/reject')
  @HttpCode(200)
  @Audited('delivery_request', 'rejected')
  async reject(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(rejection)) body: z.output<typeof rejection>,
  ) {
    return requestBody(await this.decisions.reject(by, id, body));
  }
}

function requestBody({
  hubId: _,
  body: __,
  fingerprint: ___,
  credentialId: ____,
  ...shown
}: DeliveryRequestRecord) {
  return shown;
}
