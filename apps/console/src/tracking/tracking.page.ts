import { trackingUrl } from '#domain';
import { type AskedFor, recipientActs } from './acts.page.js';
import { detailCards } from './detail-cards.page.js';
import { html, type Html } from './html.mapper.js';
import { layout } from './layout.page.js';
import type { MapSource } from './map-source.provider.js';
import { mapFigure, type OrderMap } from './map.page.js';
import type { PageAssets } from './page-assets.provider.js';
import { headline } from './situation.mapper.js';
import { statusCards } from './status-card.page.js';
import { vocabularyOf, type Language } from './tracking.vocabulary.js';
import type { ShownOrder } from './tracked-orders.service.js';

/** Interval of reloading the page where scripts are off. */
const RELOAD_SECONDS = 20;

interface PageContext {
  readonly token: string;
  readonly asked: readonly AskedFor[];
  readonly language: Language;
  readonly source: MapSource;
  readonly publicUrl: string;
  readonly assets: PageAssets;
}

export function trackingPage(order: ShownOrder, map: OrderMap | null, context: PageContext): string {
  const { language, assets } = context;
  const words = vocabularyOf(language);
  const title = pageTitle(order, language);
  return layout({
    words,
    assets,
    title,
    company: order.company,
    head: html`${linkPreview(order, context)} ${order.ended ? null : liveHead(context)}`,
    content: html`<main ${dataset(context)}>
        <p id="news" class="visually-hidden" role="status" aria-live="polite"></p>
        <p id="connection" class="connection" role="status" hidden>${words.connectionLost}</p>
        <div id="top">${statusCards(order, language)}</div>
        ${mapFigure(map, context.source, language)}
        <div id="acts">${recipientActs(order, context.asked, context.token, language)}</div>
        <div id="details">${detailCards(order, language)}</div>
      </main>
      <footer>
        ${words.order(order.publicId)}${!order.ended && html` · ${words.footer}`}
        <details>
          <summary>${words.yourData}</summary>
          ${order.privacyNotice.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
          ${order.stops.length === 1 && html`<p><a href="/rastreio/${context.token}/dados">${words.ownData.title}</a></p>`}
        </details>
      </footer>`,
  });
}

export function pageTitle(order: ShownOrder, language: Language): string {
  return `${headline(order, language)[0]} · ${vocabularyOf(language).order(order.publicId)}`;
}

function dataset({ token, source: { tileUrl, region, attribution } }: PageContext): Html {
  return html`data-token="${token}" data-tiles="${tileUrl ?? ''}" data-attribution="${attribution}"
  data-archives="${region?.archiveUrls.join(' ') ?? ''}" data-archive-script="${region?.scriptUrl ?? ''}"`;
}

function liveHead({ assets, source }: PageContext): Html {
  return html`<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}" /></noscript>
    ${
      source.tileUrl !== null &&
      html`<link rel="stylesheet" href="${assets.url('leaflet.css')}" />
        <script src="${assets.url('leaflet.js')}" defer></script>`
    }
    <script src="${assets.url('tracking-page.js')}" type="module"></script>`;
}

/** Open Graph tags for link previews in chats. They hold nothing personal, as others see the chat. */
function linkPreview(order: ShownOrder, { token, language, publicUrl }: PageContext): Html {
  const words = vocabularyOf(language);
  const { company, merchant, publicId } = order;
  const image = company.logoUrl ?? merchant.logoUrl;
  const facts: [property: string, content: string | null][] = [
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:title', `${words.pageName} · ${merchant.name}`],
    ['og:description', `${words.order(publicId)}: ${headline(order, language)[0]}`],
    ['og:url', trackingUrl(publicUrl, token)],
    ['og:locale', words.ogLocale],
    ['og:image', image],
  ];
  return html`${facts.map(
      ([property, content]) => content !== null && html`<meta property="${property}" content="${content}" />`,
    )}
    <meta name="description" content="${words.pageName}" />
    <meta name="twitter:card" content="summary" />`;
}
