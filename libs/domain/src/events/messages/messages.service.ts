import { Injectable } from '@nestjs/common';
import {
  Clock,
  nationalPhoneSql,
  WakeUps,
  namedStatement,
  statement,
  type Transaction,
} from '../../base/index.js';
import { MessageTransport } from './message-queue.service.js';
import {
  SECRET_TEMPLATES,
  SENT_OF_SANDBOXES,
  STOPPABLE_TEMPLATES,
  type MessageChannel,
  type NewMessage,
  type PushTemplate,
} from './message.types.js';

const ENQUEUE = namedStatement(
  'messages.enqueue',
  [
    'hubs orders channels recipients templates words keys due',
    'now sendable secret sentOfSandboxes stoppable',
  ],
  `insert into messages (hub_id, order_id, channel, recipient, template, words, key, state, due_at, last_error, created_at,
                         ended_at)
   select hub_id, order_id, channel, recipient, template,
          case when kept or sendable or not template = any($secret::text[]) then words::jsonb end, key,
          case when stopped then 'given_up' when kept then 'sent' when sendable then 'queued' else 'given_up' end,
          case when sendable and not kept and not stopped then coalesce(due_at, $now::timestamptz) end,
          case when stopped then 'stopped' when kept then 'sandbox' when not sendable then 'no_transport' end, $now,
          case when kept or stopped or not sendable then $now::timestamptz end
     from unnest($hubs::bigint[], $orders::bigint[], $channels::text[], $recipients::text[],
                 $templates::text[], $words::text[], $keys::text[], $due::timestamptz[])
          with ordinality as m(hub_id, order_id, channel, recipient, template, words, key, due_at, n),
          lateral (select channel = any($sendable::text[]) as sendable,
                          template = any($stoppable::text[]) and coalesce((select true from message_stops x
                            where x.hub_id = m.hub_id and x.phone = ${nationalPhoneSql('m.recipient')}), false) as stopped,
                          channel <> 'push' and not template = any($sentOfSandboxes::text[])
                            and coalesce((select h.sandbox from hubs h where h.id = m.hub_id), false)
    as kept) s order by n
   on conflict (hub_id, key) where key is not null do nothing`,
);

const PHONES = statement(
  'messages.push_targets',
  `select id, courier_id as "courierId" from push_subscriptions
    where hub_id = $1 and courier_id = any($2::bigint[]) and expires_at > $3 order by id`,
);

type Push = { [T in PushTemplate]: Pick<NewMessage<T>, 'template' | 'words'> }[PushTemplate];

@Injectable()
export class Messages {
  constructor(
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
    private readonly transport: MessageTransport,
  ) {}

  channels(): readonly MessageChannel[] {
    return this.transport.channels;
  }

  /**
   * A message that the phone wants no more of, or whose channel this deployment lacks, is stored as given up.
   * What a sandbox tells recipients goes to nobody: it stays in the sandbox's mailbox.
   */
  async enqueue(tx: Transaction, ...messages: readonly NewMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const columns = ENQUEUE({
      hubs: messages.map((message) => message.hubId),
      orders: messages.map((message) => message.orderId ?? null),
      channels: messages.map((message) => message.channel),
      recipients: messages.map((message) => message.to.trim()),
      templates: messages.map((message) => message.template),
      words: messages.map((message) => JSON.stringify(message.words)),
      keys: messages.map((message) => message.key ?? null),
      due: messages.map((message) => message.dueAt ?? null),
      now: this.clock.now(),
      sendable: this.transport.channels,
      secret: SECRET_TEMPLATES,
      sentOfSandboxes: SENT_OF_SANDBOXES,
      stoppable: STOPPABLE_TEMPLATES,
    });
    await tx.execute(...columns);
    tx.afterCommit(() => this.wakeUps.wake('messages.send', {}, { key: 'messages' }));
  }

  /** To every phone of the couriers. `news`: what a courier is told once, beside the template. */
  async push(
    tx: Transaction,
    hubId: number,
    courierIds: readonly number[],
    push: Push,
    news: (courierId: number) => string,
  ): Promise<void> {
    const phones = await tx.query(PHONES, [hubId, courierIds, this.clock.now()]);
    const messages = phones.map(({ id, courierId }): NewMessage => {
      const key = `${push.template}:${news(courierId)}.${String(id)}`;
      return { ...push, hubId, channel: 'push', to: String(id), key };
    });
    await this.enqueue(tx, ...messages);
  }
}
