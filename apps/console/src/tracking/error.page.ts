import type { Response } from 'express';
import { html } from './html.mapper.js';
import { layout } from './layout.page.js';
import type { PageAssets } from './page-assets.provider.js';
import { pageHeaders } from './page-headers.policy.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

interface ErrorPageContext {
  readonly language: Language;
  readonly publicUrl: string;
  readonly assets: PageAssets;
}

/** The error page of a link, in the reader's language. Scripts only look at the status. */
export function sendErrorPage(status: number, response: Response, context: ErrorPageContext): void {
  const { language, publicUrl, assets } = context;
  const words = vocabularyOf(language);
  const { title, detail } = words.errors[errorOf(status)];
  response.status(status).set(pageHeaders(publicUrl, null, language));
  if (status === 503) response.setHeader('Retry-After', '5');
  const content = html`<main>
    <section class="card status failed">
      <h1>${title}</h1>
      <p>${detail}</p>
    </section>
  </main>`;
  response.type('html').send(layout({ words, assets, title, company: null, head: null, content }));
}

function errorOf(status: number): keyof TrackingVocabulary['errors'] {
  if (status === 404) return 'unknown';
  if (status === 429) return 'tries';
  if (status === 503) return 'busy';
  return status < 500 ? 'malformed' : 'failed';
}
