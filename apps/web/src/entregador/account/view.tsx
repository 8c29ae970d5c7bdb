import { useOpen } from '../../ground/open.js';
import { problemText } from '../../ground/api/problem-words.js';
import { phoneHref, phoneText } from '../../ground/brazil.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { Button } from '../../ground/ui/button.js';
import type { Company, Me } from '../data/api.store.js';
import { Sessions } from './sessions.part.js';
import { accountWords as text } from '../words.js';

const Confirm = lazy(() => import('../../ground/ui/dialog.js'), 'Confirm');

const Preferences = lazy(() => import('./preferences.part.js'), 'Preferences');

const Secrets = lazy(() => import('./secrets.part.js'), 'Secrets');

const PrivacyNotice = lazy(() => import('./privacy-notice.part.js'), 'PrivacyNotice');

interface AccountViewProps {
  me: Me;
  company: Company | null;
  /** How many acts are not sent yet. */
  waiting: number;
  /** Why nobody was logged out. */
  error: unknown;
  savePix: (key: string | null, password: string) => Promise<void>;
  savePassword: (current: string, password: string) => Promise<void>;
  /** Here, or on every phone. */
  leave: (everywhere?: boolean) => Promise<void>;
}

export function AccountView({ me, company, waiting, error, ...acts }: AccountViewProps) {
  const leaving = useOpen();
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
      <Suspense>
        <Secrets pixKey={me.pixKey} savePix={acts.savePix} savePassword={acts.savePassword} />
      </Suspense>
      <Sessions everywhere={() => void acts.leave(true)} />
      <Suspense>
        <Preferences />
      </Suspense>
      {company && (
        <Suspense fallback={null}>
          <PrivacyNotice company={company} own />
        </Suspense>
      )}
      <Button className="big" onClick={leaving.open}>
        {text.leave}
      </Button>
      {error !== null && <p role="alert">{problemText(error)}</p>}
      <Suspense>
        {leaving.is && (
          <Confirm
            title={text.leaveTitle}
            action={text.leave}
            close={leaving.close}
            confirm={() => void acts.leave()}
          >
            {waiting > 0 ? text.leaveLosing(waiting) : text.leaveLead}
          </Confirm>
        )}
      </Suspense>
    </main>
  );
}
