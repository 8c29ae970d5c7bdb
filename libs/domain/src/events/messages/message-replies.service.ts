import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  fold,
  nationalPhone,
  nationalPhoneSql,
  sha256,
  statement,
} from '../../base/index.js';

/** Words, without accents, by which a phone wants no more messages or wants them again. */
const STOP = new Set(['pare', 'parar', 'sair', 'cancelar', 'stop', 'unsubscribe', 'baja', 'alto']);
const START = new Set(['voltar', 'iniciar', 'start', 'alta']);

const PHONE = nationalPhoneSql('recipient');
const OF_PHONE = `${PHONE} = $1 and order_id is not null and channel in ('sms', 'whatsapp')`;

const STOP_PHONE = statement(
  'messages.stop',
  `insert into message_stops (hub_id, phone, at) select distinct hub_id, $1::text, $2::timestamptz from messages where ${OF_PHONE}
   on conflict do nothing`,
);
const START_PHONE = statement('messages.start', 'delete from message_stops where phone = $1');
const ANSWERED = statement(
  'messages.answered',
  `select hub_id as "hubId", order_id as "orderId" from messages where ${OF_PHONE} order by id desc limit 1`,
);

/** A signature is taken from five minutes before its time until five minutes after. */
const REPLAY_MS = 600_000;
const TAKE_ONCE = statement(
  'messages.take_once',
  `with gone as (delete from taken_replies where at < $3)
   insert into taken_replies (id, at) values ($1, $2) on conflict do nothing`,
);

type ReplyOutcome = 'stopped' | 'started' | { readonly hubId: number; readonly orderId: number } | null;

/** Replies: a wish for no more messages, or words about the last order that the phone was told of. */
@Injectable()
export class MessageReplies {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** null: a reply with this id was taken already. What fails may be sent again. */
  once<Result>(id: string, work: () => Promise<Result>): Promise<Result | null> {
    return this.db.inTransactionScope(async () => {
      const now = this.clock.now();
      const digest = sha256(id).toString('hex');
      const before = new Date(now.getTime() - REPLAY_MS);
      return (await this.db.execute(TAKE_ONCE, [digest, now, before])) === 0 ? null : await work();
    });
  }

  /** null: the phone was told of no order. */
  async take({ from, text }: Readonly<Record<'from' | 'text', string>>): Promise<ReplyOutcome> {
    const phone = nationalPhone(from);
    const word = fold(text).replace(/[^a-z]/g, '');
    if (STOP.has(word)) {
      await this.db.execute(STOP_PHONE, [phone, this.clock.now()]);
      return 'stopped';
    }
    if (START.has(word)) {
      await this.db.execute(START_PHONE, [phone]);
      return 'started';
    }
    return await this.db.first<{ hubId: number; orderId: number }, 'hubId'>(ANSWERED, [phone]);
  }
}
