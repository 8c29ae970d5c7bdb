import { OrderLifecycle } from '#domain';
import { anOrder } from '../support/builders/index.js';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

interface Page {
  readonly data: { id: number; order_status: string; deleted_at: string | null }[];
  readonly next_cursor: string;
  readonly next_page_url: string | null;
}

/** Longer than a change may take until it is seen by all. */
const SETTLED = { seconds: 11 };

describe('GET /orders?updated_since', () => {
  let api: FullApiWorld;
  let ids: number[];
  let since: string;

  const ask = async (query: string, key = api.keys.hub): Promise<Page> => {
    const { status, body } = await api.get(`/orders?${query}`, key);
    expect(status).toBe(200);
    return body as Page;
  };
  const idsOf = ({ data }: Page) => data.map(({ id }) => id);
  const from = (at = since) => `updated_since=${encodeURIComponent(at)}`;

  beforeAll(async () => {
    api = await openFullApi();
  });
  beforeEach(async () => {
    api.face.core.clock.advance({ days: 1 });
    since = api.face.core.clock.now().toISOString();
    ids = [];
    for (let i = 0; i < 5; i++) {
      api.face.core.clock.advance({ seconds: 1 });
      ids.push((await anOrder(api).create(api.face)).id);
    }
    api.face.core.clock.advance(SETTLED);
  });

  it('lists changed orders, the oldest change first, and continues from the cursor to the end', async () => {
    const first = await ask(`${from()}&limit=2`);
    expect([idsOf(first), first.next_page_url]).toEqual([
      ids.slice(0, 2),
      expect.stringContaining('cursor='),
    ]);
    const second = await ask(`cursor=${first.next_cursor}&limit=2`);
    expect(idsOf(second)).toEqual(ids.slice(2, 4));
    const last = await ask(`cursor=${second.next_cursor}&limit=2`);
    expect([idsOf(last), last.next_page_url]).toEqual([ids.slice(4), null]);
    expect(idsOf(await ask(`cursor=${last.next_cursor}`))).toEqual([]);
  });

  it('lists an order again when it changes, and one that was deleted', async () => {
    const { next_cursor } = await ask(from());
    await api.face.get(OrderLifecycle).cancel(api.scope, ids[1]!, { reason: 'operator' });
    await api.face.core.db.query('update orders set deleted_at = $2, updated_at = $2 where id = $1', [
      ids[0],
      new Date(api.face.core.clock.millis() + 1),
    ]);
    const { data } = await ask(`cursor=${next_cursor}`);
    expect(data.map(({ id, order_status, deleted_at }) => [id, order_status, deleted_at !== null])).toEqual([
      [ids[1], 'cancelled', false],
      [ids[0], 'pending', true],
    ]);
  });

  it('passes no change that an earlier transaction may still precede', async () => {
    const { next_cursor } = await ask(from());
    const fresh = await anOrder(api).create(api.face);
    const told = await ask(`cursor=${next_cursor}`);
    expect([idsOf(told), told.next_cursor]).toEqual([[fresh.id], next_cursor]);
    api.face.core.clock.advance(SETTLED);
    const again = await ask(`cursor=${told.next_cursor}`);
    expect(idsOf(again)).toEqual([fresh.id]);
    expect(idsOf(await ask(`cursor=${again.next_cursor}`))).toEqual([]);
  });

  it("lists only its own orders for a customer's key", async () => {
    const rival = await anOrder(api).of(api.rival).create(api.face);
    expect(idsOf(await ask(from(), api.keys.rival))).toEqual([rival.id]);
    expect(idsOf(await ask(from(), api.otherHub.keys.hub))).toEqual([]);
  });

  it.each([
    ['updated_since=ontem', 'updated_since'],
    ['updated_since=2026-02-31T00:00:00Z', 'updated_since'],
    ['cursor=abc', 'cursor'],
  ])('refuses ?%s, naming the field', async (query, field) => {
    const { status, body } = await api.get(`/orders?${query}`);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]]);
  });
});
