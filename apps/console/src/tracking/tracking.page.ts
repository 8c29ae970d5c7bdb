import { isInProgress, type TrackedCourier, type TrackedOrder, type TrackedStop } from '#domain';
import { html, type Html } from './html.js';
import { marksOf, sketch } from './tracking.map.js';
import { dayAndTime, headline, stepsOf, stopState, time, VEHICLES, type Step } from './tracking.words.js';

export interface TileSource {
  readonly url: string | null;
  readonly attribution: string;
}

/** Where a script is off, the page comes anew by itself. */
const RELOAD_SECONDS = 20;

export function trackingPage(order: TrackedOrder, token: string, tiles: TileSource): string {
  const live = !order.ended;
  return page(
    pageTitle(order),
    html`<main
        data-token="${token}"
        data-live="${String(live)}"
        data-tiles="${tiles.url ?? ''}"
        data-attribution="${tiles.attribution}"
      >
        <p id="novidade" class="unseen" role="status" aria-live="polite"></p>
        <div id="topo">${top(order)}</div>
        <section id="mapa" class="map" aria-label="Mapa da entrega" ${hiddenUnless(isShownOnMap(order))}>
          <noscript>${isShownOnMap(order) && sketch(marksOf(order))}</noscript>
        </section>
        <div id="corpo">${body(order)}</div>
      </main>
      <script src="/rastreio/recursos/leaflet.js" defer></script>
      <script src="/rastreio/recursos/pagina.js" defer></script>`,
    live && html`<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}" /></noscript>`,
  );
}

export function pageTitle(order: TrackedOrder): string {
  return `${headline(order).title} · Pedido ${order.publicId}`;
}

export function messagePage(title: string, detail: string): string {
  return page(
    title,
    html`<main>
      <section class="card headline failed">
        <h1>${title}</h1>
        <p>${detail}</p>
      </section>
    </main>`,
    null,
  );
}

/** What changes above and below the map, for scripts to put in its place. */
export function fragments(order: TrackedOrder): { top: string; body: string } {
  return { top: top(order).text, body: body(order).text };
}

export function isShownOnMap({ status, courier, pickup }: TrackedOrder): boolean {
  return isInProgress(status) && (courier?.position ?? pickup) !== null;
}

function hiddenUnless(shown: boolean): Html | null {
  return shown ? null : html`hidden`;
}

function page(title: string, content: Html, extra: Html | null | false): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content="#0f3d3e" />
        <title>${title}</title>
        ${extra}
        <link rel="stylesheet" href="/rastreio/recursos/leaflet.css" />
        <link rel="stylesheet" href="/rastreio/recursos/pagina.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header><span class="brand">Acompanhe sua entrega</span></header>
        ${content}
      </body>
    </html>`.text.replace(/\n\s+/g, '\n');
}

function top(order: TrackedOrder): Html {
  const { title, detail, tone } = headline(order);
  return html`<section class="card headline ${tone}">
      <h1>${title}</h1>
      <p>${detail}</p>
      ${
        order.expectedAt &&
        html`<p class="eta">
          Previsão de chegada
          <strong
            ><time datetime="${order.expectedAt.toISOString()}"
              >${time(order.expectedAt, order.timezone)}</time
            ></strong
          >
        </p>`
      }
      <p class="from">${order.merchantName} · pedido ${order.publicId}</p>
    </section>
    ${order.stops.filter(({ code }) => code !== null).map((stop) => codeCard(stop, order.stops.length > 1))}`;
}

function codeCard({ code, address }: TrackedStop, several: boolean): Html {
  return html`<section class="card code">
    <h2>Código de confirmação</h2>
    <p class="digits" aria-label="${Array.from(code ?? '').join(' ')}">${code}</p>
    <p>Diga este código ao entregador só quando receber${several && ` em ${address}`}.</p>
  </section>`;
}

function body(order: TrackedOrder): Html {
  return html`${order.courier && courierCard(order.courier)}
    <section class="card">
      <h2>Andamento</h2>
      <ol class="steps">
        ${stepsOf(order).map((step) => stepItem(step, order.timezone))}
      </ol>
    </section>
    <section class="card">
      <h2>${order.stops.length > 1 ? 'Entregas' : 'Entrega'}</h2>
      <ol class="stops">
        ${order.stops.map((stop) => stopItem(stop, order.timezone))}
      </ol>
    </section>`;
}

function courierCard({ firstName, vehicleKind, vehicle, plate }: TrackedCourier): Html {
  const kind = vehicleKind && VEHICLES[vehicleKind];
  const facts = [kind, vehicle, plate].filter(Boolean).join(' · ');
  return html`<section class="card courier">
    <span class="initial" aria-hidden="true">${Array.from(firstName)[0] ?? '?'}</span>
    <div>
      <h2>Entregador</h2>
      <p class="name">${firstName}</p>
      ${facts && html`<p>${facts}</p>`}
    </div>
  </section>`;
}

const STEP_STATES: Record<Step['state'], string> = {
  done: 'concluído',
  current: 'agora',
  ahead: 'a seguir',
  failed: 'cancelado',
};

function stepItem({ label, at, state }: Step, timezone: string): Html {
  return html`<li class="${state}" ${state === 'current' && html`aria-current="step"`}>
    <span>${label}<span class="unseen"> (${STEP_STATES[state]})</span></span>
    ${at && html`<time datetime="${at.toISOString()}">${time(at, timezone)}</time>`}
  </li>`;
}

function stopItem(stop: TrackedStop, timezone: string): Html {
  const { address, complement, status, finishedAt, failureReason } = stop;
  return html`<li class="${status}">
    <p class="address">${address}${complement && `, ${complement}`}</p>
    <p class="state">
      ${stopState(stop)}${finishedAt && ` em ${dayAndTime(finishedAt, timezone)}`}${
        failureReason && `: ${failureReason}`
      }
    </p>
    ${proof(stop)}
  </li>`;
}

function proof({ proof: given, ordinal }: TrackedStop): Html | null {
  if (!given) return null;
  const { photos, signature, receivedBy } = given;
  const picture = (url: string, label: string) =>
    html`<a href="${url}" rel="noreferrer"><img src="${url}" alt="${label}" loading="lazy" /></a>`;
  return html`<div class="proof">
    ${receivedBy && html`<p>Recebido por ${receivedBy}</p>`}
    ${photos.map((url, i) => picture(url, `Foto ${String(i + 1)} da entrega ${String(ordinal)}`))}
    ${signature && picture(signature, `Assinatura da entrega ${String(ordinal)}`)}
  </div>`;
}
