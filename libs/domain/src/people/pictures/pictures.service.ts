import { Injectable } from '@nestjs/common';
import { Catalog, type Media } from '../../company/index.js';
import { Merchants } from '../merchants/index.js';
import {
  Clock,
  DomainError,
  type DomainErrorCode,
  FILE_TOKEN,
  type FileBody,
  type FileContent,
  type Scope,
  Database,
} from '../../base/index.js';
import { PictureFiles } from './picture-files.service.js';
import { Picture, type PictureOwner } from './picture.entity.js';

const MAX_PICTURES = 20;

const OWNERS = {
  merchant: { table: 'merchants', missing: 'merchant_not_found' },
  vehicle_type: { table: 'vehicle_types', missing: 'vehicle_type_not_found' },
  category: { table: 'categories', missing: 'category_not_found' },
} as const satisfies Record<PictureOwner, { table: string; missing: DomainErrorCode }>;

export interface PictureView extends Picture {
  /** Public: the address is the permission. */
  readonly url: string;
}

/** Pictures of merchants, vehicle types and categories: bytes in the `FileStore`, addresses in the record's `media`. */
@Injectable()
export class Pictures {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: PictureFiles,
    private readonly catalog: Catalog,
    private readonly merchants: Merchants,
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

  /** @throws as `list` · invalid_value (not a picture by content) · limit_reached · external_service_unavailable */
  async add(scope: Scope, ownerKind: PictureOwner, ownerId: number, bytes: FileBody): Promise<PictureView> {
    const { hubId } = scope;
    const contentType = await this.files.require('picture', bytes);
    await this.media(scope, ownerKind, ownerId);
    const file = await this.files.put(hubId, contentType, bytes);
    return await this.db.inTransactionScope(async () => {
      const media = await this.media(scope, ownerKind, ownerId, 'for update');
      if (media.length >= MAX_PICTURES) throw new DomainError('limit_reached', { field: 'picture' });
      const kept = { hubId, ownerKind, ownerId, ...file, createdAt: this.clock.now() };
      const picture = this.view(await this.db.manager.save(Picture, kept));
      await this.saveMedia(scope, ownerKind, ownerId, [...media, { url: picture.url, contentType }]);
      return picture;
    });
  }

  /** @throws as `list` · document_not_found */
  async remove(scope: Scope, ownerKind: PictureOwner, ownerId: number, id: number): Promise<void> {
    await this.db.inTransactionScope(async () => {
      const media = await this.media(scope, ownerKind, ownerId, 'for update');
      const where = { id, hubId: scope.hubId, ownerKind, ownerId };
      const found = await this.db.manager.findOneBy(Picture, where);
      if (!found) throw new DomainError('document_not_found');
      const { url } = this.view(found);
      await this.db.manager.delete(Picture, where);
      await this.saveMedia(
        scope,
        ownerKind,
        ownerId,
        media.filter((each) => each.url !== url),
      );
      this.db.afterCommit(() => void this.files.delete(found.storageKey));
    });
  }

  /** The picture of a token; null: none. @throws external_service_unavailable */
  async byToken(token: string): Promise<FileContent | null> {
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

  private saveMedia(scope: Scope, kind: PictureOwner, id: number, media: Media[]): Promise<unknown> {
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
    return Object.assign(picture, { url: this.files.urlOf(picture) });
  }
}
