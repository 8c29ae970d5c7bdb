import { everyItem } from './list.js';

describe('reading every item', () => {
  const numbers = Array.from({ length: 450 }, (_, at) => at);

  /** Answers each page by its query; returns the addresses that were asked. */
  function pagesOf(page: (query: URLSearchParams) => object): string[] {
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      asked.push(address as string);
      return Response.json(page(new URL(address as string, 'https://example.com').searchParams));
    });
    return asked;
  }

  it('goes on by numbered pages until it has all that there are', async () => {
    const asked = pagesOf((query) => {
      const page = Number(query.get('page') ?? 1);
      const items = numbers.slice((page - 1) * 200, page * 200);
      return { items, page, perPage: 200, total: numbers.length };
    });
    expect(await everyItem('/api/admin/couriers', { online: 'true', perPage: 200 })).toEqual(numbers);
    expect(asked).toEqual(
      ['', '&page=2', '&page=3'].map((page) => `/api/admin/couriers?online=true&perPage=200${page}`),
    );
  });

  it('goes on by cursor until there is none', async () => {
    const asked = pagesOf((query) => ({
      items: [query.get('cursor')],
      nextCursor: { '': 'a', a: 'b', b: null }[query.get('cursor') ?? ''],
    }));
    expect(await everyItem('/api/admin/orders', { limit: 1 })).toEqual([null, 'a', 'b']);
    expect(asked.at(-1)).toBe('/api/admin/orders?limit=1&cursor=b');
  });

  it('ends where the list became shorter meanwhile', async () => {
    pagesOf((query) => ({
      items: query.has('page') ? [] : ['only'],
      page: Number(query.get('page') ?? 1),
      perPage: 1,
      total: 2,
    }));
    expect(await everyItem('/api/admin/merchants', { perPage: 1 })).toEqual(['only']);
  });
});
