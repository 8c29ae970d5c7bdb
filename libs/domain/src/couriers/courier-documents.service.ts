import { Injectable } from '@nestjs/common';
import { Clock, DomainError, isFileKey, type Scope } from '../shared/index.js';
import { Database, statement } from '../storage/index.js';
import { CourierDocument, type CourierDocumentType } from './courier-document.entity.js';
import { missingDocuments } from './courier-document.rules.js';
import { CourierStore, requireHubScope } from './courier.store.js';

interface StoredFile {
  readonly storageKey: string;
  readonly contentType: string;
}

const IS_PHOTO = statement(
  'couriers.courier_photo',
  'select 1 as found from couriers where id = $1 and photo_key = $2',
);

/** Public path of a courier's photo: the key is unguessable. */
export function photoPath(photoKey: string): string {
  return `/arquivos/${photoKey}`;
}

/** Documents and photos of a courier. `FileStore` has the bytes, `courier_documents` the records. */
@Injectable()
export class CourierDocuments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly store: CourierStore,
  ) {}

  /** Replaces the active one of its type; a face is the courier's photo too. @throws courier_not_found · forbidden */
  async add(
    scope: Scope,
    courierId: number,
    type: CourierDocumentType,
    file: StoredFile,
  ): Promise<CourierDocument> {
    return await this.db.transaction(async (tx) => {
      const courier = await this.store.lock(tx, scope, courierId);
      const { hubId } = courier;
      await tx.manager.update(CourierDocument, { hubId, courierId, type, active: true }, { active: false });
      if (type === 'face') {
        courier.photoKey = file.storageKey;
        await this.store.save(tx, courier);
      }
      return await tx.manager.save(CourierDocument, {
        hubId,
        courierId,
        type,
        storageKey: file.storageKey,
        contentType: file.contentType,
        active: true,
        createdAt: this.clock.now(),
      });
    });
  }

  /** The active one of each type. @throws courier_not_found · forbidden */
  async list(scope: Scope, courierId: number): Promise<CourierDocument[]> {
    await this.store.read(this.db, scope, courierId);
    return await this.db.manager.find(CourierDocument, {
      where: { hubId: scope.hubId, courierId, active: true },
      order: { id: 'asc' },
    });
  }

  /** Types of documents that are still missing. @throws courier_not_found · forbidden */
  async missing(scope: Scope, courierId: number): Promise<CourierDocumentType[]> {
    const { vehicle } = await this.store.read(this.db, scope, courierId);
    const sent = await this.list(scope, courierId);
    return missingDocuments(
      vehicle.kind,
      sent.map(({ type }) => type),
    );
  }

  /** The storage key of a courier's photo by its file name; other files of the courier are not found. @throws document_not_found */
  async photo(courierId: number, file: string): Promise<string> {
    const key = `couriers/${String(courierId)}/${file}`;
    const known = isFileKey(key) && (await this.db.first(IS_PHOTO, [courierId, key]));
    if (!known) throw new DomainError('document_not_found');
    return key;
  }

  /** @throws document_not_found · forbidden */
  async byId(scope: Scope, documentId: number): Promise<CourierDocument> {
    requireHubScope(scope);
    const found = await this.db.manager.findOneBy(CourierDocument, { id: documentId, hubId: scope.hubId });
    if (!found) throw new DomainError('document_not_found');
    return found;
  }
}
