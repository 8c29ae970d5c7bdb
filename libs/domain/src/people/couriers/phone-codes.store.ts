import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, newNumericCode, statement, type Transaction } from '../../base/index.js';

export const CODE_MINUTES = 10;
const DIGITS = 6;
const MAX_ATTEMPTS = 5;
/** Codes that one phone may get within an hour, of all hubs together, so that nobody's phone is flooded. */
const MAX_PER_HOUR = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PRUNED_AT_ONCE = 100;

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
    where id = (select id from phone_codes where phone_lookup = $2 and hub_id = $1 order by created_at desc, id desc limit 1)
      and used_at is null and attempts < ${String(MAX_ATTEMPTS)} and expires_at > $4
   returning used_at is not null as "right"`,
);
const PRUNE = statement(
  'couriers.phone_codes_prune',
  `delete from phone_codes where id in (
     select id from phone_codes where expires_at < $1 limit $2 for update skip locked)`,
);

/** Codes that prove a phone. Takes phones as they are stored. */
@Injectable()
export class PhoneCodes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** A new code, which replaces the last one; null: the phone got too many within the hour. */
  async make(tx: Transaction, hubId: number, phone: string): Promise<string | null> {
    const code = newNumericCode(DIGITS);
    const now = this.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const made = await tx.execute(INSERT, [
      ...[hubId, lookupOf(phone), lookupOf(phone, code)],
      ...[before(-CODE_MINUTES * MINUTE_MS), now, before(HOUR_MS)],
    ]);
    await tx.execute(PRUNE, [before(HOUR_MS), PRUNED_AT_ONCE]);
    return made === 0 ? null : code;
  }

  /** Uses the code up when it is right. */
  async use(hubId: number, phone: string, code: string): Promise<boolean> {
    const tried = await this.db.first<{ right: boolean }>(TRY, [
      ...[hubId, lookupOf(phone), lookupOf(phone, code), this.clock.now()],
    ]);
    return tried?.right === true;
  }
}

function lookupOf(phone: string, code = ''): Buffer {
  return createHash('sha256').update(`${phone}:${code.trim()}`).digest();
}
