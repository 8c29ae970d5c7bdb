import type { ExpectedArrival, TrackedArrival, TrackedCourier, TrackedStop } from '#domain';
import { initial } from './detail-cards.page.js';
import { html, type Html } from './html.mapper.js';
import { time } from './local-time.mapper.js';
import { hasFailed, headline, situationOf, stepsOf } from './situation.mapper.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';
import type { ShownOrder } from './tracked-orders.service.js';

const MINUTE_MS = 60_000;

/** The cards above the map: status and arrival, the courier, and the recipient's codes. */
export function statusCards(order: ShownOrder, language: Language): Html {
  const words = vocabularyOf(language);
  const [title, detail] = headline(order, language);
  // Who is at the door comes no more.
  const arrival = situationOf(order) === 'at_stop' ? null : order.arrival;
  return html`<section class="card status ${hasFailed(order) && 'failed'}">
      <h1>${title}</h1>
      <p>${detail}</p>
      <div class="progress" aria-hidden="true">
        ${stepsOf(order).map(({ state }) => html`<i class="${state}"></i>`)}
      </div>
      ${arrival && arrivalBlock(arrival, order.timezone, words)}
      ${order.readyAt && html`<p class="note">${words.arrival.ready} ${clockOf(order.readyAt, order.timezone, words)}</p>`}
      ${order.redeliveryToken !== null && html`<p class="again"><a href="/rastreio/${order.redeliveryToken}">${words.redelivery}</a></p>`}
    </section>
    ${order.courier && courierCard(order.courier, words)}
    ${order.stops.filter(({ code }) => code !== null).map((stop) => codeCard(stop, words))}`;
}

function courierCard(
  { firstName, vehicleKind, vehicle, plate }: TrackedCourier,
  words: TrackingVocabulary,
): Html {
  const facts = [vehicleKind && words.vehicles[vehicleKind], vehicle, plate].filter(Boolean).join(' · ');
  return html`<section class="card person">
    <span class="initial" aria-hidden="true">${initial(firstName)}</span>
    <div>
      <h2>${words.courier}</h2>
      <p class="name">${firstName}</p>
      ${facts && html`<p class="facts">${facts}</p>`}
    </div>
  </section>`;
}

function arrivalBlock(arrival: TrackedArrival, timezone: string, words: TrackingVocabulary): Html {
  const clock = (at: Date) => clockOf(at, timezone, words);
  if (arrival.kind === 'range')
    return html`<div class="arrival">
      <h2>${words.arrival.rangeTitle}</h2>
      <strong>${clock(arrival.from)} ${words.arrival.rangeTo} ${clock(arrival.to)}</strong>
    </div>`;
  const { late, positionIsOld } = arrival;
  return html`<div class="arrival">
    <h2>${words.arrival.title}</h2>
    <strong>${clock(arrival.expectedAt)}</strong>
    ${
      late
        ? html`<span class="minutes late">${words.arrival.late}</span>`
        : !positionIsOld && html`<span class="minutes">${minutesLeft(arrival, words)}</span>`
    }
    ${noteOf(arrival, words)}
  </div>`;
}

function clockOf(at: Date, timezone: string, words: TrackingVocabulary): Html {
  return html`<time datetime="${at.toISOString()}">${time(at, timezone, words.language)}</time>`;
}

function minutesLeft({ expectedAt, now }: ExpectedArrival, words: TrackingVocabulary): string {
  return words.arrival.inMinutes(Math.max(0, Math.round((expectedAt.getTime() - now.getTime()) / MINUTE_MS)));
}

/** A note when the position is old, which is why the expected time does not change; a late order needs none. */
function noteOf(
  { late, positionIsOld, positionAt, now }: ExpectedArrival,
  words: TrackingVocabulary,
): Html | null {
  const minutes = Math.floor((now.getTime() - positionAt.getTime()) / MINUTE_MS);
  const text = positionIsOld ? words.arrival.oldPosition(minutes) : late ? words.arrival.lateNote : null;
  return text === null ? null : html`<p class="note">${text}</p>`;
}

function codeCard({ code }: TrackedStop, words: TrackingVocabulary): Html {
  return html`<section class="card code">
    <h2>${words.code.title}</h2>
    <p class="digits" aria-label="${Array.from(code ?? '').join(' ')}">${code}</p>
    <p>${words.code.hint}</p>
  </section>`;
}
