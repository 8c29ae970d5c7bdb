import {
  COURIER_DOCUMENT_TYPES,
  CourierDocuments,
  DomainError,
  FileStore,
  newFileKey,
  type CourierDocument,
  type CourierDocumentType,
  type KeptFile,
  type Scope,
} from '#domain';
import { Injectable } from '@nestjs/common';
import type { Upload } from './uploads.js';

export interface Paper extends KeptFile {
  readonly type: CourierDocumentType;
}

/** Papers that couriers send, checked by content before anything is written. */
@Injectable()
export class CourierPapers {
  constructor(
    private readonly files: FileStore,
    private readonly documents: CourierDocuments,
  ) {}

  /** @throws invalid_value */
  async recognised(files: Partial<Record<string, Upload[]>>): Promise<Paper[]> {
    const papers: Paper[] = [];
    for (const type of COURIER_DOCUMENT_TYPES)
      for (const file of files[type] ?? []) papers.push(await this.recognise(type, file, type));
    return papers;
  }

  /** @throws required_value · invalid_value */
  async recognise(type: CourierDocumentType, file: Upload | undefined, field: string): Promise<Paper> {
    if (!file) throw new DomainError('required_value', { field });
    const contentType = await this.files.recognise(file.buffer);
    if (contentType === null) throw new DomainError('invalid_value', { field });
    return { type, contentType, bytes: file.buffer };
  }

  /** @throws courier_not_found · external_service_unavailable */
  async keep(scope: Scope, courierId: number, { type, contentType, bytes }: Paper): Promise<CourierDocument> {
    const storageKey = newFileKey('couriers', courierId, contentType);
    await this.files.put(storageKey, { contentType, bytes });
    return this.documents.add(scope, courierId, type, { storageKey, contentType });
  }
}

/** @throws document_not_found */
export function documentTypeOf(text: string): CourierDocumentType {
  const type = COURIER_DOCUMENT_TYPES.find((each) => each === text);
  if (!type) throw new DomainError('document_not_found');
  return type;
}
