import { Injectable } from '@nestjs/common';
import { Messages } from '../../events/index.js';
import {
  Clock,
  DomainError,
  PublicUrl,
  randomBase62,
  statement,
  type Transaction,
  sha256,
} from '../../base/index.js';
import type { Developer, DeveloperLink, LinkPurpose } from './developer.entity.js';

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
/** Links of one purpose to one address in an hour, so that nobody's mailbox is flooded. */
const MAX_PER_HOUR = 5;
const HOUR_MS = 60 * MINUTE_MS;
const RETENTION_MS = 30 * 86_400_000;
const PRUNE_BATCH = 100;

const INSERT = statement(
  'developers.link_insert',
  `insert into developer_links (purpose, email, team_id, invited_by, lookup, expires_at, created_at, name, password_hash)
   select $1::text, $2::text, $3::bigint, $4::text, $5::bytea, $6::timestamptz, $7::timestamptz, $9::text, $10::text
    where (select count(*) from developer_links where email = $2 and purpose = $1 and created_at > $8::timestamptz)
          < ${String(MAX_PER_HOUR)}
   returning id`,
);
/** Uses a link once: of two uses at the same time one finds it unused. */
const USE = statement(
  'developers.link_use',
  `update developer_links set ended_at = $3
    where lookup = $1 and purpose = $2 and ended_at is null and expires_at > $3
   returning id, email, team_id as "teamId", name, password_hash as "passwordHash"`,
);
const END_OTHERS = statement(
  'developers.links_end',
  `update developer_links set ended_at = $3
    where email = $1 and purpose = $2 and ended_at is null and team_id is not distinct from $4::bigint
      and ($5::bigint is null or id <> $5)`,
);
const PRUNE = statement(
  'developers.links_prune',
  `delete from developer_links where id in (
     select id from developer_links where expires_at < $1 limit $2 for update skip locked)`,
);

/** What a link carries: an invitation its team, a confirmation the registration, unless of an old version. */
type LinkFacts = Pick<DeveloperLink, 'teamId' | 'invitedBy' | 'name' | 'passwordHash'>;

const MAIL = { hubId: null, channel: 'email' } as const;
const NO_FACTS: LinkFacts = { teamId: null, invitedBy: null, name: null, passwordHash: null };

type Registered = Pick<Developer, 'name' | 'email' | 'passwordHash'>;

interface Invitation {
  readonly teamId: number;
  readonly teamName: string;
  readonly invitedBy: string;
}

/** Table `developer_links`. */
@Injectable()
export class DeveloperLinks {
  constructor(
    private readonly clock: Clock,
    private readonly messages: Messages,
    private readonly publicUrl: PublicUrl,
  ) {}

  /** Replaces no earlier link: each is for who knows its password. Past the hourly limit nothing is sent. */
  async sendConfirmation(tx: Transaction, { name, email, passwordHash }: Registered): Promise<void> {
    const made = await this.make(tx, 'confirmation', email, { name, passwordHash });
    if (made === null) return;
    const words = { personName: name, link: made.link };
    await this.messages.enqueue(tx, { ...MAIL, to: email, template: 'developer_confirmation', words });
  }

  /** Replaces the last link; past the hourly limit nothing is sent. */
  async sendPassword(tx: Transaction, { name, email }: Pick<Developer, 'name' | 'email'>) {
    const made = await this.make(tx, 'password', email);
    if (made === null) return;
    const validMinutes = String(LIFE_MS.password / MINUTE_MS);
    const words = { personName: name, link: made.link, validMinutes };
    await this.messages.enqueue(tx, { ...MAIL, to: email, template: 'password_reset', words });
  }

  async endConfirmations(tx: Transaction, email: string): Promise<void> {
    await tx.execute(END_OTHERS, [email, 'confirmation', this.clock.now(), null, null]);
  }

  /** Returns the invitation's id. @throws limit_reached: too many to this address within an hour */
  async invite(tx: Transaction, email: string, invitation: Invitation): Promise<number> {
    const { teamId, teamName, invitedBy } = invitation;
    const made = await this.make(tx, 'invitation', email, { teamId, invitedBy });
    if (made === null) throw new DomainError('limit_reached', { field: 'email', limit: MAX_PER_HOUR });
    const words = { inviterName: invitedBy, teamName, link: made.link };
    await this.messages.enqueue(tx, { ...MAIL, to: email, template: 'developer_invitation', words });
    return made.id;
  }

  /** @throws invalid_value (field token: unknown, used or expired) */
  async use(tx: Transaction, purpose: LinkPurpose, token: string, field = 'token') {
    const used = await tx.first(USE, [sha256(token), purpose, this.clock.now()]);
    if (!used) throw new DomainError('invalid_value', { field });
    return used;
  }

  private async make(
    tx: Transaction,
    purpose: LinkPurpose,
    email: string,
    facts: Partial<LinkFacts> = {},
  ): Promise<{ id: number; link: string } | null> {
    const token = randomBase62(43);
    const now = this.clock.now();
    const { teamId, invitedBy, name, passwordHash } = { ...NO_FACTS, ...facts };
    const times = [new Date(now.getTime() + LIFE_MS[purpose]), now, new Date(now.getTime() - HOUR_MS)];
    const values = [purpose, email, teamId, invitedBy, sha256(token), ...times, name, passwordHash];
    const made = await tx.first(INSERT, values);
    if (!made) return null;
    if (purpose !== 'confirmation') await tx.execute(END_OTHERS, [email, purpose, now, teamId, made.id]);
    await tx.execute(PRUNE, [new Date(now.getTime() - RETENTION_MS), PRUNE_BATCH]);
    return { id: made.id, link: `${this.publicUrl.base}/desenvolvedores/${PATHS[purpose]}/${token}` };
  }
}
