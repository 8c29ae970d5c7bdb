import type { TrackedContact, TrackedOrder, TrackedStop } from '#domain';
import { html, type Html } from './html.mapper.js';
import { dayAndTime, time } from './local-time.mapper.js';
import { stepsOf, stopStateOf, type Step } from './situation.mapper.js';
import { vocabularyOf, type Language, type TrackingVocabulary } from './tracking.vocabulary.js';

/** The cards below the map: timeline, stops and contacts. */
export function detailCards(order: TrackedOrder, language: Language): Html {
  const words = vocabularyOf(language);
  const several = order.stops.length > 1;
  return html`<section class="card">
      <h2>${words.progress}</h2>
      <ol class="steps">
        ${stepsOf(order).map((step) => stepItem(step, order.timezone, several, words))}
      </ol>
    </section>
    <section class="card">
      <h2>${several ? words.stops.several : words.stops.one}</h2>
      <ol class="stops">
        ${order.stops.map((stop) => stopItem(stop, order.timezone, words))}
      </ol>
    </section>
    <section class="card">
      <h2>${words.contacts.title}</h2>
      ${contact(order.merchant, words.contacts.shop, words)}
      ${contact(order.company, words.contacts.company, words)}
    </section>`;
}

function stepItem(
  { name, at, state }: Step,
  timezone: string,
  several: boolean,
  words: TrackingVocabulary,
): Html {
  return html`<li class="${state}" ${state === 'current' && html`aria-current="step"`}>
    <span
      >${name === 'delivered' && several ? words.steps.deliveries : words.steps[name]}<span
        class="visually-hidden"
      >
        (${words.stepStates[state]})</span
      ></span
    >
    ${at && html`<time datetime="${at.toISOString()}">${time(at, timezone, words.language)}</time>`}
  </li>`;
}

function stopItem(stop: TrackedStop, timezone: string, words: TrackingVocabulary): Html {
  const { ordinal, address, complement, finishedAt, failureReason, status } = stop;
  const place = address === null ? words.map.stop(ordinal) : [address, complement].filter(Boolean).join(', ');
  const when = finishedAt && words.at(dayAndTime(finishedAt, timezone, words.language));
  return html`<li class="${status}">
    <p class="address">${place}</p>
    <p class="state">
      ${[words.stopStates[stopStateOf(stop)], when].filter(Boolean).join(' ')}${failureReason && `: ${failureReason}`}
    </p>
    ${proof(stop, words)}
  </li>`;
}

function proof({ proof: given, ordinal }: TrackedStop, words: TrackingVocabulary): Html | null {
  if (!given) return null;
  const { photos, signature, receivedBy, left } = given;
  const named = left === null ? words.proof.receivedBy : words.proof.leftWith;
  const picture = (url: string, label: string) =>
    html`<a href="${url}" rel="noreferrer"><img src="${url}" alt="${label}" loading="lazy" /></a>`;
  return html`<div class="proof">
    ${left === 'door' && html`<p>${words.proof.leftAtDoor}</p>`}
    ${receivedBy && html`<p>${named(receivedBy)}</p>`}
    ${photos.map((url, i) => picture(url, words.proof.photo({ n: i + 1, stop: ordinal })))}
    ${signature && picture(signature, words.proof.signature(ordinal))}
  </div>`;
}

function contact(who: TrackedContact, role: string, words: TrackingVocabulary): Html {
  const { name, logoUrl, phone, whatsapp, email, website } = who;
  const links = [
    phone && ([`tel:${dialled(phone)}`, words.contacts.call] as const),
    whatsapp && ([`https://wa.me/${dialled(whatsapp).replace('+', '')}`, words.contacts.write] as const),
    email && ([`mailto:${email}`, words.contacts.email] as const),
    website && ([website, words.contacts.site] as const),
  ].filter((link) => typeof link === 'object' && link !== null);
  return html`<div class="person">
    ${
      logoUrl
        ? html`<img src="${logoUrl}" alt="" />`
        : html`<span class="initial shop" aria-hidden="true">${initial(name)}</span>`
    }
    <div>
      <p class="facts">${role}</p>
      <p class="name">${name}</p>
      ${
        links.length > 0 &&
        html`<p class="contacts">
          ${links.map(([href, label]) => html`<a href="${href}" rel="noreferrer">${label}</a>`)}
        </p>`
      }
    </div>
  </div>`;
}

/** The letter in the place of a picture. */
export function initial(name: string): string {
  return Array.from(name)[0] ?? '?';
}

/** National numbers are Brazilian. */
function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length > 11 ? `+${digits}` : `+55${digits.replace(/^0/, '')}`;
}
