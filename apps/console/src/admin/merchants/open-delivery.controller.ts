import { Credentials, Merchants, ReceiverUrls, type Scope } from '#domain';
import { Body, Get, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By, InArea } from '../access/index.js';
import { idText } from '../schemas.js';
import { openDelivery, openDeliveryBody } from './merchant.schemas.js';

/** A merchant's part in Open Delivery: whether it takes part, where it hears of it, and its pair. */
@AdminController('merchants/:id/open-delivery', 'merchants')
export class OpenDeliveryController {
  constructor(
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    private readonly receivers: ReceiverUrls,
  ) {}

  @Get()
  async read(@By() by: Scope, @Param('id', as(idText)) id: number) {
    const merchant = await this.merchants.get(by, id);
    return openDeliveryBody(merchant, (await this.credentials.currentPair(id))?.clientId ?? null);
  }

  @Put()
  @Audited('merchant', 'open_delivery_changed')
  async change(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(openDelivery)) body: z.output<typeof openDelivery>,
  ) {
    for (const field of ['webhookUrl', 'confirmationCallbackUrl'] as const) {
      const url = body[field];
      if (url) await this.receivers.requireUnlessUnknown(url, field);
    }
    const merchant = await this.merchants.update(by, id, {
      odEnabled: body.enabled,
      odWebhookUrl: body.webhookUrl,
      odAcceptsMarketplace: body.acceptMarketplaceOrders,
      ...(body.confirmationCallbackUrl !== undefined && {
        odConfirmationCallbackUrl: body.confirmationCallbackUrl,
      }),
    });
    return openDeliveryBody(merchant, (await this.credentials.currentPair(id))?.clientId ?? null);
  }

  /** A new pair; the old one ends. The secret is shown this once. */
  @Post('credentials')
  @InArea('credentials')
  @Audited('merchant', 'open_delivery_pair_issued')
  issue(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.credentials.issuePair(by, id);
  }
}
