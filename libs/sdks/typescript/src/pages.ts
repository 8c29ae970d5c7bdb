/** Yields the items of all pages one by one. */
export async function* itemsOf<Item, Place>(
  first: Place,
  read: (place: Place) => Promise<{ readonly items: readonly Item[]; readonly next: Place | null }>,
): AsyncGenerator<Item, void> {
  for (let place: Place | null = first; place !== null;) {
    const page: { readonly items: readonly Item[]; readonly next: Place | null } = await read(place);
    yield* page.items;
    place = page.next;
  }
}
