import { type DomainErrorCode, FileStore } from '#domain';
import { CLAIM_KINDS, MAX_CLAIM_PHOTOS, RecipientClaims } from '#domain/modules';
import { requestOf, UploadStorage } from '#runtime';
import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  HttpStatus,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { z } from 'zod';
import { type Upload, uploadLimits } from '../courier-api/files/picture.stream.js';
import { DigitsField, FormPages, RecipientDesk } from '../tracking/form-pages.service.js';
import { recipientForm, shortText } from '../tracking/recipient-form.controller.js';
import type { TrackingVocabulary } from '../tracking/tracking.vocabulary.js';
import { type WithWords } from '../tracking/status-cards.page.js';

const MIN_TEXT = 3;

type ClaimMessage = keyof TrackingVocabulary['claim']['said'];

/** After these words the page has no form. */
const OVER: readonly (ClaimMessage | null)[] = ['done', 'early', 'late'];

const REFUSALS: Partial<Record<DomainErrorCode, ClaimMessage>> = {
  wrong_code: 'digits',
  feature_disabled: 'digits',
  too_many_attempts: 'tries',
  transition_refused: 'early',
  claim_too_late: 'late',
  not_unique: 'twice',
  invalid_value: 'photos',
  limit_reached: 'photos',
};

/** A form of a browser; whatever else is sent is an empty one. */
const sent = z
  .object({
    kind: z.enum(CLAIM_KINDS).catch('not_received'),
    text: shortText(2_000),
    digits: shortText(20),
  })
  .catch({ kind: 'not_received', text: '', digits: '' });

/** `refusedPhotos`: why the photos were not read. */
type ClaimRequest = Request<{ token: string }> & { refusedPhotos?: 'large' | 'photos' };

/** Requests that are too large, or without a link, are refused before any file is read. */
@Injectable()
class ClaimPhotosInterceptor implements NestInterceptor {
  private readonly multipart: NestInterceptor;

  constructor(
    private readonly pages: FormPages,
    files: FileStore,
  ) {
    const [limits, storage] = [uploadLimits(MAX_CLAIM_PHOTOS), new UploadStorage(files)];
    this.multipart = new (AnyFilesInterceptor({ limits, storage }))();
  }

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = requestOf(context) as ClaimRequest;
    const { token } = request.params;
    await this.pages.limit(request, context.switchToHttp().getResponse<Response>(), token, 'claim');
    await this.pages.own(token);
    try {
      return await this.multipart.intercept(context, next);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const tooLarge = error.getStatus() === (HttpStatus.PAYLOAD_TOO_LARGE as number);
      request.refusedPhotos = tooLarge ? 'large' : 'photos';
      return next.handle();
    }
  }
}

@Injectable()
export class ClaimDesk extends RecipientDesk {
  @Inject(RecipientClaims) readonly claims: RecipientClaims;
}

export const RecipientClaimsController = recipientForm('RecipientClaimsController', {
  path: 'reclamacao',
  desk: ClaimDesk,
  page: 'The page on which a recipient says what went wrong',
  sent,
  files: ClaimPhotosInterceptor,
  refused: ({ code }) => REFUSALS[code],
  take: async ({ claims }, { token, sent: { digits, kind, text }, request }) => {
    const { refusedPhotos, files } = request as ClaimRequest;
    if (refusedPhotos !== undefined) return refusedPhotos;
    if (text.length < MIN_TEXT) return 'text';
    const photos = ((files as unknown as Upload[] | undefined) ?? []).map(({ received }) => received);
    await claims.open(token, digits, { kind, text, photos });
    return 'done';
  },
  show: async ({ claims }, { token, message, sent: typed, words }) => {
    const { title, said: texts, kinds, states } = words.claim;
    const earlier = await claims.of(token);
    const body = (
      <>
        {earlier.map(({ kind, state, answer }, at) => (
          <p key={at} className="said">
            {`${kinds[kind]}: ${states[state]}${answer === null ? '' : ` – ${answer}`}`}
          </p>
        ))}
        {!OVER.includes(message) && <ClaimForm token={token} typed={typed} words={words} />}
      </>
    );
    return { title, message, texts, body };
  },
});

type ClaimFormView = WithWords & { readonly token: string; readonly typed: z.output<typeof sent> | null };

function ClaimForm({ token, typed, words }: ClaimFormView) {
  const { claim } = words;
  const { kind: chosen, text } = typed ?? { kind: 'not_received', text: '' };
  return (
    <form method="post" action={`/rastreio/${token}/reclamacao`} encType="multipart/form-data">
      <p>{claim.lead}</p>
      <fieldset>
        <legend>{claim.kind}</legend>
        {CLAIM_KINDS.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={kind === chosen} />{' '}
            {claim.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <label htmlFor="text">{claim.text}</label>
      <textarea id="text" name="text" rows={4} maxLength={2000} required defaultValue={text} />
      <label htmlFor="photos">{claim.photos(MAX_CLAIM_PHOTOS)}</label>
      <input id="photos" name="photos" type="file" accept="image/jpeg,image/png,image/webp" multiple />
      <DigitsField words={words} />
      <button type="submit">{claim.send}</button>
    </form>
  );
}
