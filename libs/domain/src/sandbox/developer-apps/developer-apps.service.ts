import { Inject, Injectable, Logger } from '@nestjs/common';
import { Credentials } from '../../integration/index.js';
import { DeveloperTeams } from '../developers/index.js';
import {
  Clock,
  Database,
  DomainError,
  type FileBody,
  FileStore,
  requireText,
  statement,
} from '../../base/index.js';
import {
  type AppFactField,
  type AppFacts,
  listedFacts,
  requireRedirectUris,
  unlistedFacts,
} from './app.rules.js';
import { AppSandboxes, requireRoom, SandboxLimit } from './app-sandboxes.service.js';
import { AppWebhooks } from './app-webhooks.service.js';
import { DeveloperApp } from './developer-app.entity.js';
import { clearHub } from '../../company/index.js';

const OF_DEVELOPER = statement(
  'developer-apps.apps_of',
  `select a.id from developer_apps a join developer_members m on m.team_id = a.team_id
    where m.developer_id = $1 and ($2::bigint is null or a.id = $2) order by a.id`,
);

/** Logos that merchants see, or may see once the open submission is approved. */
const SHOWN_LOGOS = statement(
  'developer-apps.shown_logos',
  `select r.logo_url as "logoUrl" from app_reviews r join developer_apps a on a.id = r.app_id
    where a.id = $1 and (r.id = a.listed_review_id or r.state = 'submitted')`,
);

type NewApp = Pick<DeveloperApp, 'teamId' | 'type' | 'name'>;
type AppPatch = Partial<Pick<DeveloperApp, 'name' | 'description' | 'website'>>;

interface AppView extends DeveloperApp {
  readonly teamName: string;
  /** What a review approved; null: merchants do not see the app. */
  readonly listed: AppFacts | null;
  /** Facts that merchants see otherwise, until a review approves them. */
  readonly unlisted: readonly AppFactField[];
  /** The sandbox's robots move its orders. */
  readonly robots: boolean;
}

/** Table `developer_apps`: creates and changes apps. Another team's app is not found. */
@Injectable()
export class DeveloperApps {
  @Inject(SandboxLimit) private readonly limit: SandboxLimit;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly teams: DeveloperTeams,
    private readonly sandboxes: AppSandboxes,
    private readonly credentials: Credentials,
    private readonly webhooks: AppWebhooks,
  ) {}

  async list(developerId: number): Promise<AppView[]> {
    const teams = await this.teams.list(developerId);
    const found = await this.db.query(OF_DEVELOPER, [developerId, null]);
    const views: AppView[] = [];
    for (const { id } of found) {
      const app = await this.db.manager.findOneByOrFail(DeveloperApp, { id });
      views.push(await this.view(app, teams.find((team) => team.id === app.teamId)?.name ?? ''));
    }
    return views;
  }

  /** @throws app_not_found */
  async require(developerId: number, id: number): Promise<DeveloperApp> {
    const found = await this.db.first(OF_DEVELOPER, [developerId, id]);
    if (!found) throw new DomainError('app_not_found');
    return this.db.manager.findOneByOrFail(DeveloperApp, { id });
  }

  /** @throws app_not_found */
  async get(developerId: number, id: number): Promise<AppView> {
    const app = await this.require(developerId, id);
    const { name } = await this.teams.require(developerId, app.teamId);
    return this.view(app, name);
  }

  /** Creates the app with its sandbox. @throws team_not_found · required_value (name) · limit_reached */
  async create(developerId: number, { teamId, type, name }: NewApp): Promise<AppView> {
    await this.teams.require(developerId, teamId);
    const id = await this.db.inTransactionScope(async () => {
      await requireRoom(this.db, this.limit, teamId);
      const now = this.clock.now();
      const sandbox = await this.sandboxes.provision(requireText(name, 'name'), type);
      const saved = await this.db.manager.save(DeveloperApp, {
        teamId,
        type,
        name: requireText(name, 'name'),
        ...sandbox,
        state: 'draft' as const,
        createdAt: now,
        updatedAt: now,
      });
      return saved.id;
    });
    return this.get(developerId, id);
  }

  /** @throws app_not_found · required_value (name) */
  async update(developerId: number, id: number, patch: AppPatch): Promise<AppView> {
    await this.require(developerId, id);
    const { name, ...rest } = patch;
    const named = name === undefined ? {} : { name: requireText(name, 'name') };
    await this.db.manager.update(DeveloperApp, { id }, { ...rest, ...named, updatedAt: this.clock.now() });
    return this.get(developerId, id);
  }

  /** @throws app_not_found · limit_reached · invalid_value (redirectUris) */
  async setAuthorization(
    developerId: number,
    id: number,
    { redirectUris, scopes }: Pick<DeveloperApp, 'redirectUris' | 'scopes'>,
  ): Promise<DeveloperApp> {
    await this.require(developerId, id);
    requireRedirectUris(redirectUris);
    const asked = { redirectUris: [...new Set(redirectUris)], scopes: [...new Set(scopes)] };
    await this.db.manager.update(DeveloperApp, { id }, { ...asked, updatedAt: this.clock.now() });
    return this.require(developerId, id);
  }

  /** null removes the logo. @throws app_not_found · invalid_value (not a picture by content) */
  async setLogo(developerId: number, id: number, bytes: FileBody | null): Promise<AppView> {
    const app = await this.require(developerId, id);
    await this.sandboxes.setLogo(app, bytes, async (logoUrl) => {
      // Locks the app: a submission is there already, or it is of the new logo.
      await this.db.manager.update(DeveloperApp, { id }, { logoUrl, updatedAt: this.clock.now() });
      const shown = await this.db.query(SHOWN_LOGOS, [id]);
      return shown.map((review) => review.logoUrl);
    });
    return this.get(developerId, id);
  }

  private async view(app: DeveloperApp, teamName: string): Promise<AppView> {
    const listed = await listedFacts(this.db, app);
    const robots = await this.sandboxes.robotsOn(app);
    return Object.assign(app, { teamName, listed, unlisted: unlistedFacts(app, listed), robots });
  }

  /** @throws app_not_found */
  async setRobots(developerId: number, id: number, on: boolean): Promise<AppView> {
    await this.sandboxes.setRobots(await this.require(developerId, id), on);
    return this.get(developerId, id);
  }

  async credential(developerId: number, id: number) {
    const { sandboxHubId, credentialId } = await this.require(developerId, id);
    const { clientId, createdAt, lastUsedAt } = await this.credentials.get(sandboxHubId, credentialId);
    return { clientId, createdAt, lastUsedAt, secret: await this.credentials.secretOf(credentialId) };
  }

  /** The old pair or key ends at once. @throws app_not_found */
  async regenerate(developerId: number, id: number) {
    const app = await this.require(developerId, id);
    await this.db.inTransactionScope(async () => {
      const credentialId = await this.sandboxes.regenerate(app);
      await this.webhooks.signWith(app, credentialId);
      await this.db.manager.update(DeveloperApp, { id }, { credentialId, updatedAt: this.clock.now() });
    });
    return this.credential(developerId, id);
  }
}

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
   * Deletes every row and file of the sandbox, then the app; repeatable. @throws app_not_found · forbidden
   * (not the owner of the team) · transition_refused: shops are connected, and not cut off by it
   */
  async remove(developerId: number, id: number): Promise<void> {
    const { teamId, sandboxHubId } = await this.apps.require(developerId, id);
    await this.teams.requireOwner(developerId, teamId);
    if (await this.db.first(CONNECTED, [id])) throw new DomainError('transition_refused');
    const files = await this.db.query(FILES, [sandboxHubId]);
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
