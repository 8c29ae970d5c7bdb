import { stopsPath, windowsOf, wordsQuery } from './recipient-window.rules.js';

const MARIA = { words: ['n/maria', 'n/jo'], joinedBy: '&' } as const;
/** 1970-01-01 is the first day of span 0. */
const day = (n: number) => new Date(n * 86_400_000 + 3_600_000);
const windows = (newest: number, oldest: number, having: string[][] = []) =>
  windowsOf(MARIA, { hubId: 7, having, newest: day(newest), oldest: day(oldest) });
const queries = (...period: Parameters<typeof windows>) => windows(...period).map(({ query }) => query);

describe('the windows of a search for a recipient', () => {
  it('ask for days first, newest first, then for what is left of their four weeks, then for four weeks each', () => {
    const query = (span: number, ...days: number[]) =>
      `('7/${String(span)}/n/maria':* & '7/${String(span)}/n/jo':*)` +
      (days.length === 0 ? '' : ` & (${days.map((n) => `'7/${String(span)}/d/${String(n)}'`).join(' | ')})`);
    expect(queries(114, 29)).toEqual([
      query(4, 114),
      query(4, 113),
      `${query(3, 111)} | ${query(4, 112)}`,
      query(3, 108, 109, 110),
      query(3, ...Array.from({ length: 24 }, (_, i) => 84 + i)),
      query(2),
      query(1, ...Array.from({ length: 27 }, (_, i) => 29 + i)),
    ]);
  });

  it('follow each other by the day', () => {
    const ends = windows(114, 29).map(({ until }) => until.getTime() / 86_400_000);
    expect(ends).toEqual([115, 114, 113, 111, 108, 84, 56]);
  });

  it('are at most those of a year and one for all years before it', () => {
    const all = windows(10_000, 0, [['m/1', 'm/2']]);
    expect(all).toHaveLength(18);
    expect(all.at(-1)).toEqual({
      query: `('7/n/maria':* & '7/n/jo':*) & ('7/m/1' | '7/m/2')`,
      until: new Date(9_632 * 86_400_000),
    });
  });

  it('end with the oldest day', () => {
    expect(queries(60, 60)).toEqual([`('7/2/n/maria':* & '7/2/n/jo':*) & ('7/2/d/60')`]);
    expect(queries(60, 58).at(-1)).toBe(`('7/2/n/maria':* & '7/2/n/jo':*) & ('7/2/d/58')`);
    expect(queries(59, 60)).toEqual([]);
  });

  it('ask for the merchant and others within each span', () => {
    expect(queries(60, 60, [['m/1', 'm/2'], ['c/5']])).toEqual([
      `('7/2/n/maria':* & '7/2/n/jo':*) & ('7/2/m/1' | '7/2/m/2') & ('7/2/c/5') & ('7/2/d/60')`,
    ]);
  });

  it('are not needed for open orders, of which only those are looked into that may have the longest word', () => {
    expect(stopsPath({ words: ['n/jo', 'n/ana', 'n/b'], joinedBy: '&' })).toBe(
      String.raw`$[*].name ? (@ like_regex "[a\u00c0-\u218f][\u00c0-\u218f]*[n\u00c0-\u218f][\u00c0-\u218f]*[a\u00c0-\u218f][\u00c0-\u218f]*" flag "i")`,
    );
    expect(stopsPath({ words: ['p/198', 'r/891'], joinedBy: '|' })).toBe(
      '$[*].phone ? (@ like_regex "1[^0-9]*9[^0-9]*8" flag "i")',
    );
  });

  it('need no hub and no time for the words of one order', () => {
    expect(wordsQuery({ words: ['p/1198', 'r/8911'], joinedBy: '|' })).toBe(`'p/1198':* | 'r/8911':*`);
  });
});
