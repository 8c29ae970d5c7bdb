import {
  COURIER_DOCUMENT_TYPES,
  CourierDocuments,
  CourierQueries,
  CourierRegistrations,
  Hubs,
  hubScope,
  passwordMark,
  type CourierDocument,
  type NewCourier,
} from '#domain';
import { limitRate, RateLimiter } from '#runtime';
import {
  Body,
  Controller,
  Get,
  Param,
  Post,
  Req,
  Res,
  UploadedFile,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import { FileFieldsInterceptor, FileInterceptor } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { as } from '../../http/zod.pipe.js';
import { courierBody } from '../courier.body.js';
import { Described } from '../../docs/described.js';
import { ForCouriers } from './for-couriers.js';
import { CourierPapers, documentTypeOf } from '../files/courier.papers.js';
import { fileLimits, type Upload } from '../files/uploads.js';
import { TheCourier, type CourierCaller } from './courier.guard.js';
import { CourierTokens } from './courier.tokens.js';
import { registrationBody, type RegistrationBody } from './session.bodies.js';

const REGISTRATIONS_PER_ADDRESS = 20;

@Controller('api/courier')
export class RegistrationController {
  constructor(
    private readonly hubs: Hubs,
    private readonly registrations: CourierRegistrations,
    private readonly papers: CourierPapers,
    private readonly couriers: CourierQueries,
    private readonly tokens: CourierTokens,
    private readonly limiter: RateLimiter,
  ) {}

  /** JSON, or a form whose files are the documents. */
  @Post('register')
  @UseInterceptors(
    FileFieldsInterceptor(
      COURIER_DOCUMENT_TYPES.map((name) => ({ name, maxCount: 1 })),
      { limits: fileLimits(COURIER_DOCUMENT_TYPES.length) },
    ),
  )
  @Described('Register, with documents as files of a form; the hub approves', {
    files: COURIER_DOCUMENT_TYPES,
  })
  async register(
    @Body(as(registrationBody)) body: RegistrationBody,
    @UploadedFiles() files: Partial<Record<string, Upload[]>> | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await limitRate(this.limiter, response, `register:${request.ip ?? ''}`, REGISTRATIONS_PER_ADDRESS);
    const hub = await this.hubs.get(body.hubId);
    const scope = hubScope(hub.id);
    const documents = await this.papers.recognised(files ?? {});
    const courier = await this.registrations.register(scope, newCourier(body));
    for (const document of documents) await this.papers.keep(scope, courier.id, document);
    return {
      ...this.tokens.issue(courier.id, passwordMark(courier.passwordHash)),
      courier: courierBody(await this.couriers.byId(scope, courier.id)),
    };
  }
}

@Controller('api/courier/documents')
@ForCouriers()
export class DocumentsController {
  constructor(
    private readonly documents: CourierDocuments,
    private readonly papers: CourierPapers,
  ) {}

  @Get()
  @Described('Documents on file')
  async list(@TheCourier() { scope, courierId }: CourierCaller) {
    const items = await this.documents.list(scope, courierId);
    return { items: items.map(documentBody) };
  }

  @Post(':type')
  @UseInterceptors(FileInterceptor('file', { limits: fileLimits(1) }))
  @Described('Send a document; it replaces the one of its type', { files: ['file'] })
  async send(
    @TheCourier() { scope, courierId }: CourierCaller,
    @Param('type') type: string,
    @UploadedFile() file: Upload | undefined,
  ) {
    const document = await this.papers.recognise(documentTypeOf(type), file, 'file');
    return documentBody(await this.papers.keep(scope, courierId, document));
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
  // Whatever is absent is left out: what may be undefined is not what may be said.
  const said = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return { ...(said as unknown as NewCourier), vehicle };
}
