import type { ExpectedArrival, TrackedArrival, TrackedCourier, TrackedOrder } from '#domain';
import { hasFailed, headline, situationOf, stepsOf } from './situation.mapper.js';
import type { AskedFor, ShownOrder } from './tracked-orders.service.js';
import { dayAndTime, time, type TrackingVocabulary } from './tracking.vocabulary.js';

const MINUTE_MS = 60_000;

export interface WithWords {
  readonly words: TrackingVocabulary;
}
export interface WithClock extends WithWords {
  readonly timezone: string;
}

/** A time on the company's clock. */
export function TimeOfDay({ at, timezone, words }: WithClock & { readonly at: Date }) {
  return <time dateTime={at.toISOString()}>{time(at, timezone, words.language)}</time>;
}

/** Cards above the map: status and arrival, the courier, and the recipient's codes. */
export function StatusCards({ order, words }: WithWords & { readonly order: ShownOrder }) {
  const { courier, readyAt, redeliveryToken, stops, timezone } = order;
  const [title, detail] = headline(order, words);
  // A courier at the door has arrived: no time of arrival is shown.
  const arrival = situationOf(order) === 'at_stop' ? null : order.arrival;
  return (
    <>
      <section className={hasFailed(order) ? 'card status failed' : 'card status'}>
        <h1>{title}</h1>
        <p>{detail}</p>
        <div className="progress" aria-hidden="true">
          {stepsOf(order).map(({ name, state }) => (
            <i key={name} className={state} />
          ))}
        </div>
        {arrival && <Arrival arrival={arrival} timezone={timezone} words={words} />}
        {readyAt && (
          <p className="note">
            {words.arrival.ready} <TimeOfDay at={readyAt} timezone={timezone} words={words} />
          </p>
        )}
        {redeliveryToken !== null && (
          <p className="again">
            <a href={`/rastreio/${redeliveryToken}`}>{words.redelivery}</a>
          </p>
        )}
      </section>
      {courier && <CourierCard courier={courier} words={words} />}
      {stops.map(
        ({ ordinal, code }) =>
          code !== null && (
            <section key={ordinal} className="card code">
              <h2>{words.code.title}</h2>
              <p className="digits" aria-label={Array.from(code).join(' ')}>
                {code}
              </p>
              <p>{words.code.hint}</p>
            </section>
          ),
      )}
    </>
  );
}

function CourierCard({ courier, words }: WithWords & { readonly courier: TrackedCourier }) {
  const { firstName, vehicleKind, vehicle, plate } = courier;
  const facts = [vehicleKind && words.vehicles[vehicleKind], vehicle, plate].filter(Boolean).join(' · ');
  return (
    <section className="card person">
      <span className="initial" aria-hidden="true">
        {initial(firstName)}
      </span>
      <div>
        <h2>{words.courier}</h2>
        <p className="name">{firstName}</p>
        {facts && <p className="facts">{facts}</p>}
      </div>
    </section>
  );
}

function Arrival({ arrival, ...clock }: WithClock & { readonly arrival: TrackedArrival }) {
  const { words } = clock;
  if (arrival.kind === 'range')
    return (
      <div className="arrival">
        <h2>{words.arrival.rangeTitle}</h2>
        <strong>
          <TimeOfDay at={arrival.from} {...clock} /> {words.arrival.rangeTo}{' '}
          <TimeOfDay at={arrival.to} {...clock} />
        </strong>
      </div>
    );
  const { expectedAt, late, positionIsOld } = arrival;
  const note = noteOf(arrival, words);
  return (
    <div className="arrival">
      <h2>{words.arrival.title}</h2>
      <strong>
        <TimeOfDay at={expectedAt} {...clock} />
      </strong>
      {late && <span className="minutes late">{words.arrival.late}</span>}
      {!late && !positionIsOld && <span className="minutes">{minutesLeft(arrival, words)}</span>}
      {note !== null && <p className="note">{note}</p>}
    </div>
  );
}

function minutesLeft({ expectedAt, now }: ExpectedArrival, words: TrackingVocabulary): string {
  return words.arrival.inMinutes(Math.max(0, Math.round((expectedAt.getTime() - now.getTime()) / MINUTE_MS)));
}

/** The position is old, which is why the expected time does not change; a late order needs no note. */
function noteOf({ late, positionIsOld, positionAt, now }: ExpectedArrival, words: TrackingVocabulary) {
  const minutes = Math.floor((now.getTime() - positionAt.getTime()) / MINUTE_MS);
  return positionIsOld ? words.arrival.oldPosition(minutes) : late ? words.arrival.lateNote : null;
}

interface RecipientActsView extends WithWords {
  readonly order: TrackedOrder;
  readonly asked: readonly AskedFor[];
  readonly token: string;
}

/** false: not now. */
type Act = readonly [path: string, label: string] | false;

/** Links to the forms that are open now, and what became of earlier requests. */
export function RecipientActs({ order, asked, token, words }: RecipientActsView) {
  const { conversation, mayWish, rating, mayClaim } = order;
  const links = (acts: readonly Act[]) =>
    acts.map(
      (act) =>
        act && (
          <p key={act[0]} className="ask">
            <a href={`/rastreio/${token}/${act[0]}`}>{act[1]}</a>
          </p>
        ),
    );
  return (
    <>
      {asked.map((one, at) => (
        <p key={at} className="ask said">
          {stateOf(one, order.timezone, words)}
        </p>
      ))}
      {links([
        conversation !== null && ['conversa', words.talk.link(conversation.fromCourier)],
        order.mayAskAgain && ['nova-entrega', words.again.title],
        // Once somebody has been at the door.
        rating !== null && rating.open && ['avaliacao', words.rating.title],
        rating !== null && mayClaim && ['reclamacao', words.claim.title],
      ])}
      {mayWish && (
        <details>
          <summary>{words.change}</summary>
          {links([
            ['recado', words.wish.title],
            order.mayMovePin && ['ponto', words.pin.title],
            ['horario', words.time.title],
          ])}
        </details>
      )}
      {rating !== null && rating.stars !== null && <p className="ask">{words.rating.rated(rating.stars)}</p>}
      {rating !== null && !mayClaim && <p className="ask">{words.claim.byShop}</p>}
    </>
  );
}

function stateOf({ kind, state, wantedAt, answer }: AskedFor, timezone: string, words: TrackingVocabulary) {
  const { kinds, states } = words.requested;
  const when = wantedAt === null ? '' : ` (${dayAndTime(wantedAt, timezone, words.language)})`;
  return `${kinds[kind]}${when}: ${states[state]}${answer === null || answer === '' ? '' : ` – ${answer}`}`;
}

/** The letter stands in the place of a picture. */
export function initial(name: string): string {
  return Array.from(name)[0] ?? '?';
}
