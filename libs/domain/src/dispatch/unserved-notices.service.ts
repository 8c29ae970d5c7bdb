import { Injectable } from '@nestjs/common';
import { Hubs } from '../company/index.js';
import { Messages, type TextChannel } from '../events/index.js';
import { ShopNotices } from '../ordering/index.js';
import { Database, DomainError, type Scope, statement, type Transaction } from '../base/index.js';

interface ToldShop {
  readonly publicId: string;
  readonly recipientName: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly endedAt: Date;
  readonly held: boolean;
}

/** Whom to tell of an order that nobody took, as long as nobody has dealt with it. */
const SHOP = statement(
  'dispatch.unserved_shop',
  `select o.public_id as "publicId", o.stops -> 0 ->> 'name' as "recipientName", m.phone, m.email, s.ended_at as "endedAt",
          o.status = 'pending' as held
     from order_searches s join orders o on o.id = s.order_id join merchants m on m.id = o.merchant_id
    where s.hub_id = $1 and s.order_id = $2 and s.outcome = 'not_served' and s.settled_at is null and o.deleted_at is null
      and (o.status = 'pending' or (o.status = 'cancelled' and o.cancel_reason = 'not_served'))`,
);

/** Channels by which a shop is told, the quickest first. */
const BY: readonly TextChannel[] = ['whatsapp', 'sms', 'email'];

/** Tells shops that nobody takes their order. */
@Injectable()
export class UnservedNotices {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly messages: Messages,
    private readonly notices: ShopNotices,
  ) {}

  /**
   * By the quickest channel that the deployment has, and on the order's timeline; for one search only once.
   * @throws order_not_found (not in the list) · feature_disabled (no channel reaches the shop)
   */
  async tellShop(scope: Scope, orderId: number): Promise<TextChannel> {
    const company = (await this.hubs.get(scope.hubId)).name;
    return this.db.transaction(async (tx) => {
      const shop = await tx.first<ToldShop>(SHOP, [scope.hubId, orderId]);
      if (!shop) throw new DomainError('order_not_found');
      const channels = this.messages.channels();
      const channel = BY.find((one) => channels.includes(one) && (one !== 'email' || shop.email !== null));
      if (!channel) throw new DomainError('feature_disabled', { feature: 'messages' });
      await this.notices.noteUnserved(tx, scope, orderId, { channel, since: shop.endedAt });
      await this.send(tx, scope, orderId, { shop, channel, company });
      return channel;
    });
  }

  private async send(
    tx: Transaction,
    { hubId }: Scope,
    orderId: number,
    { shop, channel, company }: { shop: ToldShop; channel: TextChannel; company: string },
  ): Promise<void> {
    await this.messages.enqueue(tx, {
      ...{ hubId, orderId, channel, template: 'order_unserved' },
      to: channel === 'email' ? (shop.email ?? '') : shop.phone,
      words: {
        companyName: company,
        publicId: shop.publicId,
        recipientName: shop.recipientName ?? '',
        ended: shop.held ? 'no' : 'yes',
      },
      key: `order_unserved:${String(orderId)}:${String(shop.endedAt.getTime())}`,
    });
  }
}
