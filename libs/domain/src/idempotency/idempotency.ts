import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, statement, type Transaction } from '../shared/index.js';

export interface NamedRequest {
  readonly credentialId: number;
  /** The caller's name for it. */
  readonly key: string;
  /** What makes two requests the same: operation and body. */
  readonly content: string;
}

export interface Outcome {
  readonly answer: string;
  /** Nothing was done: this is what the first request was answered. */
  readonly replayed: boolean;
}

interface Kept {
  readonly requestHash: Buffer;
  readonly answer: string | null;
  readonly createdAt: Date;
}

const LIFE_MS = 24 * 3_600_000;

/** Waits for a request of the same name that is still at work; takes over a name whose life is over. */
const CLAIM = statement(
  'idempotency_claim',
  `insert into idempotent_answers as kept (credential_id, key, request_hash, created_at) values ($1, $2, $3, $4)
   on conflict (credential_id, key) do update
     set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
     where kept.created_at <= $5`,
);
const READ = statement(
  'idempotency_read',
  `select request_hash as "requestHash", answer, created_at as "createdAt" from idempotent_answers where credential_id = $1 and key = $2`,
);
const KEEP = statement(
  'idempotency_keep',
  'update idempotent_answers set answer = $3 where credential_id = $1 and key = $2',
);

/**
 * Does a request once, however often it arrives within a day. The answer is kept in the transaction that does the
 * work, so there is never one without the other, and a request that fails leaves its name free.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws idempotency_conflict, and whatever the work raises */
  once(request: NamedRequest, work: (tx: Transaction) => Promise<string>): Promise<Outcome> {
    const { credentialId, key } = request;
    const hash = hashOf(request);
    const now = this.clock.now();
    const deadline = this.deadline();
    return this.db.transaction(async (tx) => {
      const claimed = await tx.execute(CLAIM, [credentialId, key, hash, now, deadline]);
      if (claimed === 0) return replay(await tx.first<Kept>(READ, [credentialId, key]), hash);
      const answer = await work(tx);
      await tx.execute(KEEP, [credentialId, key, answer]);
      return { answer, replayed: false };
    });
  }

  /**
   * What the request was answered already, if it was: for whoever must prepare its work and need not for a repetition.
   * @throws idempotency_conflict
   */
  async answered(request: NamedRequest): Promise<Outcome | null> {
    const kept = await this.db.first<Kept>(READ, [request.credentialId, request.key]);
    return kept === null || kept.createdAt <= this.deadline() ? null : replay(kept, hashOf(request));
  }

  /** Forgets what is too old to be asked for again; call until it returns 0. */
  prune(limit = 5_000): Promise<number> {
    return this.db.execute(
      `delete from idempotent_answers where (credential_id, key) in
         (select credential_id, key from idempotent_answers where created_at <= $1 order by created_at limit $2)`,
      [this.deadline(), limit],
    );
  }

  private deadline(): Date {
    return new Date(this.clock.millis() - LIFE_MS);
  }
}

function hashOf({ content }: NamedRequest): Buffer {
  return createHash('sha256').update(content).digest();
}

function replay(kept: Kept | null, hash: Buffer): Outcome {
  if (!kept?.requestHash.equals(hash) || kept.answer === null) throw new DomainError('idempotency_conflict');
  return { answer: kept.answer, replayed: true };
}
