import type { AuditedEntity } from '#domain';

/** What a handler changes, as the audit log words it. */
export interface AuditedChange {
  readonly entity: AuditedEntity;
  /** Of `ENTITY.ACTION` in the log: `blocked`. */
  readonly action: string;
  /** false: the log keeps only that it happened, because the content must not be kept. Default true. */
  readonly content?: boolean;
  /** false: the request came again and changed nothing, so nothing is logged. Default: it changed something. */
  readonly changed?: (answer: unknown) => boolean;
  /** true: the handler opens its own transactions, and the log entry stands outside of them. Default false. */
  readonly ownTransactions?: boolean;
}
