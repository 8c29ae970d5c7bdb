import {
  COURIER_DOCUMENT_TYPES,
  CourierApplications,
  CourierDocuments,
  Hubs,
  hubScope,
  type NewCourier,
  TEXT_CHANNELS,
} from '#domain';
import { FileFieldsInterceptor, FileInterceptor } from '@nestjs/platform-express';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { publicApi } from '../../http/declared-api.decorator.js';
import { documentAnswer, documentTypeAnswer } from '../courier.answers.js';
import { courierApi } from './courier-api.decorator.js';
import { CourierDocumentUploads, parseDocumentType } from '../files/courier-document-upload.service.js';
import { uploadLimits, type Upload } from '../files/picture.stream.js';
import { registrationBody, type RegistrationBody } from './session.schemas.js';

const registrationAnswer = z.strictObject({
  /** `received`: also where somebody else is registered with the same phone, e-mail or CPF, and nobody was registered. */
  state: z.enum(['code_sent', 'received']),
  /** How the code was sent. */
  channel: z.enum(TEXT_CHANNELS).nullable(),
  validMinutes: z.int().nullable(),
});

const registration = publicApi('api/courier', {
  hubs: Hubs,
  applications: CourierApplications,
  papers: CourierDocumentUploads,
});

const RegistrationController = registration.controller('RegistrationController', {
  /** JSON, or a form whose files are the documents. */
  register: registration.post('register', {
    status: 202,
    summary: 'Register, with documents as files of a form; the hub approves',
    description:
      'Without `code` nothing is kept, and a code is sent to the phone; sent again with it, the registration is taken, and the ' +
      'person may log in. The answers do not tell whether phone, e-mail or CPF are known to the company: that is sent to the phone.',
    open: true,
    body: registrationBody,
    files: COURIER_DOCUMENT_TYPES,
    answer: registrationAnswer,
    errors: [404, 409, 413, 422],
    use: [
      FileFieldsInterceptor(
        COURIER_DOCUMENT_TYPES.map((name) => ({ name, maxCount: 1 })),
        { limits: uploadLimits(COURIER_DOCUMENT_TYPES.length) },
      ),
    ],
    run: async ({ hubs, applications, papers, body, request }) => {
      const hub = await hubs.takingRegistrations(body.hubId);
      const scope = hubScope(hub.id);
      const files = request.files as unknown as Partial<Record<string, Upload[]>> | undefined;
      const documents = await papers.recogniseAll(files ?? {});
      await papers.requireRoom(scope, null, documents.length);
      const courier = newCourier(body);
      if (body.code === undefined)
        return { state: 'code_sent' as const, ...(await applications.sendCode(hub, courier)) };
      const made = await applications.apply(hub, courier, body.code);
      if (made) for (const document of documents) await papers.store(scope, made.id, document);
      return { state: 'received' as const, channel: null, validMinutes: null };
    },
  }),
});

const documentsAnswer = z.strictObject({
  ...listOf(documentAnswer).shape,
  missing: z.array(documentTypeAnswer),
});

const papersApi = courierApi('documents', { documents: CourierDocuments, papers: CourierDocumentUploads });

const DocumentsController = papersApi.controller('DocumentsController', {
  list: papersApi.get('', {
    summary: 'Documents on file, and which the company still waits for',
    answer: documentsAnswer,
    run: async ({ documents, courier: { scope, courierId } }) => {
      const items = await documents.list(scope, courierId);
      return { items, missing: await documents.missing(scope, courierId) };
    },
  }),
  send: papersApi.post(':type', {
    status: 201,
    summary: 'Send a document; it replaces the one of its type',
    params: { type: z.string().transform(parseDocumentType) },
    files: ['file'],
    answer: documentAnswer,
    errors: [404, 413],
    use: [FileInterceptor('file', { limits: uploadLimits(1) })],
    run: async ({ papers, courier: { scope, courierId }, type, request }) => {
      await papers.requireRoom(scope, courierId, 1);
      const file = request.file as unknown as Upload | undefined;
      const document = await papers.recognise(type, file, 'file');
      return papers.store(scope, courierId, document);
    },
  }),
});

function newCourier({
  hubId: _hub,
  code: _code,
  vehicleKind,
  vehicleModel,
  vehicleColor,
  vehiclePlate,
  vehicleYear,
  ...plain
}: RegistrationBody): NewCourier {
  const vehicle = {
    ...(vehicleKind && { kind: vehicleKind }),
    ...(vehicleModel && { model: vehicleModel }),
    ...(vehicleColor && { color: vehicleColor }),
    ...(vehiclePlate && { plate: vehiclePlate }),
    ...(vehicleYear && { year: vehicleYear }),
  };
  // Absent members are left out, because the command allows no `undefined`.
  const present = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return { ...(present as unknown as NewCourier), vehicle };
}

export const REGISTRATION_CONTROLLERS = [RegistrationController, DocumentsController];
