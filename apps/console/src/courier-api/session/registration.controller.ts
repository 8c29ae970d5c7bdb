import {
  COURIER_DOCUMENT_TYPES,
  CourierApplications,
  CourierDocuments,
  Hubs,
  hubScope,
  type NewCourier,
  TEXT_CHANNELS,
  VEHICLE_KINDS,
  DomainError,
  FileStore,
  newFileKey,
  type CourierDocument,
  type CourierDocumentType,
  type NewFile,
  type Scope,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { publicApi } from '../../http/declared-api.decorator.js';
import { documentAnswer, documentTypeAnswer } from '../courier.answers.js';
import { courierApi } from './courier-api.decorator.js';
import type { Upload } from '../files/picture.stream.js';
import { Injectable } from '@nestjs/common';

type RecognisedDocument = NewFile & { readonly type: CourierDocumentType };

/** Registers couriers; documents are checked by content before anything is stored. */
@Injectable()
export class CourierDocumentUploads {
  constructor(
    private readonly files: FileStore,
    private readonly documents: CourierDocuments,
  ) {}

  /** @throws invalid_value */
  async recogniseAll(uploads: readonly Upload[]): Promise<RecognisedDocument[]> {
    const papers: RecognisedDocument[] = [];
    for (const file of uploads) {
      const type = COURIER_DOCUMENT_TYPES.find((each) => each === file.fieldname);
      if (!type) throw new DomainError('invalid_value', { field: file.fieldname });
      papers.push(await this.recognise(type, file, type));
    }
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
function parseDocumentType(text: string): CourierDocumentType {
  const type = COURIER_DOCUMENT_TYPES.find((each) => each === text);
  if (!type) throw new DomainError('document_not_found');
  return type;
}

const word = z.string().trim().min(1).max(191);

/** Numbers come as text from a form. */
const whole = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const optional = word.exactOptional();

/** The core checks the values. In a form, `vehicleTypeIds` are text with commas. */
const registrationBody = z.object({
  hubId: whole,
  name: word,
  phone: word,
  password: z.string().min(1).max(191),
  code: z.string().trim().min(1).max(20).exactOptional(),
  ...answers.each(['email', 'cpf', 'cnh', 'birthDate', 'pixKey'], optional),
  vehicleKind: z.enum(VEHICLE_KINDS).exactOptional(),
  vehicleModel: optional,
  vehicleColor: optional,
  vehiclePlate: optional,
  vehicleYear: whole.exactOptional(),
  vehicleTypeIds: z
    .union([z.string().transform((text) => text.split(',').map(Number)), z.array(z.number())])
    .pipe(z.array(z.number().int().positive()).max(50))
    .exactOptional(),
});

type RegistrationBody = z.output<typeof registrationBody>;

const registrationAnswer = z.strictObject({
  /** `received`: also where somebody else has the same phone, e-mail or CPF, and nobody was registered. */
  state: z.enum(['code_sent', 'received']),
  channel: z.enum(TEXT_CHANNELS).nullable(),
  validMinutes: z.int().nullable(),
});

const registration = publicApi('api/courier', {
  hubs: Hubs,
  applications: CourierApplications,
  kept: CourierDocuments,
  papers: CourierDocumentUploads,
});

const RegistrationController = registration.controller('RegistrationController', {
  register: registration.post('register', {
    status: 202,
    summary: 'Registers a courier, with documents as files of a form; the hub approves',
    description:
      'Without `code` nothing is kept, and a code is sent to the phone; sent again with it, the registration is taken, and the ' +
      'person may log in. The answers do not tell whether phone, e-mail or CPF are known to the company: that is sent to the phone.',
    body: registrationBody,
    files: COURIER_DOCUMENT_TYPES,
    answer: registrationAnswer,
    errors: [404, 409, 413, 422],
    run: async ({ hubs, applications, kept, papers, body, uploads }) => {
      const hub = await hubs.takingRegistrations(body.hubId);
      const scope = hubScope(hub.id);
      const documents = await papers.recogniseAll(uploads);
      await kept.requireRoom(scope, null, documents.length);
      const courier = newCourier(body);
      if (body.code === undefined)
        return { state: 'code_sent' as const, ...(await applications.sendCode(hub, courier)) };
      const made = await applications.apply(hub, courier, body.code);
      if (made) for (const document of documents) await papers.store(scope, made.id, document);
      return { state: 'received' as const, channel: null, validMinutes: null };
    },
  }),
});

const papersApi = courierApi('documents', { documents: CourierDocuments, papers: CourierDocumentUploads });

const DocumentsController = papersApi.controller('DocumentsController', {
  list: papersApi.get('', {
    summary: 'Lists documents on file, and those that the company still waits for',
    answer: z.strictObject({
      ...answers.listOf(documentAnswer).shape,
      missing: z.array(documentTypeAnswer),
    }),
    run: async ({ documents, by, courierId }) => {
      const items = await documents.list(by, courierId);
      return { items, missing: await documents.missing(by, courierId) };
    },
  }),
  send: papersApi.post(':type', {
    status: 201,
    summary: 'Uploads a document; it replaces the one of its type',
    params: { type: z.string().transform(parseDocumentType) },
    files: ['file'],
    answer: documentAnswer,
    errors: [404, 413],
    run: async ({ documents, papers, by, courierId, type, uploads: [file] }) => {
      await documents.requireRoom(by, courierId, 1);
      return papers.store(by, courierId, await papers.recognise(type, file, 'file'));
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
  return { ...plain, vehicle };
}

export const REGISTRATION_CONTROLLERS = [RegistrationController, DocumentsController];
