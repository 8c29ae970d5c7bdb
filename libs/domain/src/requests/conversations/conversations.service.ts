import { Injectable } from '@nestjs/common';
import { Hubs, type HubSettings } from '../../company/index.js';
import {
  CONVERSATION_SIDES,
  type ConversationSide,
  isConversationOpen,
  MomentMessages,
  OrderQueries,
  StopConversations,
  TrackingLinks,
} from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  hubScope,
  Id,
  instant,
  nationalPhone,
  oneOf,
  requireText,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import { Check, Column, Entity, Index } from 'typeorm';
import { MessageReplies } from '../../events/index.js';

/** The page of the tracking link, the courier's app, or the recipient's own phone. */
const CONVERSATION_VIAS = ['page', 'app', 'sms', 'whatsapp'] as const;
type ConversationVia = (typeof CONVERSATION_VIAS)[number];

/** Table `conversation_lines`: what recipient and courier of a stop write to each other. */
@Entity('conversation_lines')
@Check('conversation_lines_side_check', "side in ('recipient', 'courier')")
@Check('conversation_lines_via_check', "via in ('page', 'app', 'sms', 'whatsapp')")
@Index('conversation_lines_stop_idx', ['hubId', 'orderId', 'stop', 'id'])
@Index('conversation_lines_courier_idx', ['hubId', 'courierId'])
@Index('conversation_lines_at_idx', ['at'])
export class ConversationLine {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'integer' }) stop: number;
  @Column(oneOf(CONVERSATION_SIDES)) side: ConversationSide;
  @Column(oneOf(CONVERSATION_VIAS)) via: ConversationVia;
  /** The courier of that moment, whoever writes. */
  @Column({ type: 'bigint' }) courierId: number;
  @Column({ type: 'text' }) text: string;
  @Column(instant) at: Date;
}

const MAX_TEXT = 300;
const RETENTION_MS = 180 * 86_400_000;
/** The same words again so soon are a button that was pressed twice. */
const TWICE_MS = 10_000;

const LINES = statement(
  'conversations.lines',
  `select id, stop, side, via, text, at from conversation_lines
    where hub_id = $1 and order_id = $2 and ($3::int is null or stop = $3) order by id`,
);
const LAST = statement(
  'conversations.last',
  `select text, at from conversation_lines where hub_id = $1 and order_id = $2 and stop = $3 and side = $4
    order by id desc limit 1`,
);
const APPEND = statement(
  'conversations.append',
  `insert into conversation_lines (hub_id, order_id, stop, side, via, courier_id, text, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);
const PRUNE = statement(
  'conversations.prune',
  `delete from conversation_lines where id in (select id from conversation_lines where at < $1 order by at limit $2)`,
);

type Written = Pick<ConversationLine, 'side' | 'via' | 'text'>;

/** Conversations of recipient and courier, of whom neither sees the other's number. */
@Injectable()
export class Conversations {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly links: TrackingLinks,
    private readonly stops: StopConversations,
    private readonly moments: MomentMessages,
  ) {}

  /** Oldest first, of one stop or (null) of all. Who may see the order is the caller's question. */
  of({ hubId }: Pick<Scope, 'hubId'>, orderId: number, stop: number | null) {
    return this.db.query(LINES, [hubId, orderId, stop]);
  }

  /** As its recipient sees it. @throws order_not_found · feature_disabled */
  async ofRecipient(token: string) {
    const { order, stop } = await this.links.ownStop(token);
    const { phonesHidden } = await this.requireOn(order.hubId);
    const [first = null] = order.courier?.name.trim().split(/\s+/) ?? [];
    return {
      lines: await this.of(order, order.id, stop.ordinal),
      open: isConversationOpen(order, stop, this.clock.now()),
      courierName: first,
      phonesHidden,
      /** The courier has the goods and can be told that somebody comes to the door. */
      mayCome: order.status === 'collected' && stop.status === 'pending' && order.cancelOnReturn === null,
    };
  }

  /** The link is enough: what is written moves nothing. @throws order_not_found, and as `write` */
  async writeAsRecipient(token: string, text: string): Promise<void> {
    const { order, stop } = await this.links.ownStop(token);
    const scope = hubScope(order.hubId, { kind: 'consumer', id: null });
    await this.write(scope, order.id, stop.ordinal, { side: 'recipient', via: 'page', text });
  }

  /** Also to the recipient's phone, where the hub wants that. @throws as `write` */
  async writeAsCourier(scope: Scope, orderId: number, ordinal: number, text: string): Promise<void> {
    await this.write(scope, orderId, ordinal, { side: 'courier', via: 'app', text });
  }

  /**
   * @throws order_not_found · stop_not_found · feature_disabled · required_value · invalid_value (too long)
   * · transition_refused (no courier, or over) · limit_reached
   */
  async write(scope: Scope, orderId: number, ordinal: number, written: Written): Promise<void> {
    await this.requireOn(scope.hubId);
    const text = textOf(written.text);
    await this.db.transaction(async (tx) => {
      const { side, via } = written;
      if (await this.isTwice(tx, [scope.hubId, orderId, ordinal, side], text)) return;
      const { order, stop, courierId, at } = await this.stops.note(tx, scope, orderId, ordinal, side);
      const line = [scope.hubId, orderId, ordinal, side, via, courierId, text, at];
      const key = String((await tx.first(APPEND, line))?.id ?? 0);
      const news = { template: 'delivery_message', words: { text }, page: 'conversa', key } as const;
      if (side === 'courier') await this.moments.tellRecipient(tx, order, stop, news);
    });
  }

  private async isTwice(tx: Transaction, where: readonly unknown[], text: string): Promise<boolean> {
    const last = await tx.first(LAST, [...where]);
    return last?.text === text && this.clock.millis() - last.at.getTime() < TWICE_MS;
  }

  private async requireOn(hubId: number): Promise<HubSettings['recipientPage']> {
    const { recipientPage } = (await this.hubs.get(hubId)).settings;
    if (!recipientPage.conversation) throw new DomainError('feature_disabled', { field: 'conversation' });
    return recipientPage;
  }

  /** Deletes lines of past half-years; call until it returns 0. */
  prune(limit = 5_000): Promise<number> {
    return this.db.execute(PRUNE, [new Date(this.clock.millis() - RETENTION_MS), limit]);
  }
}

/** One line of plain text. @throws required_value · invalid_value */
function textOf(text: string): string {
  const plain = requireText(text.replace(/\s+/g, ' '), 'text');
  if (Array.from(plain).length > MAX_TEXT) throw new DomainError('invalid_value', { field: 'text' });
  return plain;
}

interface PhoneReply {
  /** The message gateway's id of the reply. */
  readonly id: string;
  readonly channel: 'sms' | 'whatsapp';
  readonly from: string;
  readonly text: string;
}

/** `ignored`: the phone was told of no order, nobody can be written to, or the answer was taken before. */
export const REPLY_OUTCOMES = ['stopped', 'started', 'written', 'ignored'] as const;
type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];

/** What people answer to messages: a phone that wants no more, or a line to the courier. */
@Injectable()
export class PhoneReplies {
  constructor(
    private readonly replies: MessageReplies,
    private readonly orders: OrderQueries,
    private readonly conversations: Conversations,
  ) {}

  /** To the courier of the last order that the phone was told of. */
  async take(reply: PhoneReply): Promise<ReplyOutcome> {
    const outcome = await this.replies.once(reply.id, async (): Promise<ReplyOutcome> => {
      const result = await this.replies.take(reply);
      if (result === 'stopped' || result === 'started') return result;
      return result !== null && (await this.write(result, reply)) ? 'written' : 'ignored';
    });
    return outcome ?? 'ignored';
  }

  private async write(
    { hubId, orderId }: { readonly hubId: number; readonly orderId: number },
    { channel, from, text }: PhoneReply,
  ): Promise<boolean> {
    const scope = hubScope(hubId, { kind: 'consumer', id: null });
    try {
      const { stops } = await this.orders.byId(scope, orderId);
      const own = stops.filter(({ phone }) => nationalPhone(phone ?? '') === nationalPhone(from));
      const stop = own.find(({ status }) => status === 'pending') ?? own.at(-1);
      if (!stop) return false;
      await this.conversations.write(scope, orderId, stop.ordinal, { side: 'recipient', via: channel, text });
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code !== 'storage_unavailable') return false;
      throw error;
    }
  }
}
