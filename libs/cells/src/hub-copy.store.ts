import type { Database } from '#domain';
import type { MovedTable } from './moved-tables.queries.js';

/** PostgreSQL's logical replication of one hub: publication with row filter here, subscription there. */
export class HubCopy {
  private readonly name: string;

  constructor(
    private readonly here: Database,
    private readonly there: Database,
    private readonly hubId: number,
  ) {
    this.name = `hub_move_${String(hubId)}`;
  }

  /**
   * `sourceUrl`: this cell's database as the other cell's PostgreSQL reaches it. A second call does nothing.
   */
  async begin(tables: readonly MovedTable[], sourceUrl: string): Promise<void> {
    if (await this.isSubscribed()) return;
    await this.end();
    const rows = [...tables, { name: 'cells.marks', hubColumn: 'hub_id' }].map(
      ({ name, hubColumn }) => `${name} where (${hubColumn} = ${String(this.hubId)})`,
    );
    // The other cell may have other partitions: changes are published under the name of the whole table.
    await this.here.execute(
      `create publication ${this.name} for table ${rows.join(', table ')} with (publish_via_partition_root = true)`,
    );
    await this.here.execute(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [this.name]);
    await this.there.execute(
      `create subscription ${this.name} connection '${sourceUrl.replaceAll("'", "''")}' publication ${this.name}
         with (create_slot = false, slot_name = ${this.name}, copy_data = true)`,
    );
  }

  /** `copied`: tables that now follow their source. */
  async tablesCopied(): Promise<{ readonly copied: number; readonly all: number }> {
    const found = await this.there.unchecked.first<{ copied: number; all: number }>(
      `select count(*) filter (where r.srsubstate = 'r')::int as copied, count(*)::int as "all"
         from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid where s.subname = $1
          and s.subdbid = (select oid from pg_database where datname = current_database())`,
      [this.name],
    );
    return found ?? { copied: 0, all: 0 };
  }

  /** Whether this cell still keeps changes for the other one. */
  async isOpen(): Promise<boolean> {
    return (
      (await this.here.execute('select from pg_replication_slots where slot_name = $1', [this.name])) > 0
    );
  }

  /** Removes those of subscription, slot and publication that exist. */
  async end(): Promise<void> {
    if (await this.isSubscribed()) {
      await this.there.execute(`alter subscription ${this.name} disable`);
      await this.there.execute(`alter subscription ${this.name} set (slot_name = none)`);
      await this.there.execute(`drop subscription ${this.name}`);
    }
    await this.here.execute(
      `select pg_terminate_backend(active_pid) from pg_replication_slots where slot_name = $1 and active_pid is not null`,
      [this.name],
    );
    await this.dropSlot();
    await this.here.execute(`drop publication if exists ${this.name}`);
  }

  private async dropSlot(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.here.execute(
          `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1`,
          [this.name],
        );
        return;
      } catch (error) {
        // 55006: the process that sent the changes has not ended yet.
        if ((error as { code?: unknown }).code !== '55006' || tries === 50) throw error;
        await this.here.execute('select pg_sleep(0.1)');
      }
    }
  }

  private async isSubscribed(): Promise<boolean> {
    const found = await this.there.execute(
      `select from pg_subscription where subname = $1
          and subdbid = (select oid from pg_database where datname = current_database())`,
      [this.name],
    );
    return found > 0;
  }
}
