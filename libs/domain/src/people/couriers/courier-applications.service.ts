import { Injectable } from '@nestjs/common';
import type { Hub } from '../../company/index.js';
import { Messages, type MessageWords, type TextChannel } from '../../events/index.js';
import {
  Clock,
  Database,
  DomainError,
  hubScope,
  isDomainError,
  nationalPhone,
  newNumericCode,
  PublicUrl,
  statement,
  type Transaction,
  type FieldFault,
  sha256,
} from '../../base/index.js';
import type { Courier } from './courier.entity.js';
import type { NewCourier } from './courier.rules.js';
import { CourierRegistrations } from './courier-registrations.service.js';
import { takenFields } from './courier.store.js';

const CODE_MINUTES = 10;
const DIGITS = 6;
const MAX_ATTEMPTS = 5;
/** Codes that one phone may get within an hour, of all hubs together, so that nobody's phone is flooded. */
const MAX_PER_HOUR = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PRUNE_BATCH = 100;

const INSERT = statement(
  'couriers.phone_code_insert',
  `insert into phone_codes (hub_id, phone_lookup, lookup, expires_at, created_at)
   select $1::bigint, $2::bytea, $3::bytea, $4::timestamptz, $5::timestamptz
    where (select count(*) from phone_codes where phone_lookup = $2 and created_at > $6::timestamptz)
          < ${String(MAX_PER_HOUR)}`,
);
/** Tries the newest code of a phone: each try counts, and the right one uses it. */
const TRY = statement(
  'couriers.phone_code_try',
  `update phone_codes set attempts = attempts + 1, used_at = case when lookup = $3 then $4::timestamptz end
    where id = (select id from phone_codes where phone_lookup = $2 and hub_id = $1 order by created_at desc,
      id desc limit 1) and used_at is null and attempts < ${String(MAX_ATTEMPTS)} and expires_at > $4
   returning used_at is not null as "right"`,
);
const PRUNE = statement(
  'couriers.phone_codes_prune',
  `delete from phone_codes where id in (
     select id from phone_codes where expires_at < $1 limit $2 for update skip locked)`,
);

/** Only hashes of phone and code are stored. */
function lookupOf(phone: string, code = ''): Buffer {
  return sha256(`${phone}:${code.trim()}`);
}

type Known = MessageWords['courier_known']['what'];

type Company = Pick<Hub, 'id' | 'name'>;

/**
 * People register themselves, confirmed by a code to their phone. No answer shows whether the company knows
 * phone, e-mail or CPF: that is sent to the phone.
 */
@Injectable()
export class CourierApplications {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly registrations: CourierRegistrations,
    private readonly messages: Messages,
    private readonly publicUrl: PublicUrl,
  ) {}

  /**
   * Past the hourly limit nothing is sent. A registered phone gets a message that says so instead of a code,
   * by the same statements. @throws invalid_value with all faults · feature_disabled (field phone: no way to
   * send to phones)
   */
  async sendCode(company: Company, input: NewCourier) {
    const channel = this.channel();
    await this.registrations.requireValid(hubScope(company.id), input);
    const phone = nationalPhone(input.phone);
    await this.db.transaction(async (tx) => {
      const [known] = await takenFields(tx, company.id, null, { phone });
      const code = await this.newCode(tx, company.id, phone);
      if (code === null) return;
      if (known !== undefined) return this.tellKnown(tx, company, phone, 'phone');
      const words = { companyName: company.name, code, validMinutes: String(CODE_MINUTES) };
      const to = { hubId: company.id, channel, to: phone } as const;
      await this.messages.enqueue(tx, { ...to, template: 'courier_code', words });
    });
    return { channel, validMinutes: CODE_MINUTES };
  }

  /**
   * Null: somebody of the company has the same phone, e-mail or CPF, and the phone was told. @throws
   * invalid_value with all faults · wrong_code (also of a phone that is registered) · feature_disabled
   */
  async apply(company: Company, input: NewCourier, code: string): Promise<Courier | null> {
    const scope = hubScope(company.id);
    this.channel();
    await this.registrations.requireValid(scope, input);
    const phone = nationalPhone(input.phone);
    const lookups = [lookupOf(phone), lookupOf(phone, code)];
    const tried = await this.db.first(TRY, [company.id, ...lookups, this.clock.now()]);
    if (tried?.right !== true) throw new DomainError('wrong_code', { field: 'code' });
    try {
      return await this.registrations.register(scope, input);
    } catch (error) {
      const known = knownOf(error);
      if (known === null) throw error;
      await this.db.transaction((tx) => this.tellKnown(tx, company, phone, known));
      return null;
    }
  }

  /** Replaces the last code; null: the phone got too many within the hour. `phone`: as it is stored. */
  private async newCode(tx: Transaction, hubId: number, phone: string): Promise<string | null> {
    const code = newNumericCode(DIGITS);
    const now = this.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const lookups = [lookupOf(phone), lookupOf(phone, code)];
    const times = [before(-CODE_MINUTES * MINUTE_MS), now, before(HOUR_MS)];
    const made = await tx.execute(INSERT, [hubId, ...lookups, ...times]);
    await tx.execute(PRUNE, [before(HOUR_MS), PRUNE_BATCH]);
    return made === 0 ? null : code;
  }

  private tellKnown(tx: Transaction, { id, name }: Company, phone: string, what: Known): Promise<void> {
    const link = `${this.publicUrl.base}/entregador`;
    return this.messages.enqueue(tx, {
      hubId: id,
      channel: this.channel(),
      to: phone,
      template: 'courier_known',
      words: { companyName: name, what, link },
    });
  }

  private channel(): TextChannel {
    const channel = (['whatsapp', 'sms'] as const).find((each) => this.messages.channels().includes(each));
    if (!channel) throw new DomainError('feature_disabled', { field: 'phone' });
    return channel;
  }
}

/** Which contact somebody else of the company has; null: something else is wrong. */
function knownOf(error: unknown): Known | null {
  if (!isDomainError(error, 'invalid_value')) return null;
  const faults = (error.facts['fields'] ?? []) as readonly FieldFault[];
  const taken = faults.filter(({ code }) => code === 'not_unique').map(({ field }) => field);
  return (['phone', 'cpf', 'email'] as const).find((field) => taken.includes(field)) ?? null;
}
