import {
  companyOf,
  DomainError,
  type DomainErrorCode,
  Hubs,
  type OrderView,
  type Stop,
  type TrackedCompany,
  TrackingLinks,
} from '#domain';
import { addressOf, limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { pathText } from '../http/field.schemas.js';
import { UNSTORABLE } from '../http/schema.parser.js';
import type { Html } from './html.mapper.js';
import { layout } from './layout.page.js';
import { PageAssets } from './page-assets.provider.js';
import { pageHeaders } from './page-headers.policy.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

/** How the endpoints of forms are declared. */
export const FORM_PAGE = {
  ...{ status: 200, open: true, mediaTypes: ['text/html'], errors: [404] },
  params: { token: pathText('order_not_found') },
} as const;

/** How an attempt of a recipient ended, where a form has no words of its own. */
export type Said = keyof TrackingVocabulary['said'];

/** A text of a form; whatever else is sent, or what cannot be kept, is an empty one. */
export const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !UNSTORABLE.test(text))
    .catch('');

/** Of every word for how an attempt ended. */
const STATUS = {
  ...{ done: 200, asked: 200, sent: 200, coming: 200 },
  ...{ early: 409, late: 409, full: 409, twice: 409, company: 409 },
  ...{ digits: 422, place: 422, time: 422, empty: 422, text: 422, name: 422, money: 422, photos: 422 },
  ...{ tries: 429, large: 413 },
} satisfies Record<Said, number> & Record<string, number>;

/** Attempts a minute from one address and of one link: of each of these forms, and of all others together. */
const TRIES = {
  claim: { address: 20, link: 12 },
  wish: { address: 20, link: 12 },
  rating: { address: 30, link: 12 },
  talk: { address: 60, link: 30 },
  map: { address: 120, link: 60 },
  form: { address: 30, link: 12 },
} as const;

/** What a form is about. */
interface OwnPage {
  readonly order: OrderView;
  readonly stop: Stop;
  readonly company: TrackedCompany;
  readonly timezone: string;
}

export interface FormPage extends Pick<OwnPage, 'company'> {
  readonly said: keyof typeof STATUS | null;
  readonly title: (words: TrackingVocabulary) => string;
  /** Scripts that make it better. */
  readonly head?: Html | null;
  readonly content: (words: TrackingVocabulary) => Html;
}

/** Pages on which recipients send forms. They need no script, and nothing on them changes by itself. */
@Injectable()
export class FormPages {
  constructor(
    private readonly links: TrackingLinks,
    private readonly hubs: Hubs,
    private readonly assets: PageAssets,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** Of an address and of a link: who has many links shares one limit, and so has who has many addresses. @throws rate_limited */
  async limit(
    request: Request,
    response: Response,
    token: string,
    form: keyof typeof TRIES = 'form',
  ): Promise<void> {
    const { limiter } = this;
    await limitRate(limiter, response, `${form}:${addressOf(request)}`, TRIES[form].address);
    await limitRate(limiter, response, `${form}:${token}`, TRIES[form].link);
  }

  /** @throws order_not_found */
  async own(token: string): Promise<OwnPage> {
    const { order, stop } = await this.links.ownStop(token);
    const hub = await this.hubs.get(order.hubId);
    return { order, stop, company: companyOf(hub), timezone: hub.timezone };
  }

  send(response: Response, language: Language, page: FormPage): void {
    const { company, said, title, head = null, content } = page;
    const words = vocabularyOf(language);
    response.status(said === null ? 200 : STATUS[said]);
    response.set(pageHeaders(this.config.publicUrl, null, language, true));
    response
      .type('html')
      .send(
        layout({ words, assets: this.assets, title: title(words), company, head, content: content(words) }),
      );
  }
}

/** What refusals are to recipients; those that name a field are told apart by it. */
const REFUSALS: Partial<Record<DomainErrorCode, Said>> = {
  ...{ wrong_code: 'digits', too_many_attempts: 'tries', rate_limited: 'tries' },
  ...{ required_value: 'empty', limit_reached: 'full' },
  ...{ transition_refused: 'late', feature_disabled: 'late', invalid_value: 'empty' },
  ...{ outside_service_area: 'place', address_not_found: 'place', area_paused: 'place' },
};

/** @throws the error, where it is no refusal */
export function saidOf(error: unknown): Said {
  if (error instanceof DomainError && error.facts['field'] === 'at') return 'time';
  return saidBy(REFUSALS, error);
}

/** By a form's own table. @throws the error, where it is no refusal */
export function saidBy<Word>(refusals: Partial<Record<DomainErrorCode, Word>>, error: unknown): Word {
  const said = error instanceof DomainError ? refusals[error.code] : undefined;
  if (said === undefined) throw error;
  return said;
}

/** Whether there is something left to send. */
export function isAsking(said: Said | null): boolean {
  return said !== 'done' && said !== 'asked' && said !== 'late';
}
