import { DomainError } from '../shared/index.js';
import type { Database } from '../storage/index.js';
import type { TenantTable } from './tenant-tables.queries.js';

/** `alter table` waits for who works on the table, and all who come later wait for it: so it gives up soon and tries again. */
const LOCK_TIMEOUT = '250ms';
const TRIES = 60;
const BETWEEN_TRIES_S = 0.25;

/** Triggers that refuse writes of a hub that moves, and what its tables write into the log for the other cell. */
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
    const standing = await this.standing();
    const hub = String(this.hubId);
    // Marks are written by the move itself.
    const tables = all.filter(({ name }) => name !== 'hub_move_marks');
    for (const { name, hubColumn, keyHasHub, replicaIdentity, parts } of tables)
      await this.alter([
        ...(wholeRows && !keyHasHub && replicaIdentity !== 'f' ? identify(name, parts, 'full') : []),
        ...(standing.has(name)
          ? []
          : [
              `create trigger ${this.nameFor('write')} before insert or update on ${name} for each row
                 when (new.${hubColumn} = ${hub}) execute function hub_move_fence(${hub})`,
              `create trigger ${this.nameFor('delete')} before delete on ${name} for each row
                 when (old.${hubColumn} = ${hub}) execute function hub_move_fence(${hub})`,
            ]),
      ]);
  }

  /** `fence`: callers are no longer refused; either way changes are logged as before the move. */
  async takeAway(tables: readonly TenantTable[], { fence }: { readonly fence: boolean }): Promise<void> {
    const standing = fence ? await this.standing() : new Set();
    for (const { name, replicaIdentity, parts } of tables)
      await this.alter([
        ...(replicaIdentity === 'f' ? identify(name, parts, 'default') : []),
        ...(standing.has(name)
          ? [
              `drop trigger ${this.nameFor('write')} on ${name}`,
              `drop trigger ${this.nameFor('delete')} on ${name}`,
            ]
          : []),
      ]);
  }

  private nameFor(what: 'write' | 'delete'): string {
    return `hub_move_${what}_${String(this.hubId)}`;
  }

  /** Tables that have the triggers. */
  private async standing(): Promise<ReadonlySet<string>> {
    const found = await this.db.query<{ name: string }>(
      'select tgrelid::regclass::text as name from pg_trigger where tgname = $1',
      [this.nameFor('write')],
    );
    return new Set(found.map(({ name }) => name));
  }

  private async alter(commands: readonly string[]): Promise<void> {
    for (let tries = 1; commands.length > 0; tries++) {
      try {
        // Commands of one message are one transaction, and hold the table's lock for as short as can be.
        await this.db.execute([`set local lock_timeout = '${LOCK_TIMEOUT}'`, ...commands].join('; '));
        return;
      } catch (error) {
        if ((error as { code?: unknown }).code !== '55P03') throw error;
        if (tries === TRIES) throw new DomainError('storage_unavailable', {}, { cause: error });
        await this.db.execute('select pg_sleep($1)', [BETWEEN_TRIES_S]);
      }
    }
  }
}

/** Partitions do not take it over from their table. */
function identify(table: string, parts: readonly string[], by: 'full' | 'default'): string[] {
  return [...new Set([table, ...parts])].map((name) => `alter table ${name} replica identity ${by}`);
}
