import {
  COURIER_DOCUMENT_TYPES,
  CourierApplications,
  CourierDocuments,
  Hubs,
  hubScope,
  type CourierDocument,
  type CourierDocumentType,
  type NewCourier,
  TEXT_CHANNELS,
} from '#domain';
import { Controller, UploadedFile, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { FileFieldsInterceptor, FileInterceptor } from '@nestjs/platform-express';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { documentAnswer, documentTypeAnswer } from '../courier.answers.js';
import { CourierController } from './courier-controller.decorator.js';
import { CourierDocumentUploads, parseDocumentType } from '../files/courier-document-upload.service.js';
import { uploadLimits, type Upload } from '../files/upload.types.js';
import { CurrentCourier, type CourierSession } from './courier.guard.js';
import { registrationBody, type RegistrationBody } from './session.schemas.js';

const registrationAnswer = z.strictObject({
  /** `received`: also where somebody else is registered with the same phone, e-mail or CPF, and nobody was registered. */
  state: z.enum(['code_sent', 'received']),
  /** Of the code. */
  channel: z.enum(TEXT_CHANNELS).nullable(),
  validMinutes: z.int().nullable(),
});

@Controller('api/courier')
export class RegistrationController {
  constructor(
    private readonly hubs: Hubs,
    private readonly applications: CourierApplications,
    private readonly papers: CourierDocumentUploads,
  ) {}

  /** JSON, or a form whose files are the documents. */
  @Endpoint({
    method: 'POST',
    path: 'register',
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
  })
  @UseInterceptors(
    FileFieldsInterceptor(
      COURIER_DOCUMENT_TYPES.map((name) => ({ name, maxCount: 1 })),
      { limits: uploadLimits(COURIER_DOCUMENT_TYPES.length) },
    ),
  )
  async register(
    @EndpointBody() body: RegistrationBody,
    @UploadedFiles() files: Partial<Record<string, Upload[]>> | undefined,
  ) {
    const hub = await this.hubs.takingRegistrations(body.hubId);
    const scope = hubScope(hub.id);
    const documents = await this.papers.recogniseAll(files ?? {});
    await this.papers.requireRoom(scope, null, documents.length);
    const courier = newCourier(body);
    if (body.code === undefined)
      return { state: 'code_sent' as const, ...(await this.applications.sendCode(hub, courier)) };
    const made = await this.applications.apply(hub, courier, body.code);
    if (made) for (const document of documents) await this.papers.store(scope, made.id, document);
    return { state: 'received' as const, channel: null, validMinutes: null };
  }
}

const documentsAnswer = z.strictObject({
  ...listOf(documentAnswer).shape,
  missing: z.array(documentTypeAnswer),
});

@CourierController('documents')
export class DocumentsController {
  constructor(
    private readonly documents: CourierDocuments,
    private readonly papers: CourierDocumentUploads,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Documents on file, and which the company still waits for',
    answer: documentsAnswer,
  })
  async list(@CurrentCourier() { scope, courierId }: CourierSession) {
    const items = await this.documents.list(scope, courierId);
    return { items: items.map(documentBody), missing: await this.documents.missing(scope, courierId) };
  }

  @Endpoint({
    method: 'POST',
    path: ':type',
    status: 201,
    summary: 'Send a document; it replaces the one of its type',
    params: { type: z.string().transform(parseDocumentType) },
    files: ['file'],
    answer: documentAnswer,
    errors: [404, 413],
  })
  @UseInterceptors(FileInterceptor('file', { limits: uploadLimits(1) }))
  async send(
    @CurrentCourier() { scope, courierId }: CourierSession,
    @EndpointParam('type') type: CourierDocumentType,
    @UploadedFile() file: Upload | undefined,
  ) {
    await this.papers.requireRoom(scope, courierId, 1);
    const document = await this.papers.recognise(type, file, 'file');
    return documentBody(await this.papers.store(scope, courierId, document));
  }
}

function documentBody({ id, type, contentType, createdAt }: CourierDocument) {
  return { id, type, contentType, createdAt };
}

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
