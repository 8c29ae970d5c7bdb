import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import {
  Clock,
  Database,
  DomainError,
  FileStore,
  MAX_FILE_BYTES,
  newFileKey,
  randomBase62,
  type FileContentType,
  type KeptFile,
  type Scope,
} from '../shared/index.js';
import { EvidenceFile, type EvidenceKind } from './evidence-file.entity.js';

/** 190 bits: nobody guesses one. */
const TOKEN_LENGTH = 32;
const TOKEN = /^[0-9A-Za-z]{32}$/;

/** Photos and signatures that prove a delivery. The scope's actor is the courier who took them. */
@Injectable()
export class Evidences {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: FileStore,
  ) {}

  /** Only what is a picture by its content, whatever its name says. @throws invalid_value · limit_reached */
  async keep(scope: Scope, kind: EvidenceKind, bytes: Buffer): Promise<EvidenceFile> {
    const courierId = courierOf(scope);
    if (bytes.length > MAX_FILE_BYTES) throw new DomainError('limit_reached', { field: kind });
    const contentType = await this.pictureType(kind, bytes);
    const storageKey = newFileKey('evidence', courierId, contentType);
    // Stored first: a file without a record is litter, a record without its file would be a lie.
    await this.files.put(storageKey, { contentType, bytes });
    return await this.db.manager.save(EvidenceFile, {
      hubId: scope.hubId,
      courierId,
      kind,
      token: randomBase62(TOKEN_LENGTH),
      storageKey,
      contentType,
      size: bytes.length,
      createdAt: this.clock.now(),
    });
  }

  /** In the order they were taken; only the courier's own. @throws evidence_not_found */
  async ofCourier(scope: Scope, ids: readonly number[]): Promise<EvidenceFile[]> {
    if (ids.length === 0) return [];
    const found = await this.db.manager.find(EvidenceFile, {
      where: { id: In([...ids]), hubId: scope.hubId, courierId: courierOf(scope) },
      order: { id: 'asc' },
    });
    if (found.length !== new Set(ids).size) throw new DomainError('evidence_not_found');
    return found;
  }

  /** Whoever has the token may look. @throws evidence_not_found · external_service_unavailable */
  async byToken(token: string): Promise<KeptFile> {
    const record = TOKEN.test(token) ? await this.db.manager.findOneBy(EvidenceFile, { token }) : null;
    const file = record && (await this.files.get(record.storageKey));
    if (!file) throw new DomainError('evidence_not_found');
    return file;
  }

  private async pictureType(kind: EvidenceKind, bytes: Buffer): Promise<FileContentType> {
    const contentType = await this.files.recognise(bytes);
    if (contentType === null || contentType === 'application/pdf')
      throw new DomainError('invalid_value', { field: kind });
    return contentType;
  }
}

function courierOf({ actor }: Scope): number {
  if (actor.id === null) throw new DomainError('forbidden');
  return actor.id;
}
