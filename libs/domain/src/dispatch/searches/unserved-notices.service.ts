import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Messages, type TextChannel } from '../../events/index.js';
import { StopNotes } from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  hubScope,
  hubWorks,
  type RowOf,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';

/** `since`: the end of the search; its beginning, where it goes on. */
type ToldShop = RowOf<typeof SHOP>;

const TOLD_SHOP = `select o.public_id as "publicId", o.stops -> 0 ->> 'name' as "recipientName", m.phone, m.email,
    coalesce(s.ended_at, s.started_at) as since,
    case when s.ended_at is null then 'soon' when o.status = 'pending' then 'no' else 'yes' end as ended
  from order_searches s join orders o on o.id = s.order_id join merchants m on m.id = o.merchant_id
 where s.hub_id = $1 and s.order_id = $2 and o.deleted_at is null
   and (o.status = 'pending' or (o.status = 'cancelled' and o.cancel_reason = 'not_served'))`;

/** Shops to tell of an order that nobody took, as long as nobody has dealt with it. */
const SHOP = statement(
  'searches.unserved_shop',
  `${TOLD_SHOP} and s.outcome = 'not_served' and s.settled_at is null`,
);

/** As `SHOP`, also while the search goes on. */
const WARNED_SHOP = statement(
  'searches.unserved_warned_shop',
  `${TOLD_SHOP} and (s.ended_at is null or (s.outcome = 'not_served' and s.settled_at is null))`,
);

/** Orders whose shop must be told: before the end where they are to end, after the search where held. */
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

/** The quickest first. */
const BY: readonly TextChannel[] = ['whatsapp', 'sms', 'email'];

@Injectable()
export class UnservedNotices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly messages: Messages,
    private readonly notices: StopNotes,
  ) {}

  /**
   * By the quickest channel that the deployment has, and on the order's timeline; for one search only once.
   * @throws order_not_found (not in the list) · feature_disabled (no channel reaches the shop)
   */
  async tellShop(scope: Scope, orderId: number): Promise<TextChannel> {
    return this.db.transaction(async (tx) => {
      const shop = await tx.first(SHOP, [scope.hubId, orderId]);
      if (!shop) throw new DomainError('order_not_found');
      const channel = await this.tell(tx, scope, orderId, shop);
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
      await this.db.transaction(async (tx) => {
        if ((await tx.execute(TELL, [orderId, this.clock.now()])) === 0) return;
        const shop = await tx.first(WARNED_SHOP, [hubId, orderId]);
        if (shop) await this.tell(tx, hubScope(hubId), orderId, shop);
      });
    }
  }

  private async tell(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    shop: ToldShop,
  ): Promise<TextChannel | undefined> {
    const channels = this.messages.channels();
    const channel = BY.find((one) => channels.includes(one) && (one !== 'email' || shop.email !== null));
    if (!channel) return undefined;
    await this.notices.noteUnserved(tx, scope, orderId, { channel, since: shop.since });
    const { hubId } = scope;
    await this.messages.enqueue(tx, {
      hubId,
      orderId,
      channel,
      template: 'order_unserved',
      to: channel === 'email' ? (shop.email ?? '') : shop.phone,
      words: {
        companyName: (await this.hubs.get(hubId, tx)).name,
        publicId: shop.publicId,
        recipientName: shop.recipientName ?? '',
        ended: shop.ended,
      },
      key: `order_unserved:${String(orderId)}:${String(shop.since.getTime())}`,
    });
    return channel;
  }
}
