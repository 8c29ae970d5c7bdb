import { type DomainErrorCode, type FileBody, RecipientFeedback } from '#domain';
import { Body, Controller, Res, UploadedFiles, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import type { Upload } from '../courier-api/files/picture.stream.js';
import { Endpoint, EndpointParam } from '../http/endpoint.decorator.js';
import { claimForm, ClaimFormInterceptor, sendClaim } from './claim-form.interceptor.js';
import { type ClaimSaid, NO_CLAIM } from './claim.page.js';
import { FORM_PAGE, FormPages, saidBy } from './form-pages.service.js';
import { PageLanguage } from './page-language.decorator.js';
import type { Language } from './tracking.vocabulary.js';

const LEAST_TEXT = 3;

/** What recipients say of a delivery that went wrong, by a form. */
@Controller('/rastreio/:token/reclamacao')
export class RecipientClaimsController {
  constructor(
    private readonly feedback: RecipientFeedback,
    private readonly pages: FormPages,
  ) {}

  @Endpoint({ ...FORM_PAGE, method: 'GET', summary: 'The page on which a recipient says what went wrong' })
  async show(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    const claims = await this.feedback.claimsOf(token);
    await sendClaim(this.pages, response, { token, language, said: null, typed: NO_CLAIM, claims });
  }

  @Endpoint({
    ...FORM_PAGE,
    method: 'POST',
    unlisted: true,
    summary: 'Takes the form of the page, with photos',
  })
  @UseInterceptors(ClaimFormInterceptor)
  async open(
    @EndpointParam('token') token: string,
    @PageLanguage() language: Language,
    @Body() body: unknown,
    @UploadedFiles() files: Upload[] | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const typed = claimForm.parse(body);
    const photos = (files ?? []).map(({ received }) => received);
    const said = await this.saidAfter(token, typed, photos);
    const claims = await this.feedback.claimsOf(token);
    await sendClaim(this.pages, response, { token, language, said, typed, claims });
  }

  private async saidAfter(
    token: string,
    { digits, kind, text }: z.output<typeof claimForm>,
    photos: readonly FileBody[],
  ): Promise<ClaimSaid> {
    if (text.length < LEAST_TEXT) return 'text';
    try {
      await this.feedback.claim(token, digits, { kind, text, photos });
      return 'done';
    } catch (error) {
      return saidBy(REFUSALS, error);
    }
  }
}

const REFUSALS: Partial<Record<DomainErrorCode, ClaimSaid>> = {
  ...{ wrong_code: 'digits', feature_disabled: 'digits', too_many_attempts: 'tries' },
  ...{ transition_refused: 'early', claim_too_late: 'late', not_unique: 'twice' },
  ...{ invalid_value: 'photos', limit_reached: 'photos' },
};
