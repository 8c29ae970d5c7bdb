import { DomainError, type DomainErrorCode } from '#domain';
import { limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Html } from './html.mapper.js';
import { layout } from './layout.page.js';
import { PageAssets } from './page-assets.provider.js';
import { pageHeaders } from './page-headers.policy.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

/** How an attempt of a recipient ended: what the page says. */
export type Said = keyof TrackingVocabulary['said'];

/** A text of a form; whatever else is sent is an empty one. */
export const shortText = (max: number) => z.string().trim().max(max).catch('');

const STATUS: Readonly<Record<Said, number>> = {
  ...{ done: 200, asked: 200, sent: 200, coming: 200 },
  ...{ late: 409, full: 409, digits: 422, tries: 429, place: 422, time: 422, empty: 422 },
};
const TRIES_PER_ADDRESS = 30;
const TRIES_PER_LINK = 12;

interface FormPage {
  readonly language: Language;
  readonly said: Said | null;
  readonly title: string;
  /** Scripts that make it better. */
  readonly head?: Html | null;
  readonly content: (words: TrackingVocabulary) => Html;
}

/** Pages on which recipients send forms. They need no script, and nothing on them changes by itself. */
@Injectable()
export class FormPages {
  constructor(
    private readonly assets: PageAssets,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** Of an address and of a link: who has many links shares one limit, and so has who has many addresses. @throws rate_limited */
  async limit(request: Request, response: Response, token: string): Promise<void> {
    await limitRate(this.limiter, response, `form:${request.ip ?? ''}`, TRIES_PER_ADDRESS);
    await limitRate(this.limiter, response, `form:${token}`, TRIES_PER_LINK);
  }

  send(response: Response, { language, said, title, head = null, content }: FormPage): void {
    const words = vocabularyOf(language);
    response.status(said === null ? 200 : STATUS[said]).set(this.headers(language));
    response
      .type('html')
      .send(layout({ words, assets: this.assets, title, company: null, head, content: content(words) }));
  }

  headers(language: Language): Record<string, string> {
    return pageHeaders(this.config.publicUrl, null, language, true);
  }
}

/** What refusals are to recipients; those that name a field are told apart by it. */
const REFUSALS: Partial<Record<DomainErrorCode, Said>> = {
  ...{ wrong_code: 'digits', too_many_attempts: 'tries', required_value: 'empty', limit_reached: 'full' },
  ...{ transition_refused: 'late', feature_disabled: 'late', invalid_value: 'empty' },
  ...{ outside_service_area: 'place', address_not_found: 'place', area_paused: 'place' },
};

/** @throws the error, where it is no refusal */
export function saidOf(error: unknown): Said {
  if (!(error instanceof DomainError)) throw error;
  const said = error.facts['field'] === 'at' ? 'time' : REFUSALS[error.code];
  if (said === undefined) throw error;
  return said;
}
