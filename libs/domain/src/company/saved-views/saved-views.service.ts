import { Injectable } from '@nestjs/common';
import {
  actorIdOf,
  Clock,
  Database,
  DomainError,
  Id,
  instant,
  requireUnique,
  type Scope,
} from '../../base/index.js';
import { Column, Entity, Index } from 'typeorm';

/** Table `saved_views`: filters, columns and sorting of a list. Only the screen interprets the content. */
@Entity('saved_views')
@Index('saved_views_name_idx', ['hubId', 'operatorId', 'screen', 'name'], { unique: true })
@Index('saved_views_screen_idx', ['hubId', 'screen', 'id'])
export class SavedView {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) operatorId: number;
  @Column({ type: 'text' }) operatorName: string;
  @Column({ type: 'text' }) screen: string;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'boolean' }) shared: boolean;
  @Column({ type: 'jsonb' }) content: Readonly<Record<string, unknown>>;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

type SavedViewRecord = Omit<SavedView, 'hubId'>;
type NewView = Pick<SavedView, 'screen' | 'name' | 'shared' | 'content'>;

/** Per operator and screen. */
const MAX_VIEWS = 50;

/** Saved views: the operator's own and those that others share with the hub. Only owners change them. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** The operator's own first. */
  async list(scope: Scope, screen: string): Promise<SavedViewRecord[]> {
    const { hubId } = scope;
    const operatorId = actorIdOf(scope);
    const found = await this.db.manager.find(SavedView, {
      where: [
        { hubId, screen, operatorId },
        { hubId, screen, shared: true },
      ],
      order: { id: 'ASC' },
    });
    const isOthers = (view: SavedView) => Number(view.operatorId !== operatorId);
    return found.sort((a, b) => isOthers(a) - isOthers(b)).map(recordOf);
  }

  /** @throws not_unique (name) · limit_reached */
  async create(scope: Scope, view: NewView): Promise<SavedViewRecord> {
    const { hubId, actor } = scope;
    const operatorId = actorIdOf(scope);
    const owned = await this.db.manager.countBy(SavedView, { hubId, operatorId, screen: view.screen });
    if (owned >= MAX_VIEWS) throw new DomainError('limit_reached', { limit: MAX_VIEWS });
    const operatorName = actor.name ?? actor.kind;
    return this.write({ ...view, hubId, operatorId, operatorName, createdAt: this.clock.now() });
  }

  /** @throws view_not_found (or another person's) · not_unique (name) */
  async update(
    scope: Scope,
    id: number,
    changes: Partial<Omit<NewView, 'screen'>>,
  ): Promise<SavedViewRecord> {
    const own = { id, hubId: scope.hubId, operatorId: actorIdOf(scope) };
    return this.write(Object.assign(await this.db.get(SavedView, own, 'view_not_found'), changes));
  }

  /** @throws view_not_found (or another person's) */
  async remove(scope: Scope, id: number): Promise<void> {
    const own = { id, hubId: scope.hubId, operatorId: actorIdOf(scope) };
    if ((await this.db.manager.delete(SavedView, own)).affected === 0)
      throw new DomainError('view_not_found');
  }

  private async write(view: Omit<SavedView, 'id' | 'updatedAt'>): Promise<SavedViewRecord> {
    const written = this.db.manager.save(SavedView, Object.assign(view, { updatedAt: this.clock.now() }));
    return recordOf(await requireUnique(written, 'not_unique', { field: 'name' }, 'saved_views_name_idx'));
  }
}

function recordOf({ hubId: _hubId, ...record }: SavedView): SavedViewRecord {
  return record;
}
