import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  DomainError,
  isFileKey,
  type Scope,
  statement,
  requireHubScope,
} from '../../base/index.js';
import { CourierDocument, type CourierDocumentType } from './courier.entity.js';
import { CourierStore } from './courier.store.js';

const EVERYBODY: readonly CourierDocumentType[] = ['identity', 'face'];
const DRIVERS: readonly CourierDocumentType[] = ['cnh', 'vehicle_registration'];

const IS_PHOTO = statement(
  'couriers.courier_photo',
  'select 1 as found from couriers where id = $1 and photo_key = $2',
);

/** Maximum of files in a day from couriers not approved: from each, and from all of a hub together. */
const UNAPPROVED_PER_DAY = { person: 20, hub: 1_000 } as const;
const DAY_MS = 86_400_000;

const SENT_UNAPPROVED = statement(
  'couriers.documents_of_unapproved',
  `select count(*)::int as hub, count(*) filter (where d.courier_id = $2)::int as person
     from courier_documents d join couriers c on c.id = d.courier_id and c.hub_id = d.hub_id
    where d.hub_id = $1 and d.created_at > $3 and c.registration <> 'active'`,
);

/** Public path of a courier's photo: the key is unguessable. */
export function photoPath(photoKey: string): string {
  return `/arquivos/${photoKey}`;
}

/** `FileStore` has the bytes, `courier_documents` the records. */
@Injectable()
export class CourierDocuments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly store: CourierStore,
  ) {}

  /** The type's new active document; a face is the photo too. @throws courier_not_found · forbidden */
  async add(
    scope: Scope,
    courierId: number,
    type: CourierDocumentType,
    { storageKey, contentType }: Pick<CourierDocument, 'storageKey' | 'contentType'>,
  ): Promise<CourierDocument> {
    return await this.db.transaction(async (tx) => {
      const courier = await this.store.lock(tx, scope, courierId);
      const { hubId } = courier;
      await tx.manager.update(CourierDocument, { hubId, courierId, type, active: true }, { active: false });
      if (type === 'face') {
        courier.photoKey = storageKey;
        await this.store.save(tx, courier);
      }
      const sent = { storageKey, contentType, active: true, createdAt: this.clock.now() };
      return await tx.manager.save(CourierDocument, { hubId, courierId, type, ...sent });
    });
  }

  /**
   * To be called before files of a courier are stored; `courierId` null: the courier registers with these
   * files. Approved couriers have no quota. @throws limit_reached · courier_not_found · forbidden
   */
  async requireRoom(scope: Scope, courierId: number | null, files: number): Promise<void> {
    if (courierId !== null && (await this.store.read(this.db, scope, courierId)).registration === 'active')
      return;
    const since = new Date(this.clock.millis() - DAY_MS);
    const sent = await this.db.first(SENT_UNAPPROVED, [scope.hubId, courierId, since]);
    for (const by of ['person', 'hub'] as const)
      if ((sent?.[by] ?? 0) + files > UNAPPROVED_PER_DAY[by])
        throw new DomainError('limit_reached', { field: 'file', limit: UNAPPROVED_PER_DAY[by] });
  }

  /** The active document of each type. @throws courier_not_found · forbidden */
  async list(scope: Scope, courierId: number): Promise<CourierDocument[]> {
    await this.store.read(this.db, scope, courierId);
    return await this.db.manager.find(CourierDocument, {
      where: { hubId: scope.hubId, courierId, active: true },
      order: { id: 'asc' },
    });
  }

  /** @throws courier_not_found · forbidden */
  async missing(scope: Scope, courierId: number): Promise<CourierDocumentType[]> {
    const { vehicle } = await this.store.read(this.db, scope, courierId);
    const needed = vehicle.kind === 'bicycle' ? EVERYBODY : [...EVERYBODY, ...DRIVERS];
    const sent = await this.list(scope, courierId);
    return needed.filter((type) => !sent.some((document) => document.type === type));
  }

  /** The photo's storage key; other files of the courier are not found. @throws document_not_found */
  async photo(courierId: number, file: string): Promise<string> {
    const key = `couriers/${String(courierId)}/${file}`;
    const known = isFileKey(key) && (await this.db.first(IS_PHOTO, [courierId, key]));
    if (!known) throw new DomainError('document_not_found');
    return key;
  }

  /** @throws document_not_found · forbidden */
  async byId(scope: Scope, documentId: number): Promise<CourierDocument> {
    requireHubScope(scope);
    return await this.db.get(CourierDocument, { id: documentId, hubId: scope.hubId }, 'document_not_found');
  }
}
