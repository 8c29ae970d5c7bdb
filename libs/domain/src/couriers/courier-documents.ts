import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainError, isFileKey, statement, type Scope } from '../shared/index.js';
import { CourierDocument, type CourierDocumentType } from './courier-document.entity.js';
import { CourierStore, onlyForTheHub } from './courier-store.js';

export interface StoredFile {
  readonly storageKey: string;
  readonly contentType: string;
}

const IS_PHOTO = statement(
  'courier_photo',
  'select 1 as found from couriers where id = $1 and photo_key = $2',
);

/** Where a courier's photo is shown to whoever was given the address: its key cannot be guessed. */
export function photoPath(photoKey: string): string {
  return `/arquivos/${photoKey}`;
}

/** Papers and pictures of a courier. The bytes lie in the storage of evidence; here is what they are. */
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

  /** The key of a courier's photo, as its address has it; of nothing else that lies beside it. @throws document_not_found */
  async photo(courierId: number, file: string): Promise<string> {
    const key = `couriers/${String(courierId)}/${file}`;
    const known = isFileKey(key) && (await this.db.first(IS_PHOTO, [courierId, key]));
    if (!known) throw new DomainError('document_not_found');
    return key;
  }

  /** @throws document_not_found · forbidden */
  async byId(scope: Scope, documentId: number): Promise<CourierDocument> {
    onlyForTheHub(scope);
    const found = await this.db.manager.findOneBy(CourierDocument, { id: documentId, hubId: scope.hubId });
    if (!found) throw new DomainError('document_not_found');
    return found;
  }
}
