import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Messages, type NewMessage } from '../../events/index.js';
import type { Order, Stop } from '../../ordering/index.js';
import { Merchants } from '../../people/index.js';
import { hubScope, PublicUrl, trackingUrl, type Transaction } from '../../base/index.js';

/** What the courier writes, to the recipient's phone, where the hub wants that. */
@Injectable()
export class ConversationNotices {
  constructor(
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly messages: Messages,
    private readonly publicUrl: PublicUrl,
  ) {}

  async tell(
    tx: Transaction,
    order: Order,
    stop: Stop,
    { id, text }: { id: number; text: string },
  ): Promise<void> {
    const { settings } = await this.hubs.get(order.hubId, tx);
    const channels = settings.recipientMessages.conversation;
    if (!stop.phone || channels.length === 0) return;
    const { name } = await this.merchants.get(hubScope(order.hubId), order.merchantId, tx);
    const words = {
      language: stop.language ?? null,
      recipientName: stop.name ?? '',
      merchantName: name,
      text,
      link: `${trackingUrl(this.publicUrl.base, stop.trackingToken)}/conversa`,
    };
    const { hubId, id: orderId } = order;
    const said = { hubId, orderId, to: stop.phone, template: 'delivery_message' as const, words };
    await this.messages.enqueue(
      tx,
      ...channels.map((channel): NewMessage => ({
        ...said,
        channel,
        key: `delivery_message:${channel}:${String(id)}`,
      })),
    );
  }
}
