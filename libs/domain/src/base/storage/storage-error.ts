import { isNativeError } from 'node:util/types';
import { DomainError, type DomainErrorCode, type DomainErrorFacts } from '../shared/index.js';

/** SQLSTATE of a PostgreSQL error or code of a Node.js system error; empty for any other value. */
function sqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** The write broke the named unique constraint, or any without a name. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}

/** @throws `code`: the write broke the named unique constraint (or any, without a name) */
export async function requireUnique<T>(
  write: Promise<T>,
  code: DomainErrorCode,
  facts: DomainErrorFacts = {},
  constraint?: string,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error, constraint) ? new DomainError(code, facts, { cause: error }) : error;
  }
}

/** The statement was refused because an earlier one of its transaction had failed. */
export function isTransactionAborted(error: unknown): boolean {
  return sqlState(error) === '25P02';
}

/** Serialization failures and deadlocks: the transaction was rolled back and can be run again. */
export function isRetriable(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error));
}

/** The connection cannot be used any longer, or PostgreSQL did not accept a new one. */
const CONNECTION_LOST = /^(08|57P|53300|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|ENOENT)/;
const CONNECTION_MESSAGE =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered|was closed)|Query runner already released|the database system is/;

function isConnectionLost(error: Error): boolean {
  return CONNECTION_LOST.test(sqlState(error)) || CONNECTION_MESSAGE.test(error.message);
}

/**
 * 53100: the disk is full. 25006: no writes, as the server became a standby or was set read-only. 57014: the
 * statement reached its time limit, as when it waits for a commit that no standby confirms.
 */
const CANNOT_SERVE = /^(53100|25006|57014)$/;

/** 0A000 of this text: a prepared statement no longer fits its table; only a new connection parses anew. */
const STALE_PLAN = /cached plan must not change result type/;

/** The connection must be closed. 25006 counts: a new connection may reach the new primary. */
export function isConnectionUnusable(error: unknown): boolean {
  const cause = error instanceof DomainError ? error.cause : error;
  if (!isNativeError(cause)) return false;
  const state = sqlState(cause);
  return (
    isConnectionLost(cause) || state === '25006' || (state === '0A000' && STALE_PLAN.test(cause.message))
  );
}

/** Raised where a hub's writes are kept out: for now, or with the hub's new address as the detail. */
const HUB_MOVING = 'HM001';
const HUB_MOVED = 'HM002';

/**
 * PostgreSQL out of reach, unable to write or too slow becomes `storage_unavailable`, a write of a hub that
 * moves elsewhere `hub_moving` or `hub_moved`; every other error passes unchanged.
 */
export function asStorageError(error: unknown): unknown {
  if (!isNativeError(error) || error instanceof DomainError) return error;
  if (sqlState(error) === HUB_MOVING) return new DomainError('hub_moving', {}, { cause: error });
  if (sqlState(error) === HUB_MOVED)
    return new DomainError(
      'hub_moved',
      { address: (error as { detail?: string }).detail ?? null },
      { cause: error },
    );
  if (!isConnectionLost(error) && !CANNOT_SERVE.test(sqlState(error))) return error;
  return new DomainError('storage_unavailable', {}, { cause: error });
}
