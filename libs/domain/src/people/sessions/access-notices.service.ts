import { Injectable } from '@nestjs/common';
import type { Actor, Transaction } from '../../base/index.js';
import { Messages, type MessageWords, type TextChannel } from '../../events/index.js';

/** Whom a notice goes to: as the person could be reached before the change. */
interface Reached {
  readonly hubId: number | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Tells people what an operator changed of their access, so that nobody loses an account unnoticed. */
@Injectable()
export class AccessNotices {
  constructor(private readonly messages: Messages) {}

  async tell(
    tx: Transaction,
    actor: Actor | undefined,
    { hubId, name, email, phone }: Reached,
    changed: readonly MessageWords['access_changed']['what'][],
  ): Promise<void> {
    const to = email ?? phone ?? '';
    if (actor?.kind !== 'operator' || to === '') return;
    const byPhone = this.messages.channels().includes('whatsapp') ? 'whatsapp' : 'sms';
    const channel: TextChannel = email === null ? byPhone : 'email';
    const words = { personName: name, operatorName: actor.name ?? '' };
    await this.messages.enqueue(
      tx,
      ...changed.map((what) => ({
        ...{ hubId, to, template: 'access_changed' as const, words: { ...words, what } },
        channel,
      })),
    );
  }
}
