import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { Catalog, type Media } from '../catalog/index.js';
import { Merchants } from '../merchants/index.js';
import {
  Clock,
  Database,
  DomainError,
  FILE_TOKEN,
  FileStore,
  newFileKey,
  newFileToken,
  PublicUrl,
  requirePicture,
  type DomainErrorCode,
  type KeptFile,
  type Scope,
} from '../shared/index.js';
import { Picture, type PictureOwner } from './picture.entity.js';

export const MAX_PICTURES = 20;

const OWNERS = {
  merchant: { table: 'merchants', missing: 'merchant_not_found' },
  vehicle_type: { table: 'vehicle_types', missing: 'vehicle_type_not_found' },
  category: { table: 'categories', missing: 'category_not_found' },
} as const satisfies Record<PictureOwner, { table: string; missing: DomainErrorCode }>;

export interface PictureView extends Picture {
  /** Whoever has it may look. */
  readonly url: string;
}

/** Pictures of merchants, vehicle types and categories: the bytes in the storage, the address in the record's `media`. */
@Injectable()
export class Pictures {
  private readonly log = new Logger(Pictures.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly catalog: Catalog,
    private readonly merchants: Merchants,
    @Optional() @Inject(PublicUrl) private readonly base: PublicUrl | null,
  ) {}

  /** Oldest first. @throws merchant_not_found · vehicle_type_not_found · category_not_found */
  async list(scope: Scope, ownerKind: PictureOwner, ownerId: number): Promise<PictureView[]> {
    await this.media(scope, ownerKind, ownerId);
    const found = await this.db.manager.find(Picture, {
      where: { hubId: scope.hubId, ownerKind, ownerId },
      order: { id: 'asc' },
    });
    return found.map((picture) => this.view(picture));
  }

  /** @throws as `list` · invalid_value (no picture by its content) · limit_reached · external_service_unavailable */
  async add(scope: Scope, ownerKind: PictureOwner, ownerId: number, bytes: Buffer): Promise<PictureView> {
    const { hubId } = scope;
    const contentType = await requirePicture(this.files, 'picture', bytes);
    await this.media(scope, ownerKind, ownerId);
    const storageKey = newFileKey('pictures', hubId, contentType);
    // Stored first: a file without a record is litter, a record without its file would be a lie.
    await this.files.put(storageKey, { contentType, bytes });
    return await this.db.together(async () => {
      const media = await this.media(scope, ownerKind, ownerId, 'for update');
      if (media.length >= MAX_PICTURES) throw new DomainError('limit_reached', { field: 'picture' });
      const kept = { hubId, ownerKind, ownerId, token: newFileToken(), storageKey, contentType };
      const more = { size: bytes.length, createdAt: this.clock.now() };
      const picture = this.view(await this.db.manager.save(Picture, { ...kept, ...more }));
      await this.show(scope, ownerKind, ownerId, [...media, { url: picture.url, contentType }]);
      return picture;
    });
  }

  /** @throws as `list` · document_not_found */
  async remove(scope: Scope, ownerKind: PictureOwner, ownerId: number, id: number): Promise<void> {
    await this.db.together(async () => {
      const media = await this.media(scope, ownerKind, ownerId, 'for update');
      const where = { id, hubId: scope.hubId, ownerKind, ownerId };
      const found = await this.db.manager.findOneBy(Picture, where);
      if (!found) throw new DomainError('document_not_found');
      const { url } = this.view(found);
      await this.db.manager.delete(Picture, where);
      await this.show(
        scope,
        ownerKind,
        ownerId,
        media.filter((each) => each.url !== url),
      );
      this.db.afterCommit(() => void this.discard(found.storageKey));
    });
  }

  /** null: nobody's. @throws external_service_unavailable */
  async byToken(token: string): Promise<KeptFile | null> {
    const record = FILE_TOKEN.test(token) ? await this.db.manager.findOneBy(Picture, { token }) : null;
    return record && (await this.files.get(record.storageKey));
  }

  private async media(
    { hubId }: Scope,
    kind: PictureOwner,
    id: number,
    lock: '' | 'for update' = '',
  ): Promise<Media[]> {
    const { table, missing } = OWNERS[kind];
    const row = await this.db.first<{ media: Media[] }>(
      `select media from ${table} where hub_id = $1 and id = $2 ${lock}`,
      [hubId, id],
    );
    if (!row) throw new DomainError(missing);
    return row.media;
  }

  private show(scope: Scope, kind: PictureOwner, id: number, media: Media[]): Promise<unknown> {
    switch (kind) {
      case 'merchant':
        return this.merchants.update(scope, id, { media });
      case 'vehicle_type':
        return this.catalog.updateVehicleType(scope.hubId, id, { media });
      case 'category':
        return this.catalog.updateCategory(scope.hubId, id, { media });
    }
  }

  private view(picture: Picture): PictureView {
    return Object.assign(picture, { url: `${this.base?.base ?? ''}/arquivos/${picture.token}` });
  }

  private async discard(storageKey: string): Promise<void> {
    try {
      await this.files.delete(storageKey);
    } catch (error) {
      this.log.warn(`A removed picture is still in the storage (${storageKey}): ${String(error)}`);
    }
  }
}
