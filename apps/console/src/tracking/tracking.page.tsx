import { trackingUrl } from '#domain';
import { markup } from '../http/html.page.js';
import { DetailCards } from './detail-cards.page.js';
import { Layout } from './layout.page.js';
import type { BaseMap } from './map-source.provider.js';
import { MapFigure, type OrderMap } from './map.page.js';
import type { PageAssets } from './page-assets.provider.js';
import { headline } from './situation.mapper.js';
import { RecipientActs, StatusCards } from './status-cards.page.js';
import type { AskedFor, ShownOrder } from './tracked-orders.service.js';
import type { TrackingVocabulary } from './tracking.vocabulary.js';

/** Interval of reloading the page where scripts are off. */
const RELOAD_SECONDS = 20;

export interface TrackingView {
  readonly order: ShownOrder;
  readonly map: OrderMap | null;
  readonly token: string;
  readonly asked: readonly AskedFor[];
  readonly words: TrackingVocabulary;
}

interface TrackingPageView extends TrackingView {
  readonly baseMap: BaseMap;
  readonly publicUrl: string;
  readonly assets: PageAssets;
}

export function TrackingPage(view: TrackingPageView) {
  const { order, map, token, words, baseMap, assets } = view;
  return (
    <Layout
      words={words}
      assets={assets}
      title={pageTitle(order, words)}
      company={order.company}
      head={
        <>
          <LinkPreview {...view} />
          {!order.ended && <LiveHead {...view} />}
        </>
      }
    >
      <main data-token={token}>
        <p id="news" className="visually-hidden" role="status" aria-live="polite" />
        <p id="connection" className="connection" role="status" hidden>
          {words.connectionLost}
        </p>
        <div id="top">
          <StatusCards {...view} />
        </div>
        <MapFigure map={map} baseMap={baseMap} words={words} />
        <div id="acts">
          <RecipientActs {...view} />
        </div>
        <div id="details">
          <DetailCards {...view} />
        </div>
      </main>
      <footer>
        {words.order(order.publicId)}
        {!order.ended && ` · ${words.footer}`}
        <details>
          <summary>{words.yourData}</summary>
          {order.privacyNotice.split('\n\n').map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
          {order.stops.length === 1 && (
            <p>
              <a href={`/rastreio/${token}/dados`}>{words.ownData.title}</a>
            </p>
          )}
        </details>
      </footer>
    </Layout>
  );
}

function pageTitle(order: ShownOrder, words: TrackingVocabulary): string {
  return `${headline(order, words)[0]} · ${words.order(order.publicId)}`;
}

function LiveHead({ assets }: TrackingPageView) {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
      <script src={assets.url('tracking-page.js')} type="module" />
    </>
  );
}

/** Open Graph tags hold nothing personal, as others see the chat. */
function LinkPreview({ order, token, words, publicUrl }: TrackingPageView) {
  const { company, merchant, publicId } = order;
  const facts: [property: string, content: string | null][] = [
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:title', `${words.pageName} · ${merchant.name}`],
    ['og:description', `${words.order(publicId)}: ${headline(order, words)[0]}`],
    ['og:url', trackingUrl(publicUrl, token)],
    ['og:locale', words.ogLocale],
    ['og:image', company.logoUrl ?? merchant.logoUrl],
  ];
  return (
    <>
      {facts.map(
        ([property, content]) =>
          content !== null && <meta key={property} property={property} content={content} />,
      )}
      <meta name="description" content={words.pageName} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}

/** No text of an order has it: the database refuses it. */
const BETWEEN = '\0';

export type TrackingState = Awaited<ReturnType<typeof trackingState>>;

export async function trackingState(view: TrackingView) {
  const { order, map, words } = view;
  // Rendered as one, because each rendering takes a while to begin.
  const parts = await markup(
    <>
      <StatusCards {...view} />
      {BETWEEN}
      <RecipientActs {...view} />
      {BETWEEN}
      <DetailCards {...view} />
      {BETWEEN}
      {map?.drawing}
      {BETWEEN}
      {map?.legend}
    </>,
  );
  const [top = '', acts = '', details = '', drawing = '', legend = ''] = parts.split(BETWEEN);
  return {
    version: order.version,
    status: order.status,
    ended: order.ended,
    title: pageTitle(order, words),
    headline: headline(order, words).join('. '),
    top,
    acts,
    details,
    map: {
      shown: map !== null,
      streets: map?.streetsUrl ?? null,
      ground: map?.ground ?? null,
      drawing,
      legend,
    },
  };
}
