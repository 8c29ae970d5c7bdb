import { Injectable } from '@nestjs/common';
import { Column, Entity, In, Index } from 'typeorm';
import {
  Clock,
  Database,
  DomainError,
  FILE_TOKEN,
  type FileBody,
  type FileContent,
  FileStore,
  Id,
  instant,
  keepPicture,
  newFileToken,
  oneOf,
  type Scope,
  statement,
  actorIdOf,
} from '../../base/index.js';

export const EVIDENCE_KINDS = ['photo', 'signature'] as const;
type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/**
 * Table `evidence_files`: a courier's photo or signature. Who has the token of the order's link may see it.
 */
@Entity('evidence_files')
@Index('evidence_files_token_idx', ['token'], { unique: true })
@Index('evidence_files_order_idx', ['orderId'], { where: 'order_id is not null' })
@Index('evidence_files_waiting_idx', ['courierId'], { where: 'order_id is null' })
@Index('evidence_files_unused_idx', ['createdAt'], { where: 'order_id is null' })
export class EvidenceFile {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  /** null: not used by a delivery yet. */
  @Column({ type: 'bigint', nullable: true }) orderId: number | null;
  /** The place of the stop in the order; null: as `orderId`, or used before stops were kept. */
  @Column({ type: 'integer', nullable: true }) stop: number | null;
  @Column(oneOf(EVIDENCE_KINDS)) kind: EvidenceKind;
  @Column({ type: 'text' }) token: string;
  @Column({ type: 'text' }) storageKey: string;
  @Column({ type: 'text' }) contentType: string;
  @Column({ type: 'integer' }) size: number;
  @Column(instant) createdAt: Date;
}

const UNUSED_RETENTION_MS = 86_400_000;
const UNUSED = statement(
  'evidence.unused',
  `select id, storage_key as key from evidence_files
    where order_id is null and created_at < $1 order by created_at limit $2`,
);
/** Files of one courier that no order has yet: those of a full day, many times over. */
const MAX_UNUSED = 200;
/** How long after the last event of an order a phone may come back and send its photos. */
const ORDER_REMEMBERED_MS = 7 * 86_400_000;

const STANDING = statement(
  'evidence.courier_standing',
  `select exists (select from order_events where courier_id = $1 and at > $3 and hub_id = $2) as "hasOrder",
          (select count(*) from evidence_files where courier_id = $1 and hub_id = $2 and order_id is null)::int as unused`,
);

/** Files used before stops were kept have no stop. */
const USE = statement(
  'evidence.use',
  `update evidence_files set order_id = $4, stop = $5
    where id = any($1::bigint[]) and hub_id = $2 and courier_id = $3
      and (order_id is null or order_id = $4 and coalesce(stop, $5) = $5)`,
);

/** Files of evidence; the scope's actor is the courier who took them. */
@Injectable()
export class Evidences {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: FileStore,
  ) {}

  /**
   * Accepts pictures by content, not by file name, from couriers who have an order or had one lately.
   * @throws forbidden (field order) · invalid_value · limit_reached
   */
  async store(scope: Scope, kind: EvidenceKind, bytes: FileBody): Promise<EvidenceFile> {
    const courierId = actorIdOf(scope);
    const since = new Date(this.clock.millis() - ORDER_REMEMBERED_MS);
    const standing = await this.db.first(STANDING, [courierId, scope.hubId, since]);
    if (!standing?.hasOrder) throw new DomainError('forbidden', { field: 'order' });
    if (standing.unused >= MAX_UNUSED) throw new DomainError('limit_reached', { limit: MAX_UNUSED });
    const where = { field: kind, folder: 'evidence', ownerId: courierId };
    const stored = await keepPicture(this.files, where, bytes);
    return await this.db.manager.save(EvidenceFile, {
      hubId: scope.hubId,
      courierId,
      kind,
      token: newFileToken(),
      ...stored,
      orderId: null,
      stop: null,
      createdAt: this.clock.now(),
    });
  }

  /**
   * The courier's own files, in the order they were taken, kept from now on as long as the order. A file
   * proves one stop: a file used for another stop is not found. Called before the delivery, so that no proof
   * is deleted meanwhile. @throws evidence_not_found
   */
  async use(scope: Scope, ids: readonly number[], of: { orderId: number; stop: number }) {
    const files = new Set(ids);
    if (files.size === 0) return [];
    return await this.db.transaction(async (tx) => {
      const used = await tx.execute(USE, [[...files], scope.hubId, actorIdOf(scope), of.orderId, of.stop]);
      if (used !== files.size) throw new DomainError('evidence_not_found');
      return await tx.manager.find(EvidenceFile, { where: { id: In([...files]) }, order: { id: 'asc' } });
    });
  }

  /** The token is the permission; null: unknown token. @throws external_service_unavailable */
  async byToken(token: string): Promise<FileContent | null> {
    const record = FILE_TOKEN.test(token) ? await this.db.manager.findOneBy(EvidenceFile, { token }) : null;
    return record && (await this.files.get(record.storageKey));
  }

  /** Deletes what no delivery used in a day; call until 0. @throws external_service_unavailable */
  async prune(limit = 100): Promise<number> {
    const before = new Date(this.clock.millis() - UNUSED_RETENTION_MS);
    const unused = await this.db.query(UNUSED, [before, limit]);
    // Files before rows: if deleting a file fails, its row remains and is tried again.
    for (const { key } of unused) await this.files.delete(key);
    return await this.db.execute('delete from evidence_files where id = any($1::bigint[])', [
      unused.map(({ id }) => id),
    ]);
  }
}
