import { everyPage } from './every-page.js';

describe('reading every page', () => {
  const numbers = Array.from({ length: 450 }, (_, at) => at);
  const pageOf = ({ page, perPage }: { page: number; perPage: number }) =>
    numbers.slice((page - 1) * perPage, page * perPage);

  it('goes on until it has all that there are', async () => {
    let asked = 0;
    const read = (query: { page: number; perPage: number }) => {
      asked += 1;
      return Promise.resolve({ items: pageOf(query), total: numbers.length });
    };
    expect(await everyPage(read)).toEqual(numbers);
    expect(asked).toBe(3);
  });

  it('ends where the list became shorter meanwhile', async () => {
    const read = ({ page }: { page: number }) =>
      Promise.resolve({ items: page === 1 ? ['only'] : [], total: 2 });
    expect(await everyPage(read)).toEqual(['only']);
  });
});
