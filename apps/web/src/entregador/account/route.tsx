import { useEffect, useState } from 'react';
import { useAttempt } from '../../base/attempt.js';
import { problemText } from '../../base/api/problem-words.js';
import { phoneHref, phoneText } from '../../base/brazil.js';
import { lazy } from '../../base/lazy.js';
import { Button } from '../../base/ui/button.js';
import { OpenSessions } from '../../base/ui/open-sessions.js';
import type { Answer } from '../../base/api/call.js';
import { call } from '../data/api.store.js';
import { logOut } from '../data/log-out.store.js';
import { useValue } from '../../base/observable.js';
import { acts } from '../data/queue.store.js';
import { endIfOver, type Known } from '../data/session.store.js';
import { accountWords as text } from '../words.js';

const Preferences = lazy(async () => (await import('./preferences.part.js')).Preferences, null);

const Secrets = lazy(async () => (await import('./preferences.part.js')).Secrets, null);

const PrivacyNotice = lazy(async () => (await import('./privacy-notice.part.js')).PrivacyNotice, null);

export function AccountRoute({ me, company }: Known) {
  const waiting = useValue(acts).filter(({ read = false }) => !read).length;
  const leaving = useAttempt((everywhere?: boolean) => logOut(everywhere).catch(endIfOver));
  const askToLeave = async () => {
    const { confirm } = await import('../../base/ui/dialog.js');
    const lead = waiting > 0 ? text.leaveLosing(waiting) : text.leaveLead;
    if (await confirm({ title: text.leaveTitle, lead, action: text.leave })) leaving.run();
  };
  return (
    <main className="page">
      <h1>{me.name}</h1>
      <section className="box">
        <dl className="facts">
          <dt>{text.company}</dt>
          <dd>{company?.name}</dd>
          <dt>{text.phone}</dt>
          <dd>{me.phone !== null && phoneText(me.phone)}</dd>
          <dt>{text.vehicle}</dt>
          <dd>{[me.vehicle.model, me.vehicle.color, me.vehicle.plate].filter(Boolean).join(' · ') || '—'}</dd>
          <dt>{text.pixKey}</dt>
          <dd>{me.pixKey ?? text.none}</dd>
        </dl>
        {company && company.phone !== null && (
          <a className="button" href={phoneHref(company.phone)}>
            {text.call(company.name)}
          </a>
        )}
      </section>
      <Secrets me={me} />
      <Sessions everywhere={() => leaving.run(true)} />
      <Preferences />
      {company && <PrivacyNotice company={company} own />}
      <Button className="big" onClick={askToLeave}>
        {text.leave}
      </Button>
      {leaving.error !== null && <p role="alert">{problemText(leaving.error)}</p>}
    </main>
  );
}

type OpenSession = Answer<'/api/courier/sessions'>['items'][number];

function Sessions({ everywhere }: { everywhere: () => void }) {
  const [open, setOpen] = useState<readonly OpenSession[] | null>(null);
  const reading = useAttempt(async (ended?: number) => {
    if (ended !== undefined) await call('DELETE /api/courier/sessions/{id}', { id: ended });
    setOpen((await call('/api/courier/sessions')).items);
  });
  useEffect(() => reading.run(), []);
  return (
    <details className="box">
      <summary>{text.sessions}</summary>
      {open && <OpenSessions sessions={open} end={reading.run} />}
      {reading.error !== null && <p role="alert">{problemText(reading.error)}</p>}
      <Button onClick={everywhere}>{text.everywhere}</Button>
    </details>
  );
}
