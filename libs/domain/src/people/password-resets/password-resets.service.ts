import { Injectable } from '@nestjs/common';
import { Messages, type TextChannel } from '../../events/index.js';
import {
  Clock,
  Database,
  DomainError,
  PublicUrl,
  randomBase62,
  type RowOf,
  type Scope,
  statement,
  type Transaction,
  sha256,
} from '../../base/index.js';
import {
  type ResetContact,
  type ResetPerson,
  type ResetPersonKind,
  ResetPersonStore,
} from './reset-person.store.js';

const MINUTE_MS = 60_000;
const VALID_MINUTES = 30;
const INVITATION_MINUTES = 7 * 24 * 60;
/** Valid links of one person at a time, so that nobody's phone is flooded. */
const MAX_OPEN = 3;
const TOKEN_LENGTH = 43;
/** Links that expired longer ago are deleted with each new link. */
const RETENTION_MS = 86_400_000;
const PRUNE_BATCH = 100;

const INSERT = statement(
  'password-resets.insert',
  `insert into password_resets (hub_id, person_kind, person_id, lookup, expires_at, created_at)
   select $1::bigint, $2::text, $3::bigint, $4::bytea, $5::timestamptz, $6::timestamptz
    where (select count(*) from password_resets
            where person_kind = $2 and person_id = $3 and created_at > $7::timestamptz) < ${String(MAX_OPEN)}`,
);

/** Uses a link: of two uses at once one finds it unused. All other links of the person end with it. */
const USE = statement(
  'password-resets.use',
  `update password_resets set used_at = $2
    where lookup = $1 and used_at is null and expires_at > $2
   returning hub_id as "hubId", person_kind as "kind", person_id as "personId"`,
);
type UsedLink = RowOf<typeof USE> & { readonly kind: ResetPersonKind };

const OWNER = statement(
  'password-resets.owner',
  `select person_kind as "kind" from password_resets where lookup = $1 and used_at is null and expires_at > $2`,
);
const END_OTHERS = statement(
  'password-resets.end_others',
  `update password_resets set used_at = $3 where person_kind = $1 and person_id = $2 and used_at is null`,
);
const PRUNE = statement(
  'password-resets.prune',
  `delete from password_resets where id in (
     select id from password_resets where expires_at < $1 limit $2 for update skip locked)`,
);

/** New passwords by link: valid once, for half an hour; an invitation seven days. Only hashes are kept. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly people: ResetPersonStore,
    private readonly messages: Messages,
    private readonly publicUrl: PublicUrl,
  ) {}

  /** The person is not known yet: the answer does not show whether the person exists. */
  async request(kind: ResetPersonKind, contact: ResetContact): Promise<void> {
    const wanted = 'email' in contact ? 'email' : 'phone';
    for (const person of await this.people.byContact(kind, contact))
      if (person[wanted] !== null) await this.send(kind, person, this.channel(person, wanted));
  }

  /**
   * Requested by an operator of the hub or a shop. A person without a password is invited. Returns the
   * channel: e-mail where the person has one. @throws courier_not_found · merchant_not_found
   * · operator_not_found · required_value (neither e-mail nor phone)
   */
  async sendTo({ hubId, actor }: Scope, kind: ResetPersonKind, id: number): Promise<TextChannel> {
    const person = await this.people.byId(kind, hubId, id);
    if (!person) throw new DomainError(`${kind}_not_found`);
    const channel = this.channel(person, person.email === null ? 'phone' : 'email');
    await this.send(kind, person, channel, person.hasPassword ? null : (actor.name ?? ''));
    return channel;
  }

  /**
   * Sends nothing: whoever runs the server hands the link to an operator whom no mail reaches. @throws
   * operator_not_found (or may not log in) · limit_reached
   */
  async operatorLink(hubId: number | null, email: string): Promise<{ name: string; link: string }> {
    const found = await this.people.byContact('operator', { email });
    const person = found.find((one) => one.hubId === hubId);
    if (!person) throw new DomainError('operator_not_found');
    const link = await this.db.transaction((tx) => this.makeLink(tx, 'operator', person));
    if (link === null) throw new DomainError('limit_reached', { limit: MAX_OPEN });
    return { name: person.name, link };
  }

  /** Does not use the link; null: unknown, used or expired. */
  async ownerOf(token: string): Promise<ResetPersonKind | null> {
    const found = await this.db.first<Pick<UsedLink, 'kind'>>(OWNER, [sha256(token), this.clock.now()]);
    return found?.kind ?? null;
  }

  /**
   * Also ends every session of the person. @throws invalid_value (field token: unknown, used or expired;
   * field password)
   */
  async complete(token: string, password: string): Promise<ResetPersonKind> {
    const now = this.clock.now();
    return await this.db.inTransactionScope(() =>
      this.db.transaction(async (tx) => {
        const used = await tx.first<UsedLink>(USE, [sha256(token), now]);
        if (!used) throw new DomainError('invalid_value', { field: 'token' });
        await tx.execute(END_OTHERS, [used.kind, used.personId, now]);
        await this.people.setPassword(used.kind, used.hubId, used.personId, password);
        return used.kind;
      }),
    );
  }

  private channel(person: ResetPerson, wanted: 'email' | 'phone'): TextChannel {
    if (wanted === 'email') return 'email';
    if (person.phone === null || person.phone === '')
      throw new DomainError('required_value', { field: 'email' });
    return this.messages.channels().includes('whatsapp') ? 'whatsapp' : 'sms';
  }

  private async send(
    kind: ResetPersonKind,
    person: ResetPerson,
    channel: TextChannel,
    inviterName: string | null = null,
  ): Promise<void> {
    await this.db.transaction(async (tx: Transaction) => {
      const validMinutes = inviterName === null ? VALID_MINUTES : INVITATION_MINUTES;
      const link = await this.makeLink(tx, kind, person, validMinutes);
      if (link === null) return;
      const to = (channel === 'email' ? person.email : person.phone) ?? '';
      const sent = { hubId: person.hubId, channel, to };
      const words = { personName: person.name, link };
      const reset = { ...words, validMinutes: String(VALID_MINUTES) };
      await (inviterName === null
        ? this.messages.enqueue(tx, { ...sent, template: 'password_reset', words: reset })
        : this.messages.enqueue(tx, { ...sent, template: 'invitation', words: { ...words, inviterName } }));
    });
  }

  /** null: the person has too many valid links already. */
  private async makeLink(
    tx: Transaction,
    kind: ResetPersonKind,
    { hubId, id }: ResetPerson,
    validMinutes = VALID_MINUTES,
  ): Promise<string | null> {
    const token = randomBase62(TOKEN_LENGTH);
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + validMinutes * MINUTE_MS);
    const since = new Date(now.getTime() - VALID_MINUTES * MINUTE_MS);
    const made = await tx.execute(INSERT, [hubId, kind, id, sha256(token), expiresAt, now, since]);
    if (made === 0) return null;
    await tx.execute(PRUNE, [new Date(now.getTime() - RETENTION_MS), PRUNE_BATCH]);
    return `${this.publicUrl.base}/senha/${token}`;
  }
}
