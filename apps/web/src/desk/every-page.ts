const PAGE = 200;

interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** The items of all pages of a list, for choices: a hub may have more shops than one page holds. */
export async function everyPage<T>(
  read: (query: { page: number; perPage: number }) => Promise<Page<T>>,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read({ page, perPage: PAGE });
    items.push(...found.items);
    if (items.length >= found.total || found.items.length === 0) return items;
  }
}
