import { Injectable } from '@nestjs/common';
import { Clock, nextAttemptAt, Database, hubWorks, statement } from '../../base/index.js';
import { SECRET_TEMPLATES, type MessageChannel, type MessageTemplate } from './message.types.js';
import type { MessageText } from './moment-texts.rules.js';
import { OWN_TEXT } from './message.entity.js';

export interface OutgoingMessage {
  readonly id: number;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly template: MessageTemplate;
  readonly words: Readonly<Record<string, string | null>>;
  /** The hub's own text; null: the built-in one. */
  readonly own: MessageText | null;
}

export interface MessageResult {
  /** null: the gateway accepted the message. */
  readonly error: string | null;
  readonly retryAfter?: string | null;
  /** Nothing was sent: the words stay for the mailbox, also those that open an account. */
  readonly kept?: boolean;
  /** The gateway will never accept it (an impossible address). */
  readonly permanent?: boolean;
}

/** Brings messages to people. Implemented in libs/runtime: SMTP, signed HTTP call-back, Web Push, log. */
export abstract class MessageTransport {
  abstract readonly channels: readonly MessageChannel[];
  /** Never throws: what went wrong is in the result. */
  abstract send(message: OutgoingMessage): Promise<MessageResult>;
}

interface LeasedMessage extends OutgoingMessage {
  readonly attempts: number;
}

const BATCH = 20;
/** Longer than a transport may take. */
const LEASE_MS = 60_000;
const ERROR_LENGTH = 500;

/** Only the first message due to a recipient is taken: the next follows when it is settled. */
const CLAIM = statement(
  'messages.claim',
  `update messages m set leased_until = $2
    where m.id = any(array(
      select d.id from messages d
       where d.due_at <= $1 and (d.leased_until is null or d.leased_until <= $1)
         and d.channel = any($3::text[]) and ${hubWorks('coalesce(d.hub_id, 0)')}
         and not exists (select from messages f
                          where f.recipient = d.recipient and f.due_at <= $1 and f.id < d.id
                            and f.channel = d.channel and f.hub_id is not distinct from d.hub_id)
       order by d.due_at, d.id limit ${String(BATCH)} for update skip locked))
   returning m.id, m.channel, m.recipient as "to", m.template, m.words, m.attempts, ${OWN_TEXT('m')} as own`,
);

const SETTLE = statement(
  'messages.settle',
  `update messages
      set state = $3, due_at = $4, leased_until = null, attempts = attempts + 1, last_error = $5,
          ended_at = case when $4::timestamptz is null then $6::timestamptz end,
          words = case when $4::timestamptz is null and template = any($7::text[]) then null else words end
    where id = $1 and leased_until = $2`,
);

/** Sends queued messages. Any number of processes may; a message is leased to one of them at a time. */
@Injectable()
export class MessageQueue {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly transport: MessageTransport,
  ) {}

  /** Returns how many were tried. */
  async drain(channels = this.transport.channels): Promise<number> {
    for (let tried = 0; ;) {
      const batch = await this.sendBatch(channels);
      tried += batch;
      if (batch === 0) return tried;
    }
  }

  private async sendBatch(channels: readonly MessageChannel[]): Promise<number> {
    const now = this.clock.now();
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    const leased = await this.db.query<LeasedMessage>(CLAIM, [now, leasedUntil, channels]);
    await Promise.all(leased.map((message) => this.sendOne(message, leasedUntil)));
    return leased.length;
  }

  private async sendOne({ attempts, ...message }: LeasedMessage, leasedUntil: Date): Promise<void> {
    const result = await this.transport
      .send(message)
      .catch((error: unknown): MessageResult => ({ error: String(error) }));
    const now = this.clock.now();
    const failed = result.error !== null;
    const dueAt =
      failed && result.permanent !== true
        ? nextAttemptAt(attempts + 1, { retryAfter: result.retryAfter ?? null }, now, Math.random)
        : null;
    const state = dueAt !== null ? 'queued' : failed ? 'given_up' : 'sent';
    const error = result.error?.slice(0, ERROR_LENGTH) ?? null;
    const erased = result.kept === true ? [] : SECRET_TEMPLATES;
    await this.db.execute(SETTLE, [message.id, leasedUntil, state, dueAt, error, now, erased]);
  }
}
