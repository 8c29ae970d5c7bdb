import {
  COURIER_DOCUMENT_TYPES,
  CourierDocuments,
  DomainError,
  FileStore,
  newFileKey,
  type CourierDocument,
  type CourierDocumentType,
  type NewFile,
  type Scope,
} from '#domain';
import { Injectable } from '@nestjs/common';
import type { Upload } from './picture.stream.js';

interface RecognisedDocument extends NewFile {
  readonly type: CourierDocumentType;
}

/** Uploads of couriers' documents, checked by content before anything is stored. */
@Injectable()
export class CourierDocumentUploads {
  constructor(
    private readonly files: FileStore,
    private readonly documents: CourierDocuments,
  ) {}

  /** @throws invalid_value */
  async recogniseAll(files: Partial<Record<string, Upload[]>>): Promise<RecognisedDocument[]> {
    const papers: RecognisedDocument[] = [];
    for (const type of COURIER_DOCUMENT_TYPES)
      for (const file of files[type] ?? []) papers.push(await this.recognise(type, file, type));
    return papers;
  }

  /** @throws required_value · invalid_value */
  async recognise(
    type: CourierDocumentType,
    file: Upload | undefined,
    field: string,
  ): Promise<RecognisedDocument> {
    if (!file) throw new DomainError('required_value', { field });
    const contentType = await this.files.recognise(file.received);
    if (contentType === null) throw new DomainError('invalid_value', { field });
    return { type, contentType, bytes: file.received };
  }

  /** Whether files of somebody who is not approved yet may be stored. @throws limit_reached */
  requireRoom(scope: Scope, courierId: number | null, files: number): Promise<void> {
    return this.documents.requireRoom(scope, courierId, files);
  }

  /** @throws courier_not_found · external_service_unavailable */
  async store(
    scope: Scope,
    courierId: number,
    { type, contentType, bytes }: RecognisedDocument,
  ): Promise<CourierDocument> {
    const storageKey = newFileKey('couriers', courierId, contentType);
    await this.files.put(storageKey, { contentType, bytes });
    return this.documents.add(scope, courierId, type, { storageKey, contentType });
  }
}

/** @throws document_not_found */
export function parseDocumentType(text: string): CourierDocumentType {
  const type = COURIER_DOCUMENT_TYPES.find((each) => each === text);
  if (!type) throw new DomainError('document_not_found');
  return type;
}
