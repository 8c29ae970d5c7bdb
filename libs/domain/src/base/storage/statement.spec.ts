import { statement } from './index.js';

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
});
