import { changeTables, type Database } from '#domain';
import type { MovedTable } from './moved-tables.queries.js';

/** Triggers that refuse writes of a hub that moves, and the replica identity of its tables. */
export class HubFence {
  private readonly names: readonly [write: string, remove: string];

  constructor(
    private readonly db: Database,
    private readonly hubId: number,
  ) {
    this.names = [`hub_move_write_${String(hubId)}`, `hub_move_delete_${String(hubId)}`];
  }

  /**
   * `wholeRows`: changes are logged with the whole row before them. Without it a publication of some rows
   * would make PostgreSQL refuse every change of a table whose key does not tell the hub.
   * @throws storage_unavailable (a table is in use for too long)
   */
  async put(tables: readonly MovedTable[], { wholeRows }: { readonly wholeRows: boolean }): Promise<void> {
    const standing = await this.standing();
    for (const table of tables)
      await this.alter([
        ...(wholeRows && !table.keyHasHub
          ? table.parts
              .filter((part) => !table.wholeParts.includes(part))
              .map((part) => `alter table ${part} replica identity full`)
          : []),
        ...(standing.has(table.name) ? [] : this.triggers(table)),
      ]);
  }

  /** `fence`: callers are no longer refused. Changes are logged as before the move in any case. */
  async takeAway(tables: readonly MovedTable[], { fence }: { readonly fence: boolean }): Promise<void> {
    const standing = await this.standing();
    for (const { name, wholeParts } of tables)
      await this.alter([
        ...wholeParts.map((part) => `alter table ${part} replica identity default`),
        ...(fence && standing.has(name)
          ? this.names.map((trigger) => `drop trigger ${trigger} on ${name}`)
          : []),
      ]);
  }

  private triggers({ name, hubColumn }: MovedTable): string[] {
    const hub = String(this.hubId);
    const [write, remove] = this.names;
    return [
      `create trigger ${write} before insert or update on ${name} for each row
         when (new.${hubColumn} = ${hub}) execute function cells.fence(${hub})`,
      `create trigger ${remove} before delete on ${name} for each row
         when (old.${hubColumn} = ${hub}) execute function cells.fence(${hub})`,
    ];
  }

  private async standing(): Promise<ReadonlySet<string>> {
    const found = await this.db.unchecked.query<{ name: string }>(
      'select tgrelid::regclass::text as name from pg_trigger where tgname = $1',
      [this.names[0]],
    );
    return new Set(found.map(({ name }) => name));
  }

  private async alter(commands: readonly string[]): Promise<void> {
    if (commands.length > 0) await changeTables(this.db, commands.join('; '));
  }
}
