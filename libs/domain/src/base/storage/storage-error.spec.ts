import { DomainError } from '../shared/index.js';
import { asStorageError, isConnectionUnusable } from './storage-error.js';

const error = (code: string, message = 'refused') => Object.assign(new Error(message), { code });

describe('errors of PostgreSQL', () => {
  it.each([
    ['08006', 'connection failure'],
    ['57P01', 'terminated by an administrator'],
    ['57P03', 'the database system is starting up'],
    ['53300', 'too many connections'],
    ['53100', 'could not extend file: No space left on device'],
    ['25006', 'cannot execute INSERT in a read-only transaction'],
    ['57014', 'canceling statement due to statement timeout'],
    ['ECONNREFUSED', 'connect ECONNREFUSED'],
  ])('%s (%s) is storage_unavailable', (code, message) => {
    expect(asStorageError(error(code, message))).toMatchObject({ code: 'storage_unavailable' });
  });

  it.each([
    ['23505', 'duplicate key value'],
    ['LG001', 'the balance does not cover the amount'],
    ['22P02', 'invalid input syntax'],
  ])('%s (%s) passes unchanged and keeps its connection', (code, message) => {
    const refused = error(code, message);
    expect(asStorageError(refused)).toBe(refused);
    expect(isConnectionUnusable(refused)).toBe(false);
  });

  it('close the connection when it is lost, read-only or has a stale plan', () => {
    for (const code of ['08006', '57P01', '25006']) expect(isConnectionUnusable(error(code))).toBe(true);
    expect(isConnectionUnusable(error('0A000', 'cached plan must not change result type'))).toBe(true);
    expect(isConnectionUnusable(error('0A000', 'cross-database references are not implemented'))).toBe(false);
    const lost = new DomainError('storage_unavailable', {}, { cause: new Error('Connection terminated') });
    expect(isConnectionUnusable(lost)).toBe(true);
  });

  it('keep the connection when only the disk is full or one statement was too slow: others go on', () => {
    for (const code of ['53100', '57014']) expect(isConnectionUnusable(error(code))).toBe(false);
  });
});
