import type { AuditedEntity } from '#domain';

/** The change that a handler makes, as the audit log names it. */
export interface AuditedChange {
  readonly entity: AuditedEntity;
  /** The second part of the record's action, `ENTITY.ACTION`: `blocked`. */
  readonly action: string;
  /** Fields of the request's body that are kept where the change has no record to compare. Default none. */
  readonly fields?: readonly string[];
  /** false: the log must not keep the values, only that the change happened. Default true. */
  readonly content?: boolean;
  /** false: the request was a repetition and changed nothing, so nothing is logged. Default: it changed something. */
  readonly changed?: (answer: unknown) => boolean;
  /** true: the handler opens its own transactions, and the audit record is written outside of them. Default false. */
  readonly ownTransactions?: boolean;
}
