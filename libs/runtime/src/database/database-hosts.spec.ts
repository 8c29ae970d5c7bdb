import { DatabaseHosts } from './database-hosts.js';

describe('DATABASE_URL', () => {
  it('with one host stays as it is', () => {
    const url = 'postgres://lm:p%40ss@db.example:5433/last_mile?sslmode=require';
    const hosts = DatabaseHosts.parse(url);
    expect(hosts).toMatchObject({ current: url, several: false, mustWrite: false });
    hosts.leave(url);
    expect(hosts.current).toBe(url);
  });

  it('with several hosts tries them in turn, and wants one that takes writes', () => {
    const hosts = DatabaseHosts.parse('postgresql://lm:secret@a:5432,b:5433,c/last_mile?sslmode=require');
    expect(hosts).toMatchObject({ several: true, mustWrite: true });
    const tried = [0, 1, 2, 3].map(() => {
      const { current } = hosts;
      hosts.leave(current);
      return current;
    });
    expect(tried).toEqual([
      'postgresql://lm:secret@a:5432/last_mile?sslmode=require',
      'postgresql://lm:secret@b:5433/last_mile?sslmode=require',
      'postgresql://lm:secret@c/last_mile?sslmode=require',
      'postgresql://lm:secret@a:5432/last_mile?sslmode=require',
    ]);
  });

  it('is left once for all connections that failed at one host', () => {
    const hosts = DatabaseHosts.parse('postgres://a,b,c/last_mile');
    const failed = hosts.current;
    hosts.leave(failed);
    hosts.leave(failed);
    expect(hosts.current).toBe('postgres://b/last_mile');
  });

  it.each([
    ['any', false],
    ['read-write', true],
    ['primary', true],
  ])('understands target_session_attrs=%s', (target, mustWrite) => {
    const hosts = DatabaseHosts.parse(`postgres://a,b/last_mile?target_session_attrs=${target}`);
    expect(hosts).toMatchObject({ mustWrite, current: 'postgres://a/last_mile' });
  });

  it.each(['read-only', 'standby', 'prefer-standby', 'quick'])(
    'refuses target_session_attrs=%s with a reason',
    (target) => {
      expect(() => DatabaseHosts.parse(`postgres://a/last_mile?target_session_attrs=${target}`)).toThrow(
        `target_session_attrs=${target}, and this program writes`,
      );
    },
  );

  it('refuses several hosts in the query, and names the right place', () => {
    expect(() => DatabaseHosts.parse('postgres:///last_mile?host=a,b')).toThrow(/write them before the name/);
  });
});
