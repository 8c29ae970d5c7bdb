import { createHash } from 'node:crypto';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { Messages } from '../messages/index.js';
import { Clock, DomainError, PublicUrl, randomBase62 } from '../shared/index.js';
import { statement, type Transaction } from '../storage/index.js';
import type { LinkPurpose } from './developer-link.entity.js';

const MINUTE_MS = 60_000;
const LIFE_MS: Record<LinkPurpose, number> = {
  confirmation: 24 * 60 * MINUTE_MS,
  password: 30 * MINUTE_MS,
  invitation: 7 * 24 * 60 * MINUTE_MS,
};
const PATHS: Record<LinkPurpose, string> = {
  confirmation: 'confirmar',
  password: 'senha',
  invitation: 'convite',
};
/** Links of one purpose that one address may get within an hour, so that nobody's mailbox is flooded. */
const MAX_PER_HOUR = 5;
const HOUR_MS = 60 * MINUTE_MS;
const KEPT_MS = 30 * 86_400_000;
const PRUNED_AT_ONCE = 100;

const INSERT = statement(
  'developers.link_insert',
  `insert into developer_links (purpose, email, team_id, invited_by, lookup, expires_at, created_at)
   select $1::text, $2::text, $3::bigint, $4::text, $5::bytea, $6::timestamptz, $7::timestamptz
    where (select count(*) from developer_links where email = $2 and purpose = $1 and created_at > $8::timestamptz)
          < ${String(MAX_PER_HOUR)}
   returning id`,
);
/** Uses a link: of two uses at the same time one finds it unused. */
const USE = statement(
  'developers.link_use',
  `update developer_links set ended_at = $3
    where lookup = $1 and purpose = $2 and ended_at is null and expires_at > $3
   returning id, email, team_id as "teamId"`,
);
const END_OTHERS = statement(
  'developers.links_end',
  `update developer_links set ended_at = $3
    where email = $1 and purpose = $2 and ended_at is null and team_id is not distinct from $4::bigint and id <> $5`,
);
const PRUNE = statement(
  'developers.links_prune',
  `delete from developer_links where id in (
     select id from developer_links where expires_at < $1 limit $2 for update skip locked)`,
);

interface UsedLink {
  readonly id: number;
  readonly email: string;
  readonly teamId: number | null;
}

interface Invitation {
  readonly teamId: number;
  readonly teamName: string;
  readonly invitedBy: string;
}

/** One-time links by e-mail. */
@Injectable()
export class DeveloperLinks {
  constructor(
    private readonly clock: Clock,
    private readonly messages: Messages,
    @Optional() @Inject(PublicUrl) private readonly publicUrl: PublicUrl | null,
  ) {}

  /** Sends a link that replaces those of the same purpose; past the hourly limit nothing is sent. */
  async send(
    tx: Transaction,
    purpose: Exclude<LinkPurpose, 'invitation'>,
    { name, email }: { readonly name: string; readonly email: string },
  ): Promise<void> {
    const made = await this.make(tx, purpose, email, null);
    if (made === null) return;
    const to = { hubId: null, channel: 'email', to: email } as const;
    const { link } = made;
    if (purpose === 'confirmation')
      await this.messages.enqueue(tx, {
        ...to,
        template: 'developer_confirmation',
        words: { personName: name, link },
      });
    else
      await this.messages.enqueue(tx, {
        ...to,
        template: 'password_reset',
        words: { personName: name, link, validMinutes: String(LIFE_MS.password / MINUTE_MS) },
      });
  }

  /** Returns the invitation's id. @throws limit_reached: too many to this address within an hour */
  async invite(tx: Transaction, email: string, invitation: Invitation): Promise<number> {
    const made = await this.make(tx, 'invitation', email, invitation);
    if (made === null) throw new DomainError('limit_reached', { field: 'email', limit: MAX_PER_HOUR });
    const { teamName, invitedBy } = invitation;
    await this.messages.enqueue(tx, {
      hubId: null,
      channel: 'email',
      to: email,
      template: 'developer_invitation',
      words: { inviterName: invitedBy, teamName, link: made.link },
    });
    return made.id;
  }

  /** @throws invalid_value (field token: unknown, used or expired) */
  async use(tx: Transaction, purpose: LinkPurpose, token: string, field = 'token'): Promise<UsedLink> {
    const used = await tx.first<UsedLink>(USE, [lookupOf(token), purpose, this.clock.now()]);
    if (!used) throw new DomainError('invalid_value', { field });
    return used;
  }

  private async make(
    tx: Transaction,
    purpose: LinkPurpose,
    email: string,
    invitation: Invitation | null,
  ): Promise<{ id: number; link: string } | null> {
    const token = randomBase62(43);
    const now = this.clock.now();
    const teamId = invitation?.teamId ?? null;
    const made = await tx.first<{ id: number }>(INSERT, [
      ...[purpose, email, teamId, invitation?.invitedBy ?? null, lookupOf(token)],
      ...[new Date(now.getTime() + LIFE_MS[purpose]), now, new Date(now.getTime() - HOUR_MS)],
    ]);
    if (!made) return null;
    await tx.execute(END_OTHERS, [email, purpose, now, teamId, made.id]);
    await tx.execute(PRUNE, [new Date(now.getTime() - KEPT_MS), PRUNED_AT_ONCE]);
    return { id: made.id, link: `${this.publicUrl?.base ?? ''}/desenvolvedores/${PATHS[purpose]}/${token}` };
  }
}

function lookupOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
