import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  CHANGED,
  Cipher,
  Clock,
  Database,
  DomainError,
  onlyDigits,
  Passwords,
  reseal,
  type RowOf,
  type Sealed,
  type Statement,
  statement,
  sha256,
} from '../../base/index.js';
import { type AccountKind, personKey, Sessions } from './sessions.service.js';
import { newTotpSecret, totpStep, totpUri } from './totp.rules.js';

/** Shown in the apps of operators of the platform. */
const PLATFORM = 'Platform';

/** Who may have a second factor, and the name that the app shows beside the code. */
const HOLDERS = {
  operator: statement(
    'sessions.operator_of_factor',
    `select p.hub_id as "hubId", p.email as name, p.password_hash as "passwordHash", h.name as issuer
       from operators p left join hubs h on h.id = p.hub_id where p.id = $1`,
  ),
  merchant: statement(
    'sessions.merchant_of_factor',
    `select p.hub_id as "hubId", coalesce(p.email, p.name) as name, p.password_hash as "passwordHash", h.name as issuer
       from merchants p left join hubs h on h.id = p.hub_id where p.id = $1`,
  ),
};

type FactorHolderKind = keyof typeof HOLDERS;
type Holder = RowOf<(typeof HOLDERS)[FactorHolderKind]>;

const RECOVERY_CODES = 10;
/** Letters and digits that cannot be confused. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;
const MAX_TRIES = 5;
const PAUSE_MS = 5 * 60_000;

const STATE = statement(
  'sessions.second_factor_state',
  `select coalesce(array_length(recovery_hashes, 1), 0) as left from second_factors
    where person_kind = $1 and person_id = $2 and confirmed_at is not null`,
);
const BEGIN = statement(
  'sessions.second_factor_begin',
  `insert into second_factors (person_kind, person_id, hub_id, secret_box, secret_key_id, created_at)
   values ($1, $2, $3, $4, $5, $6)
       on conflict (person_kind, person_id) do update
          set secret_box = excluded.secret_box, secret_key_id = excluded.secret_key_id,
        created_at = excluded.created_at where second_factors.confirmed_at is null`,
);
const SECRET = statement(
  'sessions.second_factor_secret',
  `select secret_box as box, secret_key_id as "keyId", confirmed_at as "confirmedAt"
     from second_factors where person_kind = $1 and person_id = $2`,
);
const CONFIRM = statement(
  'sessions.second_factor_confirm',
  `update second_factors set confirmed_at = $3, last_step = $4, recovery_hashes = $5, tries = 0, failing_since = null
    where person_kind = $1 and person_id = $2 and confirmed_at is null`,
);
/** An attempt is counted before its code is checked, so that concurrent attempts cannot exceed the limit. */
const COUNT_TRY = statement(
  'sessions.second_factor_try',
  `update second_factors
      set tries = case when failing_since > $3 then tries + 1 else 1 end,
          failing_since = case when failing_since > $3 then failing_since else $4 end
    where person_kind = $1 and person_id = $2 and not (failing_since > $3 and tries >= ${String(MAX_TRIES)})`,
);
/** A code is valid once. */
const USE_STEP = statement(
  'sessions.second_factor_use_step',
  `update second_factors set last_step = $3, tries = 0, failing_since = null
    where person_kind = $1 and person_id = $2 and last_step < $3`,
);
const USE_RECOVERY = statement(
  'sessions.second_factor_use_recovery',
  `update second_factors set recovery_hashes = array_remove(recovery_hashes, $3::bytea), tries = 0, failing_since = null
    where person_kind = $1 and person_id = $2 and $3::bytea = any(recovery_hashes)`,
);
const REMOVE = statement(
  'sessions.second_factor_remove',
  'delete from second_factors where person_kind = $1 and person_id = $2',
);

@Injectable()
export class SecondFactors {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly cipher: Cipher,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  async stateOf(kind: AccountKind, personId: number) {
    const row = await this.db.first(STATE, [kind, personId]);
    return { enrolled: row !== null, recoveryCodesLeft: row?.left ?? 0 };
  }

  /**
   * Makes a new secret, which takes effect when a code of it is confirmed. The password shows that it is not
   * somebody at an open session. @throws wrong_password (password) · not_unique: there is a factor already
   */
  async begin(kind: FactorHolderKind, personId: number, password: string) {
    const holder = await this.db.first<Holder>(HOLDERS[kind], [personId]);
    if (!holder?.passwordHash || !(await this.passwords.matches(holder.passwordHash, password)))
      throw new DomainError('wrong_password', { field: 'password' });
    const secret = newTotpSecret();
    const { box, keyId } = this.cipher.seal(secret);
    const now = this.clock.now();
    const written = await this.db.execute(BEGIN, [kind, personId, holder.hubId, box, keyId, now]);
    if (written === 0) throw new DomainError('not_unique', { field: 'secondFactor' });
    return { secret, uri: totpUri(secret, holder.issuer ?? PLATFORM, holder.name) };
  }

  /**
   * Confirms an enrolment and returns the recovery codes, which cannot be shown again. @throws
   * required_value: no enrolment was begun · wrong_code
   */
  async confirm(kind: FactorHolderKind, personId: number, code: string): Promise<string[]> {
    const sealed = await this.db.first<Sealed>(SECRET, [kind, personId]);
    if (!sealed) throw new DomainError('required_value', { field: 'secondFactor' });
    const step = totpStep(this.cipher.open(sealed), onlyDigits(code), this.clock.millis());
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const values = [kind, personId, this.clock.now(), step, codes.map(recoveryHash)];
    const taken = step === null ? 0 : await this.changing(kind, personId, CONFIRM, values);
    if (taken === 0) throw new DomainError('wrong_code', { field: 'code' });
    return codes;
  }

  /**
   * Checks the code at log-in, after the password. Without a confirmed factor any code passes.
   * @throws required_value (field code): a code is needed · wrong_code · too_many_attempts
   */
  async check(kind: AccountKind, personId: number, code: string | undefined): Promise<void> {
    const row = await this.db.first<Sealed & { confirmedAt: Date | null }>(SECRET, [kind, personId]);
    if (!row || row.confirmedAt === null) return;
    if (code === undefined || code.trim() === '') throw new DomainError('required_value', { field: 'code' });
    const now = this.clock.now();
    const since = new Date(now.getTime() - PAUSE_MS);
    if ((await this.db.execute(COUNT_TRY, [kind, personId, since, now])) === 0)
      throw new DomainError('too_many_attempts', { field: 'code' });
    const step = totpStep(this.cipher.open(row), onlyDigits(code), now.getTime());
    const used =
      step === null
        ? await this.db.execute(USE_RECOVERY, [kind, personId, recoveryHash(code)])
        : await this.db.execute(USE_STEP, [kind, personId, step]);
    if (used === 0) throw new DomainError('wrong_code', { field: 'code' });
  }

  /** @throws as `check` */
  async remove(kind: FactorHolderKind, personId: number, code: string): Promise<void> {
    await this.check(kind, personId, code);
    await this.changing(kind, personId, REMOVE, [kind, personId]);
  }

  /** Removes the factor of a person who lost the phone; every session of the person ends. */
  async reset(kind: FactorHolderKind, personId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.execute(REMOVE, [kind, personId]);
      await this.sessions.endAllIn(tx, kind, personId);
    });
  }

  /** What sessions of the person may do depends on the factor. */
  private changing(kind: AccountKind, id: number, by: Statement, values: readonly unknown[]) {
    return this.db.transaction((tx) => {
      tx.announce(CHANGED.person, personKey(kind, id));
      return tx.execute(by, [...values]);
    });
  }

  /** Seals secrets of all kinds of people with the current SECRET_KEY. Returns how many were sealed anew. */
  resealAll(): Promise<number> {
    return reseal(this.db, this.cipher, 'second_factors', 'secret');
  }
}

function newRecoveryCode(): string {
  const letters = Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
  );
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** A recovery code has 49 random bits and attempts are counted, so a fast hash is enough. */
function recoveryHash(code: string): Buffer {
  return sha256(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
