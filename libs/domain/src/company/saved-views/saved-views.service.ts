import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  DomainError,
  Id,
  instant,
  requireUnique,
  type Scope,
  statement,
} from '../../base/index.js';
import { Column, Entity, Index } from 'typeorm';

/**
 * Table `saved_views`: filters, columns and sorting of a list, as an operator saved them. Only the screen interprets
 * the content.
 */
@Entity('saved_views')
@Index('saved_views_name_idx', ['hubId', 'operatorId', 'screen', 'name'], { unique: true })
@Index('saved_views_screen_idx', ['hubId', 'screen', 'id'])
export class SavedView {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** The operator who owns the view. */
  @Column({ type: 'bigint' }) operatorId: number;
  @Column({ type: 'text' }) operatorName: string;
  @Column({ type: 'text' }) screen: string;
  @Column({ type: 'text' }) name: string;
  /** Visible to all operators of the hub; only the owner changes it. */
  @Column({ type: 'boolean' }) shared: boolean;
  @Column({ type: 'jsonb' }) content: Readonly<Record<string, unknown>>;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

type SavedViewRecord = Omit<SavedView, 'hubId'>;
type ViewChanges = Partial<Pick<SavedView, 'name' | 'shared' | 'content'>>;

/** Limit of views per operator and screen. */
const MAX_VIEWS = 50;

const COLUMNS = `id, operator_id as "operatorId", operator_name as "operatorName", screen, name, shared, content,
  created_at as "createdAt", updated_at as "updatedAt"`;
const LIST = statement(
  'saved-views.views',
  `select ${COLUMNS} from saved_views
    where hub_id = $1 and screen = $2 and (operator_id = $3 or shared) order by operator_id <> $3, id`,
);
const COUNT = statement(
  'saved-views.views_of_person',
  'select count(*)::int as count from saved_views where hub_id = $1 and operator_id = $2 and screen = $3',
);
const INSERT = statement(
  'saved-views.view_insert',
  `insert into saved_views (hub_id, operator_id, operator_name, screen, name, shared, content, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $8) returning ${COLUMNS}`,
);
const UPDATE = statement(
  'saved-views.view_update',
  `update saved_views set name = coalesce($4, name), shared = coalesce($5, shared), content = coalesce($6::jsonb, content),
          updated_at = $7
    where hub_id = $1 and id = $2 and operator_id = $3 returning ${COLUMNS}`,
);
const REMOVE = statement(
  'saved-views.view_remove',
  'delete from saved_views where hub_id = $1 and id = $2 and operator_id = $3',
);

/** Saved views: the operator's own and those that others share with the hub. Only the owner changes a view. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Views of a screen, the operator's own first. */
  list({ hubId, actor }: Scope, screen: string): Promise<SavedViewRecord[]> {
    return this.db.query<SavedViewRecord>(LIST, [hubId, screen, actor.id]);
  }

  /** @throws not_unique (name) · limit_reached */
  async create(
    { hubId, actor }: Scope,
    { screen, name, shared, content }: Pick<SavedView, 'screen' | 'name' | 'shared' | 'content'>,
  ): Promise<SavedViewRecord> {
    const owned = await this.db.first(COUNT, [hubId, actor.id, screen]);
    if ((owned?.count ?? 0) >= MAX_VIEWS) throw new DomainError('limit_reached', { limit: MAX_VIEWS });
    const person = [hubId, actor.id, actor.name ?? actor.kind];
    const values = [screen, name, shared, JSON.stringify(content), this.clock.now()];
    const row = await named(this.db.first<SavedViewRecord>(INSERT, [...person, ...values]));
    if (!row) throw new Error('A view was written and not returned');
    return row;
  }

  /** @throws view_not_found (or another person's) · not_unique (name) */
  async update(
    { hubId, actor }: Scope,
    id: number,
    { name, shared, content }: ViewChanges,
  ): Promise<SavedViewRecord> {
    const text = content === undefined ? null : JSON.stringify(content);
    const values = [hubId, id, actor.id, name ?? null, shared ?? null, text, this.clock.now()];
    const row = await named(this.db.first<SavedViewRecord>(UPDATE, values));
    if (!row) throw new DomainError('view_not_found');
    return row;
  }

  /** @throws view_not_found (or another person's) */
  async remove({ hubId, actor }: Scope, id: number): Promise<void> {
    if ((await this.db.execute(REMOVE, [hubId, id, actor.id])) === 0) throw new DomainError('view_not_found');
  }
}

/** @throws not_unique: the operator has a view with that name */
function named<T>(written: Promise<T>): Promise<T> {
  return requireUnique(written, 'not_unique', { field: 'name' }, 'saved_views_name_idx');
}
