import { Injectable, Logger } from '@nestjs/common';
import { Database, DomainError, FileStore, statement } from '../../base/index.js';
import { clearHub } from '../../company/index.js';
import { DeveloperTeams } from '../../people/index.js';
import { DeveloperApps } from './developer-apps.service.js';

const CONNECTED = statement(
  'developer-apps.app_connected',
  `select 1 from app_connections c join developer_apps a on a.id = c.app_id
    where c.app_id = $1 and c.disconnected_at is null and c.hub_id <> a.sandbox_hub_id limit 1`,
);
const FILES = statement(
  'developer-apps.sandbox_files',
  `select e.storage_key as key from orders o join evidence_files e on e.order_id = o.id where o.hub_id = $1
   union all
   select e.storage_key from couriers c join evidence_files e on e.courier_id = c.id and e.order_id is null
    where c.hub_id = $1
   union all select storage_key from pictures where hub_id = $1
   union all select storage_key from courier_documents where hub_id = $1`,
);

/** Deletes apps of developers with all that their sandboxes hold. */
@Injectable()
export class AppRemovals {
  private readonly log = new Logger(AppRemovals.name);

  constructor(
    private readonly db: Database,
    private readonly apps: DeveloperApps,
    private readonly teams: DeveloperTeams,
    private readonly files: FileStore,
  ) {}

  /**
   * Every row and file of the sandbox goes, then the app; one that was interrupted is deleted by another try. Shops that
   * an app works for are not cut off by it.
   * @throws app_not_found · forbidden (not the owner of the team) · transition_refused (shops are connected)
   */
  async remove(developerId: number, id: number): Promise<void> {
    const { teamId, sandboxHubId } = await this.apps.require(developerId, id);
    await this.teams.requireOwner(developerId, teamId);
    if (await this.db.first(CONNECTED, [id])) throw new DomainError('transition_refused');
    const files = await this.db.query<{ key: string }>(FILES, [sandboxHubId]);
    await clearHub(this.db, sandboxHubId, () => undefined);
    await this.db.transaction(async (tx) => {
      await tx.execute('delete from app_reviews where app_id = $1', [id]);
      await tx.execute('delete from app_connections where app_id = $1', [id]);
      await tx.execute('delete from developer_apps where id = $1', [id]);
    });
    for (const { key } of files) await this.forget(key);
  }

  private async forget(key: string): Promise<void> {
    try {
      await this.files.delete(key);
    } catch (error) {
      this.log.warn(`A file of a deleted sandbox is still in the storage (${key}): ${String(error)}`);
    }
  }
}
