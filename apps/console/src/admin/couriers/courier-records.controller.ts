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
import * as answers from '../../docs/record.schemas.js';
import { sendPrivateFile } from '../../courier-api/files/picture.stream.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { fleetAnswer, courierDocumentAnswer } from './couriers.controller.js';
import { urlForPhones } from './phone-url.rules.js';

const description = fields.text.nullable().exactOptional();

const api = adminApi('', 'couriers', {
  fleets: Fleets,
  documents: CourierDocuments,
  files: FileStore,
  notices: CourierNotices,
  publicUrl: PublicUrl,
});

/** `GET /couriers?fleetId=` lists the couriers of a fleet. */
api.controller('FleetsController', {
  list: api.get('fleets', {
    summary: 'Lists fleets',
    answer: answers.listOf(fleetAnswer),
    run: ({ fleets, by }) => fleets.list(by),
  }),
  read: api.get('fleets/:id', {
    summary: 'Shows a fleet',
    answer: fleetAnswer,
    run: ({ fleets, by, id }) => fleets.byId(by, id),
  }),
  create: api.post('fleets', {
    status: 201,
    summary: 'Adds a fleet',
    body: z.strictObject({ name: fields.name, description }),
    answer: fleetAnswer,
    errors: [409],
    audit: { entity: 'fleet', action: 'created' },
    run: ({ fleets, by, body }) => fleets.create(by, body),
  }),
  update: api.patch('fleets/:id', {
    summary: 'Changes a fleet',
    body: z.strictObject({ name: fields.name.exactOptional(), description }),
    answer: fleetAnswer,
    audit: { entity: 'fleet', action: 'updated' },
    run: ({ fleets, by, id, body }) => fleets.update(by, id, body),
  }),
  delete: api.delete('fleets/:id', {
    summary: 'Removes a fleet; its couriers stay',
    audit: { entity: 'fleet', action: 'deleted' },
    run: ({ fleets, by, id }) => fleets.delete(by, id),
  }),
  /** One courier joins or leaves by `PATCH /couriers/{id} {fleetId}`. */
  setCouriers: api.put('fleets/:id/couriers', {
    summary: 'Sets the couriers of a fleet: these and no others',
    body: z.strictObject({ courierIds: z.array(fields.id).max(10_000) }),
    answer: fleetAnswer,
    audit: { entity: 'fleet', action: 'couriers_set' },
    run: ({ fleets, by, id, body: { courierIds } }) => fleets.setCouriers(by, id, courierIds),
  }),
});

api.controller('CourierDocumentsController', {
  list: api.get('couriers/:id/documents', {
    summary: 'Lists the documents a courier sent',
    answer: answers.listOf(courierDocumentAnswer),
    run: async ({ documents, by, id: courierId }) => {
      const found = await documents.list(by, courierId);
      return found.map(({ ...document }) => ({
        ...document,
        url: `/api/admin/couriers/${String(courierId)}/documents/${String(document.id)}`,
      }));
    },
  }),
  read: api.send('couriers/:id/documents/:documentId', {
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

const sentAnswer = z.strictObject({
  id: z.int(),
  text: z.string(),
  at: answers.instant,
  by: answers.text,
  /** How many couriers were on shift. */
  couriers: z.int(),
  read: z.array(z.strictObject({ courierId: z.int(), name: z.string(), at: answers.instant })),
});

api.controller('CourierNoticesController', {
  list: api.get('courier-notices', {
    summary: 'Lists the last notices to couriers, with who has read them',
    answer: answers.listOf(sentAnswer),
    run: ({ notices, by }) => notices.sent(by),
  }),
  send: api.post('courier-notices', {
    status: 200,
    summary: 'Tells all couriers on shift something, by push and in their app',
    body: z.strictObject({ text: z.string().trim().min(1).max(MAX_NOTICE) }),
    answer: z.strictObject({ couriers: z.int() }),
    audit: { entity: 'courier', action: 'told' },
    run: async ({ notices, by, body: { text } }) => ({ couriers: await notices.send(by, text) }),
  }),
});

/** `secure`: phones tell their position to this address. `qr`: rows of its QR code, 1 is dark. */
const appAnswer = z.strictObject({
  app: z.strictObject({ address: z.string(), secure: z.boolean(), qr: z.array(z.string()) }).nullable(),
});

api.controller('CourierAppController', {
  read: api.get('courier-app', {
    summary:
      'Shows the address of the couriers’ app for a phone, as a QR code; null when no phone reaches this server',
    answer: appAnswer,
    run: ({ publicUrl }) => {
      const networks = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
      const server = urlForPhones(publicUrl.base, networks);
      if (server === null) return { app: null };
      const address = `${server}/entregador`;
      return { app: { address, secure: address.startsWith('https:'), qr: qrModules(address) } };
    },
  }),
});

export const COURIER_RECORD_CONTROLLERS = api.controllers;
