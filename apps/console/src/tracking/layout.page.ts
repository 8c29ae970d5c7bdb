import type { TrackedCompany } from '#domain';
import { brandStylePath } from './brand-style.mapper.js';
import { html, type Html } from './html.mapper.js';
import type { PageAssets } from './page-assets.provider.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

interface PageFrame {
  readonly words: TrackingVocabulary;
  readonly assets: PageAssets;
  readonly title: string;
  readonly company: TrackedCompany | null;
  /** In the document's head: previews of links, scripts. */
  readonly head: Html | null;
  readonly content: Html;
}

/** The document around every page that recipients see. */
export function layout({ words, assets, title, company, head, content }: PageFrame): string {
  const { name, logoUrl, color } = company ?? NO_COMPANY;
  return html`<!doctype html>
    <html lang="${words.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="${color ?? DEFAULT_COLOR}" />
        <title>${title}</title>
        ${head}
        <link rel="stylesheet" href="${assets.url('tracking-page.css')}" />
        ${color !== null && html`<link rel="stylesheet" href="${brandStylePath(color)}" />`}
        <link rel="icon" href="${logoUrl ?? 'data:,'}" />
      </head>
      <body>
        <header class="company">
          <div>
            ${logoUrl !== null && html`<img src="${logoUrl}" alt="" />`}
            <p>
              ${name !== null && html`<b>${name}</b>`}
              <span>${words.pageName}</span>
            </p>
          </div>
        </header>
        ${content}
      </body>
    </html>`.text.replace(/\n\s+/g, '\n');
}

const NO_COMPANY = { name: null, logoUrl: null, color: null };
const DEFAULT_COLOR = '#0f3d3e';
