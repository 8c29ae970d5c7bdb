import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  WakeUps,
  type RowOf,
  type Scope,
  Database,
  statement,
} from '../../base/index.js';
import { Message, OWN_TEXT } from './message.entity.js';
import type { MessageText } from './moment-texts.rules.js';
import { TEXT_CHANNELS, type MessageChannel } from './message.types.js';

type MessageFilter = Partial<Pick<Message, 'state' | 'template' | 'channel'>> & { readonly orderId?: number };

/** `words` hold links and codes of other people. */
type MessageRecord = Omit<Message, 'words' | 'leasedUntil' | 'key'>;

const MAILBOX_SIZE = 100;
const RETENTION_MS = 30 * 86_400_000;

const COUNT_OPEN = statement(
  'messages.count_open',
  `select channel, 'queued' as state, count(*)::int as value from messages where due_at is not null group by channel
   union all
   select channel, 'given_up', count(*)::int from messages where state = 'given_up' group by channel`,
);

export interface KeptMessage extends Omit<RowOf<typeof MAILBOX>, 'own'> {
  /** The hub's own text; null: the built-in one. */
  readonly own: MessageText | null;
}

const MAILBOX = statement(
  'messages.mailbox',
  `select id, hub_id as "hubId", channel, recipient, template, words, created_at as "createdAt", ${OWN_TEXT('messages')} as own
     from messages
    where words is not null and channel = any($1::text[]) and ($2::bigint is null or hub_id = $2)
    order by id desc limit ${String(MAILBOX_SIZE)}`,
);

@Injectable()
export class MessageLog {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
  ) {}

  /** Newest first. `before`: only messages with a lower id. */
  async list(
    { hubId }: Pick<Scope, 'hubId'>,
    filter: MessageFilter,
    { before, limit }: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<MessageRecord[]> {
    const query = this.db.manager.createQueryBuilder(Message, 'message').where({ hubId, ...filter });
    if (before !== undefined) query.andWhere('message.id < :before', { before });
    const found = await query.orderBy('message.id', 'DESC').take(limit).getMany();
    return found.map(({ words: _words, leasedUntil: _lease, key: _key, ...record }) => record);
  }

  /** Newest first, of a sandbox, or (null) of a whole demonstration. */
  mailbox(hubId: number | null): Promise<KeptMessage[]> {
    return this.db.query<KeptMessage>(MAILBOX, [TEXT_CHANNELS, hubId]);
  }

  /** A new round of attempts for a message given up. @throws delivery_not_found */
  async resend({ hubId }: Pick<Scope, 'hubId'>, id: number): Promise<void> {
    const revived = await this.db.execute(
      `update messages set state = 'queued', due_at = $3, attempts = 0, ended_at = null
        where hub_id = $1 and id = $2 and state = 'given_up' and words is not null`,
      [hubId, id, this.clock.now()],
    );
    if (revived === 0) throw new DomainError('delivery_not_found');
    this.db.afterCommit(() => this.wakeUps.wake('messages.send', {}, { key: 'messages' }));
  }

  /** Messages given up count as long as they are kept. */
  async open(): Promise<{ channel: MessageChannel; state: 'queued' | 'given_up'; value: number }[]> {
    return this.db.query(COUNT_OPEN);
  }

  /** Messages that ended more than 30 days ago, oldest first; call it until it returns 0. */
  async prune(limit = 5_000): Promise<number> {
    return await this.db.execute(
      `with oldest as (select id, ended_at from messages where ended_at is not null order by id limit $2)
       delete from messages using oldest where messages.id = oldest.id and oldest.ended_at < $1`,
      [new Date(this.clock.millis() - RETENTION_MS), limit],
    );
  }
}
