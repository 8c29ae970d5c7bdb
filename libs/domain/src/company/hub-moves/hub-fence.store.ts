import { changeTables, type Database } from '../../base/index.js';
import type { TenantTable } from './tenant-tables.queries.js';

/** Triggers of the fence; those of the watch, which note what is written. */
type TriggerKind = 'write' | 'delete' | 'note_write' | 'note_delete';

/** Triggers that refuse or note writes of a hub that moves, and what its tables write into the log for the other cell. */
export class HubFence {
  constructor(
    private readonly db: Database,
    private readonly hubId: number,
  ) {}

  /**
   * `wholeRows`: changes are logged with the whole row before them. Without it a publication of some rows would make
   * PostgreSQL refuse every change of a table whose key does not tell the hub.
   * @throws storage_unavailable (a table is in use for too long)
   */
  async put(all: readonly TenantTable[], { wholeRows }: { readonly wholeRows: boolean }): Promise<void> {
    const standing = await this.standing('write');
    // Marks are written by the move itself.
    const tables = all.filter(({ name }) => name !== 'hub_move_marks');
    for (const table of tables)
      await this.alter([
        ...(wholeRows && !table.keyHasHub
          ? table.parts
              .filter(({ replicaIdentity }) => replicaIdentity !== 'f')
              .map(({ name }) => `alter table ${name} replica identity full`)
          : []),
        ...(standing.has(table.name)
          ? []
          : this.triggers(table, 'before', 'hub_move_fence', ['write', 'delete'])),
      ]);
  }

  /**
   * From now on each key of the hub that is written is noted in `hub_move_changes`: also by the replication, for whose
   * copies of whole tables this must not be there yet. @throws storage_unavailable (a table is in use for too long)
   */
  async watch(tables: readonly TenantTable[]): Promise<void> {
    const standing = await this.standing('note_write');
    for (const table of tables.filter(({ name }) => !standing.has(name)))
      await this.alter([
        ...this.triggers(
          table,
          'after',
          'hub_move_note',
          ['note_write', 'note_delete'],
          [table.name, ...table.key],
        ),
        `alter table ${table.name} enable always trigger ${this.nameFor('note_write')}`,
        `alter table ${table.name} enable always trigger ${this.nameFor('note_delete')}`,
      ]);
  }

  /** `fence`: callers are no longer refused; either way nothing is noted, and changes are logged as before the move. */
  async takeAway(tables: readonly TenantTable[], { fence }: { readonly fence: boolean }): Promise<void> {
    const [watched, fenced] = [await this.standing('note_write'), await this.standing('write')];
    const drop = (table: string, kinds: readonly TriggerKind[]) =>
      kinds.map((kind) => `drop trigger ${this.nameFor(kind)} on ${table}`);
    for (const { name, parts } of tables)
      await this.alter([
        ...parts
          .filter(({ replicaIdentity }) => replicaIdentity === 'f')
          .map((part) => `alter table ${part.name} replica identity default`),
        ...(watched.has(name) ? drop(name, ['note_write', 'note_delete']) : []),
        ...(fence && fenced.has(name) ? drop(name, ['write', 'delete']) : []),
      ]);
    await this.db.execute('delete from hub_move_changes where hub_id = $1', [this.hubId]);
  }

  private triggers(
    { name, hubColumn }: TenantTable,
    when: 'before' | 'after',
    routine: string,
    [write, remove]: readonly [TriggerKind, TriggerKind],
    given: readonly string[] = [],
  ): string[] {
    const hub = String(this.hubId);
    const call = `execute function ${routine}(${[hub, ...given.map((one) => `'${one}'`)].join(', ')})`;
    return [
      `create trigger ${this.nameFor(write)} ${when} insert or update on ${name} for each row
         when (new.${hubColumn} = ${hub}) ${call}`,
      `create trigger ${this.nameFor(remove)} ${when} delete on ${name} for each row
         when (old.${hubColumn} = ${hub}) ${call}`,
    ];
  }

  private nameFor(kind: TriggerKind): string {
    return `hub_move_${kind}_${String(this.hubId)}`;
  }

  /** Tables that have the trigger. */
  private async standing(kind: TriggerKind): Promise<ReadonlySet<string>> {
    const found = await this.db.query<{ name: string }>(
      'select tgrelid::regclass::text as name from pg_trigger where tgname = $1',
      [this.nameFor(kind)],
    );
    return new Set(found.map(({ name }) => name));
  }

  private async alter(commands: readonly string[]): Promise<void> {
    if (commands.length > 0) await changeTables(this.db, commands.join('; '));
  }
}
