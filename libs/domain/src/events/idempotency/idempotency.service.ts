import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  DomainError,
  type RowOf,
  sha256,
  statement,
  type Transaction,
} from '../../base/index.js';

export interface IdempotentRequest {
  readonly hubId: number;
  readonly credentialId: number;
  readonly key: string;
  /** Operation and body: a repeated key must have the same content. */
  readonly content: string;
}

type RequestKey = Omit<IdempotentRequest, 'content'>;

export interface IdempotentOutcome<Answer> {
  readonly answer: Answer;
  /** The work was not done again: `answer` is that of the first request, as JSON keeps it. */
  readonly replayed: boolean;
}

type StoredAnswer = RowOf<typeof READ>;

const LIFETIME_MS = 24 * 3_600_000;

/** Claims the key. Waits for a request with the same key that is still running; takes over an expired key. */
const CLAIM = statement(
  'idempotency.idempotency_claim',
  `insert into idempotent_answers as kept (hub_id, credential_id, key, request_hash, created_at)
   values ($1, $2, $3, $4, $5)
   on conflict (hub_id, credential_id, key) do update
     set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
     where kept.created_at <= $6`,
);
const READ = statement(
  'idempotency.idempotency_read',
  `select request_hash as "requestHash", answer, created_at as "createdAt" 
     from idempotent_answers where hub_id = $1 and credential_id = $2 and key = $3`,
);
const SAVE_ANSWER = statement(
  'idempotency.idempotency_keep',
  'update idempotent_answers set answer = $4 where hub_id = $1 and credential_id = $2 and key = $3',
);

/**
 * Does the work of a request once, however often it arrives in a day. The answer is stored in the transaction
 * that does the work, so neither exists without the other, and a failed request leaves its key free.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws idempotency_conflict, and whatever the work raises */
  runOnce<Answer>(
    request: IdempotentRequest,
    work: (tx: Transaction) => Promise<Answer>,
  ): Promise<IdempotentOutcome<Answer>> {
    const id = idOf(request);
    const hash = sha256(request.content);
    const now = this.clock.now();
    const deadline = this.deadline();
    return this.db.transaction(async (tx) => {
      const claimed = await tx.execute(CLAIM, [...id, hash, now, deadline]);
      if (claimed === 0) return replay<Answer>(await tx.first(READ, id), hash);
      const answer = await work(tx);
      await tx.execute(SAVE_ANSWER, [...id, JSON.stringify(answer ?? null)]);
      return { answer, replayed: false };
    });
  }

  /** Spares a repeated request the caller's preparation; null: no answer. @throws idempotency_conflict */
  async findAnswer<Answer>(request: IdempotentRequest): Promise<IdempotentOutcome<Answer> | null> {
    const stored = await this.stored(request);
    return stored && replay<Answer>(stored, sha256(request.content));
  }

  /** Whatever the content; null: no answer is stored. */
  async answerOf<Answer>(request: RequestKey): Promise<Answer | null> {
    const answer = (await this.stored(request))?.answer ?? null;
    return answer === null ? null : (JSON.parse(answer) as Answer);
  }

  /** Call it until it returns 0. */
  prune(limit = 5_000): Promise<number> {
    return this.db.execute(
      `delete from idempotent_answers where (hub_id, credential_id, key) in
         (select hub_id, credential_id, key from idempotent_answers where created_at <= $1 order by created_at limit $2)`,
      [this.deadline(), limit],
    );
  }

  private async stored(request: RequestKey): Promise<StoredAnswer | null> {
    const stored = await this.db.first(READ, idOf(request));
    return stored !== null && stored.createdAt > this.deadline() ? stored : null;
  }

  private deadline(): Date {
    return new Date(this.clock.millis() - LIFETIME_MS);
  }
}

function idOf({ hubId, credentialId, key }: RequestKey): [number, number, string] {
  return [hubId, credentialId, key];
}

function replay<Answer>(from: StoredAnswer | null, hash: Buffer): IdempotentOutcome<Answer> {
  if (!from?.requestHash.equals(hash) || from.answer === null) throw new DomainError('idempotency_conflict');
  return { answer: JSON.parse(from.answer) as Answer, replayed: true };
}
