import { type Sql, type Statement, statement } from './index.js';

describe('a statement', () => {
  it('keeps its name, and refuses another text under it', () => {
    expect(statement('tests.one', 'select 1').name).toBe('tests.one');
    expect(() => statement('tests.one', 'select 2')).toThrow('Two statements are called tests.one');
  });

  it('has a name of its own within the 63 characters that PostgreSQL compares', () => {
    const filters = 'a_name_as_long_as_the_filters_of_a_list_can_make_it_in_practice';
    const [first, second] = ['first_20', 'first_50'].map(
      (page) => statement(`tests.${filters}_${page}`, `select '${page}'`).name,
    );
    expect([first?.length, second?.length]).toEqual([63, 63]);
    expect(first).not.toBe(second);
  });

  it('compiles only with rows as PostgreSQL describes them', () => {
    const sql: Statement<{ id: number; name: string | null; state: string; facts: unknown }> = {
      name: 'tests.row',
      text: '',
    };
    const rowsOf = <Row, Sure extends keyof Row = never>(of: Sql<Row, Sure>) => of;
    rowsOf<{ id: number; state: 'open' | 'closed'; facts: { at: string } }>(sql);
    rowsOf<{ name: string }, 'name'>(sql);
    // @ts-expect-error a column of another type
    rowsOf<{ id: string }>(sql);
    // @ts-expect-error a column that may be null
    rowsOf<{ name: string }>(sql);
    // @ts-expect-error a column that the statement does not return
    rowsOf<{ age: number }>(sql);
    expect(rowsOf(sql)).toBe(sql);
  });
});
