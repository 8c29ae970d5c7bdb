import { Injectable } from '@nestjs/common';
import { Clock, WakeUps, statement, type Transaction } from '../../base/index.js';
import { MessageTransport } from './message.port.js';
import {
  SECRET_TEMPLATES,
  SENT_OF_SANDBOXES,
  type MessageChannel,
  type NewMessage,
} from './message.types.js';

const ENQUEUE = statement(
  'messages.enqueue',
  `insert into messages (hub_id, order_id, channel, recipient, template, words, key, state, due_at, last_error, created_at,
                         ended_at)
   select hub_id, order_id, channel, recipient, template,
          case when kept or sendable or not template = any($10::text[]) then words::jsonb end, key,
          case when kept then 'sent' when sendable then 'queued' else 'given_up' end,
          case when sendable and not kept then $8::timestamptz end,
          case when kept then 'sandbox' when not sendable then 'no_transport' end, $8,
          case when kept or not sendable then $8::timestamptz end
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
          with ordinality as m(hub_id, order_id, channel, recipient, template, words, key, n),
          lateral (select channel = any($9::text[]) as sendable,
                          channel <> 'push' and not template = any($11::text[])
                            and coalesce((select h.sandbox from hubs h where h.id = m.hub_id), false) as kept) s
    order by n
   on conflict (hub_id, key) where key is not null do nothing`,
);

/** Queues messages to people, in the transaction of the change they are about. */
@Injectable()
export class Messages {
  constructor(
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
    private readonly transport: MessageTransport,
  ) {}

  /** Channels that this deployment can send by. */
  channels(): readonly MessageChannel[] {
    return this.transport.channels;
  }

  /**
   * Queues messages; one whose channel this deployment lacks is stored as given up. What a sandbox tells recipients goes to
   * nobody: it stays in the sandbox's mailbox.
   */
  async enqueue(tx: Transaction, ...messages: readonly NewMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await tx.execute(ENQUEUE, [
      messages.map((message) => message.hubId),
      messages.map((message) => message.orderId ?? null),
      messages.map((message) => message.channel),
      messages.map((message) => message.to.trim()),
      messages.map((message) => message.template),
      messages.map((message) => JSON.stringify(message.words)),
      messages.map((message) => message.key ?? null),
      this.clock.now(),
      this.transport.channels,
      SECRET_TEMPLATES,
      SENT_OF_SANDBOXES,
    ]);
    tx.afterCommit(() => {
      this.wakeUps.wake('messages.send', {}, { key: 'messages' });
    });
  }
}
