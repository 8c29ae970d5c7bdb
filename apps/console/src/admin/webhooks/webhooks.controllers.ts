import {
  deactivationDue,
  FACE_NAMES,
  WebhookLog,
  WebhookSubscriptions,
  type Scope,
  type SubscriptionView,
} from '#domain';
import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { cursoring, cursorPage, idText, instant, id as idNumber } from '../schemas.js';

const STATES = ['queued', 'due', 'delivered', 'given_up', 'skipped', 'merged', 'cancelled'] as const;

const deliveriesQuery = z.strictObject({
  subscriptionId: idText.exactOptional(),
  /** Deliveries about this order (or request, or courier). */
  aggregateId: idText.exactOptional(),
  state: z.enum(STATES).exactOptional(),
  from: instant.exactOptional(),
  to: instant.exactOptional(),
  ...cursoring,
});
const range = z.strictObject({
  subscriptionId: idNumber.exactOptional(),
  aggregateId: idNumber.exactOptional(),
  state: z.enum(['delivered', 'given_up', 'cancelled']).exactOptional(),
  from: instant.exactOptional(),
  to: instant.exactOptional(),
});
const faces = z.enum(FACE_NAMES);

/** What was sent to whom, what came of it, and sending it again. */
@AdminController('webhooks/deliveries', 'webhooks')
export class WebhookDeliveriesController {
  constructor(private readonly log: WebhookLog) {}

  @Get()
  async list(
    @By() by: Scope,
    @Query(as(deliveriesQuery)) { cursor, limit, ...filter }: z.output<typeof deliveriesQuery>,
  ) {
    const page = { limit, ...(cursor !== undefined && { before: cursor }) };
    return cursorPage(await this.log.list(by, filter, page), limit);
  }

  /** With its body and every try. */
  @Get(':id')
  read(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.log.get(by, id);
  }

  @Post('resend')
  @HttpCode(202)
  @Audited('webhook_delivery', 'range_resent')
  async resendRange(@By() by: Scope, @Body(as(range)) filter: z.output<typeof range>) {
    return { resent: await this.log.resendRange(by, filter) };
  }

  /** The same bytes under the same id, in their turn. */
  @Post(':id/resend')
  @HttpCode(202)
  @Audited('webhook_delivery', 'resent')
  async resend(@By() by: Scope, @Param('id', as(idText)) id: number) {
    await this.log.resend(by, id);
    return { resent: 1 };
  }
}

@AdminController('webhooks/subscriptions', 'webhooks')
export class WebhookSubscriptionsController {
  constructor(
    private readonly subscriptions: WebhookSubscriptions,
    private readonly log: WebhookLog,
  ) {}

  @Get()
  async list(@By() by: Scope) {
    const all = await Promise.all(FACE_NAMES.map((face) => this.subscriptions.list(by, face)));
    return { items: all.flat().map(shown) };
  }

  @Post(':id/test')
  @HttpCode(202)
  @Audited('webhook_subscription', 'tested')
  async test(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return { deliveryId: await this.log.sendTest(by, id) };
  }

  /** For a receiver that verifies the Standard Webhooks signature. */
  @Post(':face/:id/secret')
  @HttpCode(200)
  @Audited('webhook_subscription', 'secret_shown')
  async secret(
    @By() by: Scope,
    @Param('face', as(faces)) face: z.output<typeof faces>,
    @Param('id', as(idText)) id: number,
  ) {
    return { secret: await this.subscriptions.secretOf(by, face, id) };
  }

  /** Revives one that was switched off because its receiver failed. */
  @Post(':face/:id/reactivate')
  @HttpCode(200)
  @Audited('webhook_subscription', 'reactivated')
  async reactivate(
    @By() by: Scope,
    @Param('face', as(faces)) face: z.output<typeof faces>,
    @Param('id', as(idText)) id: number,
  ) {
    return shown(await this.subscriptions.update(by, face, id, { active: true }));
  }
}

/** Without its secret, with what its failures lead to. */
function shown({ securityCode: _, ...subscription }: SubscriptionView) {
  const { active, warnedAt } = subscription;
  const deactivatesAt = active && warnedAt !== null ? deactivationDue(subscription) : null;
  return { ...subscription, warned: deactivatesAt !== null, deactivatesAt };
}
