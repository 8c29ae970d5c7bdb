import {
  Clock,
  companyOf,
  Conversations,
  Hubs,
  RecipientFeedback,
  RecipientWishes,
  TrackingLinks,
} from '#domain';
import { addressOf, limitRate, RateLimiter, RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ReactNode } from 'react';
import { documentMarkup } from '../http/html.page.js';
import { Layout, pageHeaders } from './layout.page.js';
import { PageAssets } from './page-assets.provider.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

/** HTTP status by how an attempt of a recipient ended. */
const STATUS = {
  done: 200,
  asked: 200,
  sent: 200,
  coming: 200,
  early: 409,
  late: 409,
  full: 409,
  twice: 409,
  company: 409,
  digits: 422,
  place: 422,
  time: 422,
  empty: 422,
  text: 422,
  name: 422,
  money: 422,
  photos: 422,
  tries: 429,
  large: 413,
} satisfies Record<keyof TrackingVocabulary['said'], number> & Record<string, number>;
export type MessageKey = keyof typeof STATUS;

/** Attempts a minute from one address and of one link: of each of these forms, and of all others together. */
const TRIES = {
  claim: { address: 20, link: 12 },
  wish: { address: 20, link: 12 },
  rating: { address: 30, link: 12 },
  talk: { address: 60, link: 30 },
  map: { address: 120, link: 60 },
  form: { address: 30, link: 12 },
} as const;
export type LimitedForm = keyof typeof TRIES;

export type OwnStop = Awaited<ReturnType<FormPages['own']>>;

export interface FormPage<Word extends MessageKey> {
  readonly title: string;
  /** Default: the title. */
  readonly heading?: string;
  readonly message: Word | null;
  readonly texts: Readonly<Record<Word, string>>;
  readonly head?: ReactNode;
  readonly body: ReactNode;
}

@Injectable()
export class FormPages {
  constructor(
    private readonly links: TrackingLinks,
    private readonly hubs: Hubs,
    private readonly assets: PageAssets,
    private readonly limiter: RateLimiter,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  /** Limits requests by address and by link, so many of either help nobody. @throws rate_limited */
  async limit(
    request: Request,
    response: Response,
    token: string,
    form: LimitedForm = 'form',
  ): Promise<void> {
    const { limiter } = this;
    await limitRate(limiter, response, `${form}:${addressOf(request)}`, TRIES[form].address);
    await limitRate(limiter, response, `${form}:${token}`, TRIES[form].link);
  }

  /** @throws order_not_found */
  async own(token: string) {
    const { order, stop } = await this.links.ownStop(token);
    const hub = await this.hubs.get(order.hubId);
    return { order, stop, company: companyOf(hub), timezone: hub.timezone };
  }

  script(name: 'conversation-page.js' | 'pin-page.js'): ReactNode {
    return <script src={this.assets.url(name)} type="module" />;
  }

  async send<Word extends MessageKey>(
    response: Response,
    { title, heading = title, message, texts, head, body }: FormPage<Word>,
    { token, company, words }: Pick<OwnStop, 'company'> & { token: string; words: TrackingVocabulary },
  ): Promise<void> {
    const page = (
      <Layout words={words} assets={this.assets} title={title} company={company} head={head}>
        <main>
          <section className="card wish">
            <h1>{heading}</h1>
            {message !== null && (
              <p className="said" role="status">
                {texts[message]}
              </p>
            )}
            {body}
            <p>
              <a href={`/rastreio/${token}`}>{words.wish.back}</a>
            </p>
          </section>
        </main>
      </Layout>
    );
    response.status(message === null ? 200 : STATUS[message]);
    response.set(pageHeaders(this.config.publicUrl, null, words.language, true));
    response.type('html').send(await documentMarkup(page));
  }
}

@Injectable()
export class RecipientDesk {
  constructor(
    readonly pages: FormPages,
    readonly wishes: RecipientWishes,
    readonly feedback: RecipientFeedback,
    readonly conversations: Conversations,
    readonly clock: Clock,
  ) {}
}

/** The end of the phone, by which the recipient is told from others who have the link. */
export function DigitsField({ words }: { readonly words: TrackingVocabulary }) {
  return (
    <>
      <label htmlFor="digits">{words.wish.digits}</label>
      <input
        id="digits"
        name="digits"
        inputMode="numeric"
        autoComplete="off"
        required
        pattern="[0-9]{4}"
        maxLength={4}
      />
    </>
  );
}
