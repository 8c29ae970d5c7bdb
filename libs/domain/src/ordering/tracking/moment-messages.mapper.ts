import { type Hub, Hubs, type HubSettings } from '../../company/index.js';
import {
  Messages,
  messageTime,
  type MessageWords,
  type NewMessage,
  type RecipientTemplate,
  type ShopTemplate,
} from '../../events/index.js';
import { hubScope, PublicUrl, trackingUrl, type Transaction } from '../../base/index.js';
import type { OrderView, Stop } from '../orders/index.js';
import { Injectable } from '@nestjs/common';
import { Merchants } from '../../people/index.js';

type TellingHub = Pick<Hub, 'id' | 'name' | 'settings' | 'timezone'>;

/** Words that every message to a recipient has by its stop. */
type StopWord = 'language' | 'recipientName' | 'merchantName' | 'companyName' | 'link' | 'time';

interface ToldStop {
  readonly hub: TellingHub;
  readonly orderId: number;
  readonly merchantName: string;
  readonly stop: Stop;
  /** Address of the platform. */
  readonly base: string;
}

export interface StopNews<T extends RecipientTemplate = RecipientTemplate> {
  readonly template: T;
  readonly words: Omit<MessageWords[T], StopWord>;
  /** Null: the message names no time. */
  readonly at?: Date | null;
  /** The page below the tracking link. */
  readonly page?: string;
  /** Each channel tells a key once. */
  readonly key: string;
  readonly dueAt?: Date;
}

/** The setting that says by which channels a recipient is told. */
const OCCASIONS: Readonly<Record<RecipientTemplate, keyof HubSettings['recipientMessages']>> = {
  delivery_on_the_way: 'onTheWay',
  delivery_arriving: 'arriving',
  delivery_delivered: 'delivered',
  delivery_rating_asked: 'rating',
  delivery_message: 'conversation',
  delivery_failed: 'failed',
  delivery_redelivery: 'redelivery',
  delivery_request_received: 'requests',
  delivery_request_refused: 'requests',
  delivery_time_agreed: 'requests',
  delivery_pin_accepted: 'requests',
  delivery_claim_opened: 'claims',
  delivery_claim_decided: 'claims',
};

function recipientChannels({ settings }: TellingHub, template: RecipientTemplate) {
  return settings.recipientMessages[OCCASIONS[template]];
}

/** Messages to the recipient of a stop; `as`: by the channels of another occasion. */
export function toRecipient<T extends RecipientTemplate>(
  { hub, orderId, merchantName, stop, base }: ToldStop,
  { template, words, at, page, key, dueAt }: StopNews<T>,
  as: RecipientTemplate = template,
): NewMessage[] {
  const { phone: to } = stop;
  if (to === null || to === '') return [];
  const facts = {
    language: stop.language ?? null,
    recipientName: stop.name ?? '',
    merchantName,
    companyName: companyName(hub),
    link: trackingUrl(base, stop.trackingToken) + (page === undefined ? '' : `/${page}`),
    ...(at !== undefined && { time: at && messageTime(stop.language, hub.timezone, at) }),
    ...words,
  };
  // The compiler cannot pair a template with its words here; `StopNews` has paired them.
  return recipientChannels(hub, as).map(
    (channel) =>
      ({
        hubId: hub.id,
        orderId,
        channel,
        to,
        template,
        words: facts,
        key: `${template}:${channel}:${key}`,
        ...(dueAt && { dueAt }),
      }) as unknown as NewMessage,
  );
}

type AskedShopTemplate = Exclude<ShopTemplate, 'order_unserved'>;

interface ShopNews {
  readonly template: AskedShopTemplate;
  readonly words: Omit<MessageWords[AskedShopTemplate], 'companyName' | 'publicId' | 'recipientName'>;
  readonly key: string;
}

function companyName({ name, settings }: TellingHub): string {
  return settings.branding.name ?? name;
}

type ToldOrder = Pick<OrderView, 'id' | 'hubId' | 'merchantId' | 'publicId'>;

/** Tells recipients and shops what became of a delivery, within the change, by the channels the hub wants. */
@Injectable()
export class MomentMessages {
  constructor(
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly messages: Messages,
    private readonly publicUrl: PublicUrl,
  ) {}

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
    const facts = { hub, orderId: order.id, merchantName: name, stop, base: this.publicUrl.base };
    await this.messages.enqueue(tx, ...toRecipient(facts, news, as));
  }

  async tellShop(tx: Transaction, order: ToldOrder, stop: Stop, { template, words, key }: ShopNews) {
    const { id: orderId, hubId, publicId } = order;
    const hub = await this.hubs.get(hubId, tx);
    const shop = await this.merchants.get(hubScope(hubId), order.merchantId, tx);
    const { requests, claims } = hub.settings.shopMessages;
    const facts = { companyName: companyName(hub), publicId, recipientName: stop.name ?? '', ...words };
    const messages = (template === 'order_pin_accepted' ? requests : claims).flatMap((channel) => {
      const to = channel === 'email' ? shop.email : shop.phone;
      if (to === null || to === '') return [];
      const message = { hubId, orderId, channel, to, template, words: facts };
      return [{ ...message, key: `${template}:${channel}:${key}` } as unknown as NewMessage];
    });
    await this.messages.enqueue(tx, ...messages);
  }
}
