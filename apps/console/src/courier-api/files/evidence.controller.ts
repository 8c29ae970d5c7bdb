import {
  DomainError,
  EVIDENCE_KINDS,
  Evidences,
  FILE_TOKEN,
  FileLinks,
  Pictures,
  type EvidenceKind,
} from '#domain';
import { Controller, Res, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Response } from 'express';
import { z } from 'zod';
import { instantAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { pathText } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { filePath } from './file-path.mapper.js';
import { PICTURE_TYPES, sendExpired, sendPicture } from './picture.stream.js';
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
    private readonly files: FileLinks,
  ) {}

  /** The form's file is named `photo` or `signature`, or `file` with the `kind` beside it. */
  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Send a photo or signature of an order (JPEG, PNG or WebP, 10 MiB, 40 megapixels)',
    body: evidenceForm,
    files: EVIDENCE_KINDS,
    answer: evidenceAnswer,
    errors: [403, 413],
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
  async keep(
    @CurrentCourier() { scope }: CourierSession,
    @EndpointBody() form: z.output<typeof evidenceForm>,
    @UploadedFiles() files: Upload[] | undefined,
  ) {
    const [file] = files ?? [];
    if (!file) throw new DomainError('required_value', { field: 'photo' });
    const kept = await this.evidences.store(scope, form.kind ?? kindOf(file), file.received);
    const { id, kind, contentType, size, createdAt } = kept;
    return { id, kind, contentType, size, createdAt, url: this.files.of(filePath(kept.token)) };
  }
}

const linkQuery = z.object({ v: z.string().max(100).optional() });

/**
 * Files by their address, which is the permission: proofs of deliveries for a day or two after it was given out, pictures
 * that a company shows to everybody for good.
 */
@Controller('arquivos')
export class EvidenceLinkController {
  constructor(
    private readonly evidences: Evidences,
    private readonly pictures: Pictures,
    private readonly links: FileLinks,
  ) {}

  @Endpoint({
    method: 'GET',
    path: ':token',
    status: 200,
    summary: 'A photo, signature or picture, by the address an order or a record shows',
    open: true,
    params: { token: pathText('evidence_not_found') },
    query: linkQuery,
    mediaTypes: PICTURE_TYPES,
    errors: [404, 410],
  })
  async show(
    @EndpointParam('token') token: string,
    @EndpointQuery() { v }: z.output<typeof linkQuery>,
    @Res() response: Response,
  ): Promise<void> {
    if (!FILE_TOKEN.test(token)) throw new DomainError('evidence_not_found');
    const admitted = this.links.admits(filePath(token), v);
    const file = (admitted && (await this.evidences.byToken(token))) || (await this.pictures.byToken(token));
    if (file) sendPicture(response, file);
    else if (admitted) throw new DomainError('evidence_not_found');
    else sendExpired(response);
  }
}

function kindOf({ fieldname }: Upload): EvidenceKind {
  return fieldname === 'signature' ? 'signature' : 'photo';
}
