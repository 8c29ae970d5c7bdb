import {
  DomainError,
  EVIDENCE_KINDS,
  EvidenceFile,
  Evidences,
  FILE_TOKEN,
  FileLinks,
  Pictures,
  CourierDocuments,
  FileStore,
  photoPath,
} from '#domain';
import { z } from 'zod';
import { publicApi } from '../../http/declared-api.decorator.js';
import * as answers from '../../docs/record.schemas.js';
import * as fields from '../../http/field.schemas.js';
import { courierApi } from '../session/courier-api.decorator.js';
import { filePath, PICTURE_TYPES, sendExpired, sendPicture } from './picture.stream.js';

const evidenceAnswer = answers.recordOf(EvidenceFile, ['id kind contentType size createdAt'], {
  url: z.url(),
});

const evidenceApi = courierApi('evidence', { evidences: Evidences, links: FileLinks });

const EvidenceController = evidenceApi.controller('EvidenceController', {
  /** The form's file is named `photo` or `signature`, or `file` with the `kind` beside it. */
  keep: evidenceApi.post('', {
    summary: 'Uploads a photo or signature of an order (JPEG, PNG or WebP, 10 MiB, 40 megapixels)',
    body: z.object({ kind: z.enum(EVIDENCE_KINDS).optional() }),
    files: EVIDENCE_KINDS,
    answer: evidenceAnswer,
    errors: [403, 413],
    uploads: 1,
    run: async ({ evidences, links, by, body: form, uploads: [file] }) => {
      if (!file) throw new DomainError('required_value', { field: 'photo' });
      const named = file.fieldname === 'signature' ? 'signature' : 'photo';
      const { ...kept } = await evidences.store(by, form.kind ?? named, file.received);
      return { ...kept, url: links.of(filePath(kept.token)) };
    },
  }),
});

const linkQuery = z.object({ v: z.string().max(100).optional() });

const evidenceLinkApi = publicApi(
  'arquivos',
  { evidences: Evidences, pictures: Pictures, links: FileLinks },
  { token: fields.pathText('evidence_not_found') },
);

/** Files by their address, which is the permission: proofs for a day or two, public pictures for good. */
const EvidenceLinkController = evidenceLinkApi.controller('EvidenceLinkController', {
  show: evidenceLinkApi.send(':token', {
    summary: 'Reads a photo, signature or picture, by the address an order or a record shows',
    query: linkQuery,
    mediaTypes: PICTURE_TYPES,
    errors: [404, 410],
    run: async ({ links, evidences, pictures, token, query: { v }, response }) => {
      if (!FILE_TOKEN.test(token)) throw new DomainError('evidence_not_found');
      const admitted = links.admits(filePath(token), v);
      const file = (admitted && (await evidences.byToken(token))) || (await pictures.byToken(token));
      if (file) sendPicture(response, file);
      else if (admitted) throw new DomainError('evidence_not_found');
      else sendExpired(response);
    },
  }),
});

const api = publicApi(
  'arquivos/couriers',
  { documents: CourierDocuments, files: FileStore, links: FileLinks },
  { id: fields.pathId('document_not_found'), file: fields.pathText('document_not_found') },
);

const PhotoController = api.controller('PhotoController', {
  show: api.send(':id/:file', {
    summary: "Reads a courier's photo, by the address a delivery shows",
    query: linkQuery,
    mediaTypes: PICTURE_TYPES,
    errors: [404, 410],
    run: async ({ links, files, documents, id, file, query: { v }, response }) => {
      if (!links.admits(photoPath(`couriers/${String(id)}/${file}`), v)) {
        sendExpired(response);
        return;
      }
      const photo = await files.get(await documents.photo(id, file));
      if (!photo) throw new DomainError('document_not_found');
      sendPicture(response, photo);
    },
  }),
});

export const EVIDENCE_CONTROLLERS = [EvidenceController, EvidenceLinkController, PhotoController];
