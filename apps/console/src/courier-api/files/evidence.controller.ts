import { DomainError, EVIDENCE_KINDS, Evidences, Pictures, type EvidenceKind } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import {
  Body,
  Controller,
  Get,
  Inject,
  Param,
  Post,
  Res,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Response } from 'express';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { Described } from '../../docs/described.js';
import { ForCouriers } from '../session/for-couriers.js';
import { TheCourier, type CourierCaller } from '../session/courier.guard.js';
import { evidenceUrl } from './evidence.url.js';
import { sendPicture } from './picture.response.js';
import { fileLimits, type Upload } from './uploads.js';

const evidenceForm = z.object({ kind: z.enum(EVIDENCE_KINDS).optional() });

@Controller('api/courier/evidence')
@ForCouriers()
export class EvidenceController {
  constructor(
    private readonly evidences: Evidences,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** The form's file is named `photo` or `signature`, or `file` with the `kind` beside it. */
  @Post()
  @UseInterceptors(AnyFilesInterceptor({ limits: fileLimits(1) }))
  @Described('Send a photo or signature (JPEG, PNG or WebP, 10 MiB)', { files: EVIDENCE_KINDS })
  async keep(
    @TheCourier() { scope }: CourierCaller,
    @Body(as(evidenceForm)) form: z.output<typeof evidenceForm>,
    @UploadedFiles() files: Upload[] | undefined,
  ) {
    const [file] = files ?? [];
    if (!file) throw new DomainError('required_value', { field: 'photo' });
    const kept = await this.evidences.keep(scope, form.kind ?? kindOf(file), file.buffer);
    const { id, kind, contentType, size, createdAt } = kept;
    return { id, kind, contentType, size, createdAt, url: evidenceUrl(this.config.publicUrl, kept.token) };
  }
}

/** What orders and records link to. Whoever holds the address may look, so it is given to nobody else. */
@Controller('arquivos')
export class EvidenceLinkController {
  constructor(
    private readonly evidences: Evidences,
    private readonly pictures: Pictures,
  ) {}

  @Get(':token')
  @Described('A photo, signature or picture, by the address an order or a record shows')
  async show(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const file = (await this.evidences.byToken(token)) ?? (await this.pictures.byToken(token));
    if (!file) throw new DomainError('evidence_not_found');
    sendPicture(response, file);
  }
}

function kindOf({ fieldname }: Upload): EvidenceKind {
  return fieldname === 'signature' ? 'signature' : 'photo';
}
