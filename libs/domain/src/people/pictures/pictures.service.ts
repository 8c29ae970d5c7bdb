import { Injectable, Logger } from '@nestjs/common';
import { Catalog, Hubs, type Media } from '../../company/index.js';
import { Merchants } from '../merchants/index.js';
import {
  Clock,
  Database,
  DomainError,
  type DomainErrorCode,
  FILE_TOKEN,
  type FileBody,
  type FileContent,
  FileStore,
  Id,
  instant,
  keepPicture,
  newFileToken,
  PublicUrl,
  type Scope,
} from '../../base/index.js';
import { Column, Entity, Index } from 'typeorm';

/** Kinds of records whose `media` lists the addresses of their pictures. */
export type PictureOwner = 'merchant' | 'vehicle_type' | 'category';

/** Table `pictures`: an uploaded picture of a record, or the logo of a hub. */
@Entity('pictures')
@Index('pictures_token_idx', ['token'], { unique: true })
@Index('pictures_owner_idx', ['hubId', 'ownerKind', 'ownerId'])
export class Picture {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) ownerKind: PictureOwner | 'hub';
  @Column({ type: 'bigint' }) ownerId: number;
  @Column({ type: 'text' }) token: string;
  @Column({ type: 'text' }) storageKey: string;
  @Column({ type: 'text' }) contentType: string;
  @Column({ type: 'integer' }) size: number;
  @Column(instant) createdAt: Date;
}

@Injectable()
export class PictureFiles {
  private readonly log = new Logger(PictureFiles.name);

  constructor(
    private readonly files: FileStore,
    private readonly publicUrl: PublicUrl,
  ) {}

  /** @throws invalid_value (not a picture by content) */
  async keep(hubId: number, field: string, bytes: FileBody) {
    const stored = await keepPicture(this.files, { field, folder: 'pictures', ownerId: hubId }, bytes);
    return { token: newFileToken(), ...stored };
  }

  get(storageKey: string): Promise<FileContent | null> {
    return this.files.get(storageKey);
  }

  async delete(storageKey: string): Promise<void> {
    try {
      await this.files.delete(storageKey);
    } catch (error) {
      this.log.warn(`A removed picture is still in the storage (${storageKey}): ${String(error)}`);
    }
  }

  urlOf({ token }: Pick<Picture, 'token'>): string {
    return `${this.publicUrl.base}/arquivos/${token}`;
  }
}

const MAX_PICTURES = 20;

const OWNERS = {
  merchant: { table: 'merchants', missing: 'merchant_not_found' },
  vehicle_type: { table: 'vehicle_types', missing: 'vehicle_type_not_found' },
  category: { table: 'categories', missing: 'category_not_found' },
} as const satisfies Record<PictureOwner, { table: string; missing: DomainErrorCode }>;

/**
 * What else a new logo changes, in the same transaction and with the hub locked; returns the addresses of
 * former logos that are still shown elsewhere. These stay until the next change.
 */
export type LogoChange = (logoUrl: string | null) => Promise<readonly (string | null)[]>;

const nothingElse: LogoChange = () => Promise.resolve([]);

/**
 * Pictures of merchants, vehicle types and categories, whose addresses are in the record's `media`, and logos
 * of hubs, one each. The bytes are in the `FileStore`.
 */
@Injectable()
export class Pictures {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: PictureFiles,
    private readonly catalog: Catalog,
    private readonly merchants: Merchants,
    private readonly hubs: Hubs,
  ) {}

  /** Oldest first. @throws merchant_not_found · vehicle_type_not_found · category_not_found */
  async list(scope: Scope, ownerKind: PictureOwner, ownerId: number) {
    await this.media(scope, ownerKind, ownerId);
    const found = await this.db.manager.find(Picture, {
      where: { hubId: scope.hubId, ownerKind, ownerId },
      order: { id: 'asc' },
    });
    return found.map((picture) => this.view(picture));
  }

  /** @throws as `list` · invalid_value (not a picture) · limit_reached · external_service_unavailable */
  async add(scope: Scope, ownerKind: PictureOwner, ownerId: number, bytes: FileBody) {
    const { hubId } = scope;
    await this.media(scope, ownerKind, ownerId);
    const file = await this.files.keep(hubId, 'picture', bytes);
    return await this.db.inTransactionScope(async () => {
      const media = await this.media(scope, ownerKind, ownerId, 'for update');
      if (media.length >= MAX_PICTURES) throw new DomainError('limit_reached', { field: 'picture' });
      const stored = { hubId, ownerKind, ownerId, ...file, createdAt: this.clock.now() };
      const picture = this.view(await this.db.manager.save(Picture, stored));
      const shown = { url: picture.url, contentType: file.contentType };
      await this.saveMedia(scope, ownerKind, ownerId, [...media, shown]);
      return picture;
    });
  }

  /** @throws as `list` · document_not_found */
  async remove(scope: Scope, ownerKind: PictureOwner, ownerId: number, id: number): Promise<void> {
    await this.db.inTransactionScope(async () => {
      const media = await this.media(scope, ownerKind, ownerId, 'for update');
      const where = { id, hubId: scope.hubId, ownerKind, ownerId };
      const found = await this.db.get(Picture, where, 'document_not_found');
      await this.db.manager.delete(Picture, where);
      const others = media.filter(({ url }) => url !== this.files.urlOf(found));
      await this.saveMedia(scope, ownerKind, ownerId, others);
      this.db.afterCommit(() => void this.files.delete(found.storageKey));
    });
  }

  /** null: no such token. @throws external_service_unavailable */
  async byToken(token: string): Promise<FileContent | null> {
    const record = FILE_TOKEN.test(token) ? await this.db.manager.findOneBy(Picture, { token }) : null;
    return record && (await this.files.get(record.storageKey));
  }

  /**
   * Stored with the owner kind `hub`, and shown by `branding` of the hub's settings. @throws invalid_value
   * (not a picture by content) · hub_not_found · external_service_unavailable
   */
  async setLogo({ hubId }: Scope, bytes: FileBody, change = nothingElse) {
    const file = await this.files.keep(hubId, 'logo', bytes);
    const url = this.files.urlOf(file);
    return await this.db.inTransactionScope(async () => {
      // Locks the hub, so that one of two concurrent logos remains.
      await this.hubs.setLogo(hubId, url);
      await this.forgetLogos(hubId, await change(url));
      const picture = { ...ownedBy(hubId), ...file, createdAt: this.clock.now() };
      return Object.assign(await this.db.manager.save(Picture, picture), { url });
    });
  }

  /** Without a logo nothing changes. @throws hub_not_found */
  async removeLogo({ hubId }: Scope, change = nothingElse): Promise<void> {
    await this.db.inTransactionScope(async () => {
      await this.hubs.setLogo(hubId, null);
      await this.forgetLogos(hubId, await change(null));
    });
  }

  private async forgetLogos(hubId: number, stored: readonly (string | null)[]): Promise<void> {
    const known = await this.db.manager.findBy(Picture, ownedBy(hubId));
    const former = known.filter((picture) => !stored.includes(this.files.urlOf(picture)));
    if (former.length === 0) return;
    await this.db.manager.remove(Picture, former);
    this.db.afterCommit(() => {
      for (const { storageKey } of former) void this.files.delete(storageKey);
    });
  }

  private async media({ hubId }: Scope, kind: PictureOwner, id: number, lock: '' | 'for update' = '') {
    const { table, missing } = OWNERS[kind];
    const row = await this.db.unchecked.first<{ media: Media[] }>(
      `select media from ${table} where hub_id = $1 and id = $2 ${lock}`,
      [hubId, id],
    );
    if (!row) throw new DomainError(missing);
    return row.media;
  }

  private saveMedia(scope: Scope, kind: PictureOwner, id: number, media: Media[]): Promise<unknown> {
    if (kind === 'merchant') return this.merchants.update(scope, id, { media });
    if (kind === 'category') return this.catalog.updateCategory(scope.hubId, id, { media });
    return this.catalog.updateVehicleType(scope.hubId, id, { media });
  }

  /** The address is public: it is the permission. */
  private view(picture: Picture) {
    return Object.assign(picture, { url: this.files.urlOf(picture) });
  }
}

function ownedBy(hubId: number) {
  return { hubId, ownerKind: 'hub', ownerId: hubId } as const;
}
