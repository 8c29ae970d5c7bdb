import { DomainError, EVIDENCE_KINDS, Evidences, Pictures, type EvidenceKind } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Inject, Res, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Response } from 'express';
import { z } from 'zod';
import { instantAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathText } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierCaller } from '../session/courier.guard.js';
import { evidenceUrl } from './evidence-url.mapper.js';
import { PICTURE_TYPES, sendPicture } from './picture.stream.js';
import { uploadLimits, type Upload } from './upload.types.js';

const evidenceForm = z.object({ kind: z.enum(EVIDENCE_KINDS).optional() });
const evidenceAnswer = z.strictObject({
  id: z.int(),
  kind: z.enum(EVIDENCE_KINDS),
  contentType: z.string(),
  size: z.int(),
  createdAt: instantAnswer,
  url: z.url(),
});

@CourierController('evidence')
export class EvidenceController {
  constructor(
    private readonly evidences: Evidences,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** The form's file is named `photo` or `signature`, or `file` with the `kind` beside it. */
  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Send a photo or signature (JPEG, PNG or WebP, 10 MiB)',
    body: evidenceForm,
    files: EVIDENCE_KINDS,
    answer: evidenceAnswer,
    errors: [413],
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
  async keep(
    @CurrentCourier() { scope }: CourierCaller,
    @EndpointBody() form: z.output<typeof evidenceForm>,
    @UploadedFiles() files: Upload[] | undefined,
  ) {
    const [file] = files ?? [];
    if (!file) throw new DomainError('required_value', { field: 'photo' });
    const kept = await this.evidences.store(scope, form.kind ?? kindOf(file), file.received);
    const { id, kind, contentType, size, createdAt } = kept;
    return { id, kind, contentType, size, createdAt, url: evidenceUrl(this.config.publicUrl, kept.token) };
  }
}

/** Public files: the address is the permission, so it is given only to those who need it. */
@Controller('arquivos')
export class EvidenceLinkController {
  constructor(
    private readonly evidences: Evidences,
    private readonly pictures: Pictures,
  ) {}

  @Endpoint({
    method: 'GET',
    path: ':token',
    status: 200,
    summary: 'A photo, signature or picture, by the address an order or a record shows',
    open: true,
    params: { token: pathText('evidence_not_found') },
    mediaTypes: PICTURE_TYPES,
    errors: [404],
  })
  async show(@EndpointParam('token') token: string, @Res() response: Response): Promise<void> {
    const file = (await this.evidences.byToken(token)) ?? (await this.pictures.byToken(token));
    if (!file) throw new DomainError('evidence_not_found');
    sendPicture(response, file);
  }
}

function kindOf({ fieldname }: Upload): EvidenceKind {
  return fieldname === 'signature' ? 'signature' : 'photo';
}
