export { BatchedLookUps, WriteBehindBuffer } from './batched-look-ups.js';
export { Batcher } from './batcher.js';
export { CHANGED } from './cached-records.js';
export { type Change, change, CHANGES_CHANNEL } from './changes.js';
export { actor, Id, instant, json, money, oneOf, optionalActor, optionalInstant } from './columns.js';
export { type Queryable } from './connection.js';
export { Database, runOn } from './database.js';
export { changeTables, DayPartitions } from './day-partitions.js';
export { BoundedCache, ExpiringCache } from './expiring-cache.js';
export { identityRange, MAX_CELL_ID } from './identity-ranges.js';
export {
  arraysOf,
  hubWorks,
  namedStatement,
  type RowOf,
  type Sql,
  type Statement,
  statement,
  type StatementName,
} from './statement.js';
export { PostgresNaming } from './postgres-naming.js';
export { readFromPrimary, runAsReader, type ReadReplica, type Reads } from './reads.js';
export { RecordReader } from './record-reader.js';
export { reseal } from './resealing.js';
export { asStorageError, isUniqueViolation, requireUnique } from './storage-error.js';
export { holdsConnection, type Transaction } from './transaction.js';
export { by, type FilterOf, WhereClause } from './where-clause.js';
