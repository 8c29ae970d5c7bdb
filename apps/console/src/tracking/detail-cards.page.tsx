import type { TrackedContact, TrackedOrder, TrackedStop } from '#domain';
import { stepsOf, stopStateOf, type Step } from './situation.mapper.js';
import { initial, TimeOfDay, type WithClock, type WithWords } from './status-cards.page.js';
import { dayAndTime } from './tracking.vocabulary.js';

export function DetailCards({ order, words }: WithWords & { readonly order: TrackedOrder }) {
  const { stops, merchant, company } = order;
  const several = stops.length > 1;
  const clock = { timezone: order.timezone, words };
  return (
    <>
      <section className="card">
        <h2>{words.progress}</h2>
        <ol className="steps">
          {stepsOf(order).map((step) => (
            <StepItem key={step.name} step={step} several={several} {...clock} />
          ))}
        </ol>
      </section>
      <section className="card">
        <h2>{several ? words.stops.several : words.stops.one}</h2>
        <ol className="stops">
          {stops.map((stop) => (
            <StopItem key={stop.ordinal} stop={stop} {...clock} />
          ))}
        </ol>
      </section>
      <section className="card">
        <h2>{words.contacts.title}</h2>
        <Contact who={merchant} role={words.contacts.shop} words={words} />
        <Contact who={company} role={words.contacts.company} words={words} />
      </section>
    </>
  );
}

function StepItem({
  step,
  several,
  ...clock
}: WithClock & { readonly step: Step; readonly several: boolean }) {
  const { name, at, state } = step;
  const { steps, stepStates } = clock.words;
  return (
    <li className={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span>
        {name === 'delivered' && several ? steps.deliveries : steps[name]}
        <span className="visually-hidden"> ({stepStates[state]})</span>
      </span>
      {at && <TimeOfDay at={at} {...clock} />}
    </li>
  );
}

function StopItem({ stop, timezone, words }: WithClock & { readonly stop: TrackedStop }) {
  const { ordinal, address, complement, finishedAt, failureReason, status } = stop;
  const when = finishedAt && words.at(dayAndTime(finishedAt, timezone, words.language));
  const state = [words.stopStates[stopStateOf(stop)], when].filter(Boolean).join(' ');
  return (
    <li className={status}>
      <p className="address">
        {address === null ? words.map.stop(ordinal) : [address, complement].filter(Boolean).join(', ')}
      </p>
      <p className="state">{failureReason ? `${state}: ${failureReason}` : state}</p>
      <Proof stop={stop} words={words} />
    </li>
  );
}

function Proof({ stop: { proof, ordinal }, words }: WithWords & { readonly stop: TrackedStop }) {
  if (!proof) return null;
  const { photos, signature, receivedBy, left } = proof;
  const named = left === null ? words.proof.receivedBy : words.proof.leftWith;
  const picture = (url: string, label: string) => (
    <a key={url} href={url} rel="noreferrer">
      <img src={url} alt={label} loading="lazy" />
    </a>
  );
  return (
    <div className="proof">
      {left === 'door' && <p>{words.proof.leftAtDoor}</p>}
      {receivedBy && <p>{named(receivedBy)}</p>}
      {photos.map((url, i) => picture(url, words.proof.photo({ n: i + 1, stop: ordinal })))}
      {signature && picture(signature, words.proof.signature(ordinal))}
    </div>
  );
}

function Contact({ who, role, words }: WithWords & { readonly who: TrackedContact; readonly role: string }) {
  const { name, logoUrl, phone, whatsapp, email, website } = who;
  const links = [
    phone && ([`tel:${dialled(phone)}`, words.contacts.call] as const),
    whatsapp && ([`https://wa.me/${dialled(whatsapp).replace('+', '')}`, words.contacts.write] as const),
    email && ([`mailto:${email}`, words.contacts.email] as const),
    website && ([website, words.contacts.site] as const),
  ].filter((link) => typeof link === 'object' && link !== null);
  return (
    <div className="person">
      {logoUrl ? (
        <img src={logoUrl} alt="" loading="lazy" />
      ) : (
        <span className="initial shop" aria-hidden="true">
          {initial(name)}
        </span>
      )}
      <div>
        <p className="facts">{role}</p>
        <p className="name">{name}</p>
        {links.length > 0 && (
          <p className="contacts">
            {links.map(([href, label]) => (
              <a key={label} href={href} rel="noreferrer">
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

/** National numbers are Brazilian. */
function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length > 11 ? `+${digits}` : `+55${digits.replace(/^0/, '')}`;
}
