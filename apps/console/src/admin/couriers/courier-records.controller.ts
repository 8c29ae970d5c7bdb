import { networkInterfaces } from 'node:os';
import {
  Fleets,
  CourierDocuments,
  DomainError,
  FileStore,
  CourierNotices,
  MAX_NOTICE,
  PublicUrl,
  qrModules,
} from '#domain';
import { z } from 'zod';
import { listOf, instantAnswer, textAnswer } from '../../docs/record.schemas.js';
import { sendPrivateFile } from '../../http/private-file.mapper.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { idField as idNumber, nameField, text } from '../../http/field.schemas.js';
import { fleetAnswer, courierDocumentAnswer } from './couriers.controller.js';
import { phoneAddress } from './phone-address.rules.js';

const description = text.nullable().exactOptional();
const newFleet = z.strictObject({ name: nameField, description });
const fleetPatch = z.strictObject({ name: nameField.exactOptional(), description });
const members = z.strictObject({ courierIds: z.array(idNumber).max(10_000) });

const api = adminApi('fleets', 'couriers', { fleets: Fleets });

/** Fleets, which are groups of couriers; `GET /couriers?fleetId=` lists the couriers of one. */
const FleetsController = api.controller('FleetsController', {
  list: api.get('', {
    summary: 'Lists fleets',
    answer: listOf(fleetAnswer),
    run: async ({ fleets, by }) => ({ items: await fleets.list(by) }),
  }),
  read: api.get(':id', {
    summary: 'Shows a fleet',
    answer: fleetAnswer,
    run: ({ fleets, by, id }) => fleets.byId(by, id),
  }),
  create: api.post('', {
    summary: 'Adds a fleet',
    body: newFleet,
    answer: fleetAnswer,
    errors: [409],
    audit: { entity: 'fleet', action: 'created' },
    run: ({ fleets, by, body }) => fleets.create(by, body),
  }),
  update: api.patch(':id', {
    summary: 'Changes a fleet',
    body: fleetPatch,
    answer: fleetAnswer,
    errors: [404, 409],
    audit: { entity: 'fleet', action: 'updated' },
    run: ({ fleets, by, id, body }) => fleets.update(by, id, body),
  }),
  delete: api.delete(':id', {
    summary: 'Removes a fleet; its couriers stay',
    audit: { entity: 'fleet', action: 'deleted' },
    run: ({ fleets, by, id }) => fleets.delete(by, id),
  }),
  /** Replaces the couriers of a fleet. One courier joins or leaves by `PATCH /couriers/{id} {fleetId}`. */
  setCouriers: api.put(':id/couriers', {
    summary: 'Sets the couriers of a fleet: these and no others',
    body: members,
    answer: fleetAnswer,
    audit: { entity: 'fleet', action: 'couriers_set' },
    run: ({ fleets, by, id, body: { courierIds } }) => fleets.setCouriers(by, id, courierIds),
  }),
});

const courierDocumentsApi = adminApi('couriers/:id/documents', 'couriers', {
  documents: CourierDocuments,
  files: FileStore,
});

/** Documents that couriers sent, to be checked before approval. */
const CourierDocumentsController = courierDocumentsApi.controller('CourierDocumentsController', {
  list: courierDocumentsApi.get('', {
    summary: 'Lists the documents a courier sent',
    answer: listOf(courierDocumentAnswer),
    run: async ({ documents, by, id: courierId }) => {
      const found = await documents.list(by, courierId);
      return {
        items: found.map(({ ...document }) => ({
          ...document,
          url: `/api/admin/couriers/${String(courierId)}/documents/${String(document.id)}`,
        })),
      };
    },
  }),
  read: courierDocumentsApi.send(':documentId', {
    summary: 'Shows a document: the picture or PDF itself',
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    run: async ({ documents, files, by, id: courierId, documentId, response }) => {
      const document = await documents.byId(by, documentId);
      const file = document.courierId === courierId ? await files.get(document.storageKey) : null;
      if (!file) throw new DomainError('document_not_found');
      sendPrivateFile(file, response);
    },
  }),
});

const notice = z.strictObject({ text: z.string().trim().min(1).max(MAX_NOTICE) });
const sentAnswer = z.strictObject({
  id: z.int(),
  text: z.string(),
  at: instantAnswer,
  /** Who sent it. */
  by: textAnswer,
  /** How many couriers were on shift. */
  couriers: z.int(),
  read: z.array(z.strictObject({ courierId: z.int(), name: z.string(), at: instantAnswer })),
});

const courierNoticesApi = adminApi('courier-notices', 'couriers', { notices: CourierNotices });

/** Notices to all couriers on shift. */
const CourierNoticesController = courierNoticesApi.controller('CourierNoticesController', {
  list: courierNoticesApi.get('', {
    summary: 'Lists the last notices to couriers, with who has read them',
    answer: listOf(sentAnswer),
    run: async ({ notices, by }) => ({ items: await notices.sent(by) }),
  }),
  send: courierNoticesApi.post('', {
    status: 200,
    summary: 'Tells all couriers on shift something, by push and in their app',
    body: notice,
    answer: z.strictObject({ couriers: z.int() }),
    audit: { entity: 'courier', action: 'told' },
    run: async ({ notices, by, body: { text } }) => ({ couriers: await notices.send(by, text) }),
  }),
});

/** `secure`: phones tell their position to this address. `qr`: rows of its QR code, 1 is dark. */
const appAnswer = z.strictObject({
  app: z.strictObject({ address: z.string(), secure: z.boolean(), qr: z.array(z.string()) }).nullable(),
});

const courierAppApi = adminApi('courier-app', 'couriers', { publicUrl: PublicUrl });

/** The couriers' app, for an operator who tries it on a phone. */
const CourierAppController = courierAppApi.controller('CourierAppController', {
  read: courierAppApi.get('', {
    summary:
      'Shows the address of the couriers’ app for a phone, as a QR code; null when no phone reaches this server',
    answer: appAnswer,
    run: ({ publicUrl }) => {
      const networks = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
      const server = phoneAddress(publicUrl.base, networks);
      if (server === null) return { app: null };
      const address = `${server}/entregador`;
      return { app: { address, secure: address.startsWith('https:'), qr: qrModules(address) } };
    },
  }),
});

export const COURIER_RECORD_CONTROLLERS = [
  CourierAppController,
  CourierDocumentsController,
  CourierNoticesController,
  FleetsController,
];
