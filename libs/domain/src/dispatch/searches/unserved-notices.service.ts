import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Messages, type MessageWords, type TextChannel } from '../../events/index.js';
import { ShopNotices } from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  hubScope,
  hubWorks,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';

interface ToldShop {
  readonly publicId: string;
  readonly recipientName: string | null;
  readonly phone: string;
  readonly email: string | null;
  /** The end of the search; its beginning, where it goes on. */
  readonly since: Date;
  readonly ended: MessageWords['order_unserved']['ended'];
}

const shopWhere = (name: string, condition: string) =>
  statement(
    `searches.${name}`,
    `select o.public_id as "publicId", o.stops -> 0 ->> 'name' as "recipientName", m.phone, m.email,
            coalesce(s.ended_at, s.started_at) as since,
            case when s.ended_at is null then 'soon' when o.status = 'pending' then 'no' else 'yes' end as ended
       from order_searches s join orders o on o.id = s.order_id join merchants m on m.id = o.merchant_id
      where s.hub_id = $1 and s.order_id = $2 and ${condition} and o.deleted_at is null
        and (o.status = 'pending' or (o.status = 'cancelled' and o.cancel_reason = 'not_served'))`,
  );

/** Shops to tell of an order that nobody took, as long as nobody has dealt with it. */
const SHOP = shopWhere('unserved_shop', `s.outcome = 'not_served' and s.settled_at is null`);
/** Also of one that nobody took so far. */
const WARNED_SHOP = shopWhere(
  'unserved_warned_shop',
  `(s.ended_at is null or (s.outcome = 'not_served' and s.settled_at is null))`,
);

/** Orders whose shop has to be told: before the end where they are to end, after the search's end where they are held. */
const UNTOLD = statement(
  'searches.unserved_untold',
  `select * from (
     select order_id as "orderId", hub_id as "hubId" from order_searches
      where ended_at is null and told_at is null and deadline_at <= $1
      union all
     select order_id, hub_id from order_searches
      where outcome = 'not_served' and settled_at is null and told_at is null and ended_at > $2) u
    where (select h.settings #>> '{dispatch,whenNotServed}' = 'end' from hubs h where h.id = u."hubId")
          = exists (select from order_searches s where s.order_id = u."orderId" and s.ended_at is null)
      and ${hubWorks('u."hubId"')}
    limit 100`,
);

const TELL = statement(
  'searches.unserved_tell',
  `update order_searches set told_at = $2 where order_id = $1 and told_at is null`,
);

const TOLD_BEFORE_MS = 2 * 60_000;
/** Shops are not told of what happened while the servers were away. */
const TOLD_UNTIL_MS = 10 * 60_000;

/** Channels by which a shop is told, the quickest first. */
const BY: readonly TextChannel[] = ['whatsapp', 'sms', 'email'];

/** Tells shops that nobody takes their order. */
@Injectable()
export class UnservedNotices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
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
      const channel = await this.tell(tx, scope, orderId, { shop, company });
      if (!channel) throw new DomainError('feature_disabled', { feature: 'messages' });
      return channel;
    });
  }

  /** Tells each shop once of an order that is held, or about to end, because nobody takes it. */
  async tellShops(): Promise<void> {
    const now = this.clock.millis();
    const untold = await this.db.query(UNTOLD, [
      new Date(now + TOLD_BEFORE_MS),
      new Date(now - TOLD_UNTIL_MS),
    ]);
    for (const { orderId, hubId } of untold) {
      const company = (await this.hubs.get(hubId)).name;
      await this.db.transaction(async (tx) => {
        if ((await tx.execute(TELL, [orderId, this.clock.now()])) === 0) return;
        const shop = await tx.first<ToldShop>(WARNED_SHOP, [hubId, orderId]);
        if (shop) await this.tell(tx, hubScope(hubId), orderId, { shop, company });
      });
    }
  }

  private async tell(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    { shop, company }: { shop: ToldShop; company: string },
  ): Promise<TextChannel | undefined> {
    const channels = this.messages.channels();
    const channel = BY.find((one) => channels.includes(one) && (one !== 'email' || shop.email !== null));
    if (!channel) return undefined;
    await this.notices.noteUnserved(tx, scope, orderId, { channel, since: shop.since });
    await this.send(tx, scope, orderId, { shop, channel, company });
    return channel;
  }

  private async send(
    tx: Transaction,
    { hubId }: Scope,
    orderId: number,
    { shop, channel, company }: { shop: ToldShop; channel: TextChannel; company: string },
  ): Promise<void> {
    await this.messages.enqueue(tx, {
      hubId,
      orderId,
      channel,
      template: 'order_unserved',
      to: channel === 'email' ? (shop.email ?? '') : shop.phone,
      words: {
        companyName: company,
        publicId: shop.publicId,
        recipientName: shop.recipientName ?? '',
        ended: shop.ended,
      },
      key: `order_unserved:${String(orderId)}:${String(shop.since.getTime())}`,
    });
  }
}
