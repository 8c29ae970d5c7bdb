import { CLAIM_KINDS, FileStore, MOST_CLAIM_PHOTOS, RecipientFeedback } from '#domain';
import { requestOf, UploadStorage } from '#runtime';
import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  HttpStatus,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { type Observable, of } from 'rxjs';
import { z } from 'zod';
import { uploadLimits } from '../courier-api/files/picture.stream.js';
import { claimPage, type ClaimSaid, NO_CLAIM, type OwnClaims, type TypedClaim } from './claim.page.js';
import { FormPages, shortText } from './form-pages.service.js';
import { parseLanguage } from './language.parser.js';
import type { Language } from './tracking.vocabulary.js';

/** A form of a browser; whatever else is sent is an empty one. */
export const claimForm = z
  .object({
    kind: z.enum(CLAIM_KINDS).catch('not_received'),
    text: shortText(2_000),
    digits: shortText(20),
  })
  .catch({ ...NO_CLAIM, digits: '' });

interface ClaimAnswer {
  readonly token: string;
  readonly language: Language;
  readonly said: ClaimSaid | null;
  readonly typed: TypedClaim;
  readonly claims: OwnClaims;
}

export async function sendClaim(
  pages: FormPages,
  response: Response,
  { token, language, said, typed, claims }: ClaimAnswer,
): Promise<void> {
  const { company } = await pages.own(token);
  pages.send(response, language, {
    ...{ company, said, title: (words) => words.claim.title },
    content: (words) => claimPage({ token, said, typed, claims }, words),
  });
}

/** Reads the form of a claim with its photos. Who sends too much, or has no link, is refused before any file is read. */
@Injectable()
export class ClaimFormInterceptor implements NestInterceptor {
  private readonly multipart: NestInterceptor;

  constructor(
    private readonly pages: FormPages,
    private readonly feedback: RecipientFeedback,
    files: FileStore,
  ) {
    const [limits, storage] = [uploadLimits(MOST_CLAIM_PHOTOS), new UploadStorage(files)];
    this.multipart = new (AnyFilesInterceptor({ limits, storage }))();
  }

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = requestOf(context) as Request<{ token: string }>;
    const response = context.switchToHttp().getResponse<Response>();
    const { token } = request.params;
    await this.pages.limit(request, response, token, 'claim');
    await this.pages.own(token);
    try {
      return await this.multipart.intercept(context, next);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const tooLarge = error.getStatus() === (HttpStatus.PAYLOAD_TOO_LARGE as number);
      const language = parseLanguage(request.headers['accept-language']);
      const typed = claimForm.parse(request.body);
      const claims = await this.feedback.claimsOf(token);
      const said = tooLarge ? 'large' : 'photos';
      await sendClaim(this.pages, response, { token, language, said, typed, claims });
      return of(undefined);
    }
  }
}
