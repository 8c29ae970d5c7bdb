import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Messages, type RecipientTemplate } from '../../events/index.js';
import { Merchants } from '../../people/index.js';
import { hubScope, PublicUrl, type Transaction } from '../../base/index.js';
import type { OrderView, Stop } from '../orders/index.js';
import {
  recipientChannels,
  type ShopNews,
  type StopNews,
  toRecipient,
  toShop,
} from './moment-messages.mapper.js';

type ToldOrder = Pick<OrderView, 'id' | 'hubId' | 'merchantId' | 'publicId'>;

/** Tells recipients and shops what became of a delivery, within the change itself, by the channels that the hub wants. */
@Injectable()
export class MomentMessages {
  constructor(
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly messages: Messages,
    private readonly publicUrl: PublicUrl,
  ) {}

  /** `as`: by the channels of another occasion. */
  async tellRecipient<T extends RecipientTemplate>(
    tx: Transaction,
    order: Pick<ToldOrder, 'id' | 'hubId' | 'merchantId'>,
    stop: Stop,
    news: StopNews<T>,
    as?: RecipientTemplate,
  ): Promise<void> {
    const hub = await this.hubs.get(order.hubId, tx);
    if (recipientChannels(hub, as ?? news.template).length === 0) return;
    const by = await this.merchants.get(hubScope(order.hubId), order.merchantId, tx);
    const { name } =
      by.ownerId === null ? by : await this.merchants.get(hubScope(order.hubId), by.ownerId, tx);
    const told = { hub, orderId: order.id, merchantName: name, stop, base: this.publicUrl.base };
    await this.messages.enqueue(tx, ...toRecipient(told, news, as));
  }

  async tellShop(tx: Transaction, order: ToldOrder, stop: Stop, news: ShopNews): Promise<void> {
    const hub = await this.hubs.get(order.hubId, tx);
    const shop = await this.merchants.get(hubScope(order.hubId), order.merchantId, tx);
    await this.messages.enqueue(tx, ...toShop({ hub, order, shop, recipientName: stop.name }, news));
  }
}
