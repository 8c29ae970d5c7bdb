import { HubGate, MIGRATIONS } from '#domain';
import { migrate } from '#runtime/testing';
import { createTestDatabase, testCore, testDomain, type TestCore } from '../../../test/support/index.js';
import { hasCells, prepareCells } from './cells-schema.store.js';
import { HubMoveStateStore } from './hub-move-state.store.js';
import { HubMoves, movesIn } from './hub-moves.service.js';

const TRACES = `
  select 'schema ' || nspname as name from pg_namespace where nspname = 'cells'
   union all select 'table ' || oid::regclass from pg_class where relname ~ 'hub_move' and relkind in ('r', 'v', 'S')
   union all select 'trigger ' || tgname from pg_trigger where tgname ~ 'hub_move'
   union all select 'function ' || proname from pg_proc p where proname ~ 'hub_move' or prosrc ~ 'cells[.]'`;
const RESTING = 'select resting_hubs()::float8[] as hubs, partitions_stay() as stay';

describe('a database without cells', () => {
  let core: TestCore;

  beforeAll(async () => {
    core = await testCore();
  });
  afterAll(() => core.close());

  it('has no table, trigger, function or schema of theirs, and works for every hub', async () => {
    expect(await core.db.query(TRACES)).toEqual([]);
    expect(await core.db.first(RESTING)).toEqual({ hubs: [], stay: false });
    expect([await hasCells(core.db), await movesIn(core.db)]).toEqual([false, []]);
  });

  it('serves the callers of every hub', async () => {
    expect(core.hubGate.constructor).toBe(HubGate);
  });
});

describe('a database with cells', () => {
  it('gets what they need once, whoever starts first, and a start changes nothing of it', async () => {
    const core = await testCore();
    await Promise.all([1, 2, 3].map(() => prepareCells(core.db)));
    expect(await hasCells(core.db)).toBe(true);
    await new HubMoveStateStore(core.db, core.clock, 77).enter('arriving');
    await prepareCells(core.db);
    expect(await core.db.first(RESTING)).toEqual({ hubs: [77], stay: true });
    expect(await movesIn(core.db)).toMatchObject([{ hubId: 77, state: 'arriving', stalled: false }]);
    await core.close();
  });

  it('refuses callers of hubs that are not here, in the core too, and serves all others', async () => {
    const domain = await testDomain({ env: { CELLS: 'true' } });
    const gate = domain.get(HubGate);
    expect(gate).toBeInstanceOf(HubMoves);
    const store = new HubMoveStateStore(domain.db, domain.clock, 77);
    const refusal = async (hub: number) => {
      try {
        await gate.admit(hub);
        return null;
      } catch (error) {
        return error;
      }
    };
    await store.enter('arriving');
    expect(await refusal(77)).toMatchObject({ code: 'hub_moving' });
    await store.enter('moved', 'https://there.example');
    expect(await refusal(77)).toMatchObject({
      code: 'hub_moved',
      facts: { address: 'https://there.example' },
    });
    expect(await refusal(78)).toBeNull();
    await domain.close();
  });
});

describe('a database of the time in which the core moved hubs', () => {
  const since = MIGRATIONS.length - MIGRATIONS.findIndex(({ name }) => name.startsWith('CellsApart'));

  async function databaseOfBefore(state: string) {
    const database = await createTestDatabase();
    const { dataSource } = database.db;
    for (let undone = 0; undone < since; undone++)
      await dataSource.undoLastMigration({ transaction: 'each' });
    await database.db.execute(
      `insert into hub_moves (hub_id, state, rests, address, started_at, changed_at)
       values (77, $1, true, 'https://there.example', now(), now())`,
      [state],
    );
    return database;
  }

  it.each(['arriving', 'copying', 'moved'])(
    'is refused, with what to do, where a hub is %s',
    async (state) => {
      const { db, close } = await databaseOfBefore(state);
      await expect(migrate(db.dataSource)).rejects.toThrow(
        /Hub 77 is moving to another cell: with the release before this, end the move .* then start this release/,
      );
      expect(await db.query('select hub_id from hub_moves')).toHaveLength(1);
      await close();
    },
  );

  it('keeps the address of a hub that went and was cleared, and cells go on with it', async () => {
    const { db, close } = await databaseOfBefore('cleared');
    await migrate(db.dataSource);
    await prepareCells(db);
    expect(await movesIn(db)).toMatchObject([
      { hubId: 77, state: 'cleared', address: 'https://there.example' },
    ]);
    await close();
  });
});
