import {
  COURIER_DOCUMENT_TYPES,
  CourierDocuments,
  CourierQueries,
  CourierRegistrations,
  Hubs,
  hubScope,
  passwordFingerprint,
  type CourierDocument,
  type CourierDocumentType,
  type NewCourier,
} from '#domain';
import { Controller, UploadedFile, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { FileFieldsInterceptor, FileInterceptor } from '@nestjs/platform-express';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { courierSessionAnswer, documentAnswer, documentTypeAnswer } from '../courier.answers.js';
import { courierBody } from '../courier.body.js';
import { CourierController } from './courier-controller.decorator.js';
import { CourierDocumentUploads, parseDocumentType } from '../files/courier-document-upload.service.js';
import { uploadLimits, type Upload } from '../files/upload.types.js';
import { CurrentCourier, type CourierCaller } from './courier.guard.js';
import { CourierTokens } from './courier-token.service.js';
import { registrationBody, type RegistrationBody } from './session.schemas.js';

@Controller('api/courier')
export class RegistrationController {
  constructor(
    private readonly hubs: Hubs,
    private readonly registrations: CourierRegistrations,
    private readonly papers: CourierDocumentUploads,
    private readonly couriers: CourierQueries,
    private readonly tokens: CourierTokens,
  ) {}

  /** JSON, or a form whose files are the documents. */
  @Endpoint({
    method: 'POST',
    path: 'register',
    status: 201,
    summary: 'Register, with documents as files of a form; the hub approves',
    open: true,
    body: registrationBody,
    files: COURIER_DOCUMENT_TYPES,
    answer: courierSessionAnswer,
    errors: [404, 409, 413],
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
    const hub = await this.hubs.get(body.hubId);
    const scope = hubScope(hub.id);
    const documents = await this.papers.recogniseAll(files ?? {});
    const courier = await this.registrations.register(scope, newCourier(body));
    for (const document of documents) await this.papers.store(scope, courier.id, document);
    return {
      ...this.tokens.issue(courier.id, passwordFingerprint(courier.passwordHash)),
      courier: courierBody(await this.couriers.byId(scope, courier.id)),
    };
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
  async list(@CurrentCourier() { scope, courierId }: CourierCaller) {
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
    @CurrentCourier() { scope, courierId }: CourierCaller,
    @EndpointParam('type') type: CourierDocumentType,
    @UploadedFile() file: Upload | undefined,
  ) {
    const document = await this.papers.recognise(type, file, 'file');
    return documentBody(await this.papers.store(scope, courierId, document));
  }
}

function documentBody({ id, type, contentType, createdAt }: CourierDocument) {
  return { id, type, contentType, createdAt };
}

function newCourier({
  hubId: _hub,
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
