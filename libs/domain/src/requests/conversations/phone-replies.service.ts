import { Injectable } from '@nestjs/common';
import { MessageReplies } from '../../events/index.js';
import { OrderQueries } from '../../ordering/index.js';
import { DomainError, hubScope, nationalPhone } from '../../base/index.js';
import { Conversations } from './conversations.service.js';

interface PhoneReply {
  /** By which the gateway of messages knows it. */
  readonly id: string;
  readonly channel: 'sms' | 'whatsapp';
  readonly from: string;
  readonly text: string;
}

/** `ignored`: the phone was told of no order, nobody can be written to any more, or the answer was taken before. */
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
    return (await this.replies.once(reply.id, () => this.takeNew(reply))) ?? 'ignored';
  }

  private async takeNew(reply: PhoneReply): Promise<ReplyOutcome> {
    const result = await this.replies.take(reply);
    if (result === 'stopped' || result === 'started') return result;
    return result !== null && (await this.write(result, reply)) ? 'written' : 'ignored';
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
