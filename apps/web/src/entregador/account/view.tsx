import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { phoneHref, phoneText } from '../../ground/brazil.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { chooseTheme, useTheme, type Theme } from '../../ground/theme.js';
import { LanguageChoice } from '../../ground/ui/appearance.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Check, SelectField } from '../../ground/ui/field.js';
import type { Company, Me } from '../data/api.store.js';
import { isMuted, mute } from '../data/ring.store.js';
import { Sessions } from './sessions.part.js';
import { accountWords as text } from '../words.js';

const PushSwitch = lazy(() =>
  import('./push-switch.part.js').then(({ PushSwitch: part }) => ({ default: part })),
);

const Secrets = lazy(() => import('./secrets.part.js').then(({ Secrets: part }) => ({ default: part })));

const PrivacyNotice = lazy(() =>
  import('./privacy-notice.part.js').then(({ PrivacyNotice: part }) => ({ default: part })),
);

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

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function AccountView({ me, company, waiting, error, ...acts }: AccountViewProps) {
  const [leaving, setLeaving] = useState(false);
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
      <Preferences />
      {company && (
        <Suspense fallback={null}>
          <PrivacyNotice company={company} own />
        </Suspense>
      )}
      <Button
        className="big"
        onClick={() => {
          setLeaving(true);
        }}
      >
        {text.leave}
      </Button>
      {error !== null && <p role="alert">{problemText(error)}</p>}
      {leaving && (
        <Confirm
          title={text.leaveTitle}
          action={text.leave}
          close={() => {
            setLeaving(false);
          }}
          confirm={() => void acts.leave()}
        >
          {waiting > 0 ? text.leaveLosing(waiting) : text.leaveLead}
        </Confirm>
      )}
    </main>
  );
}

function Preferences() {
  const theme = useTheme();
  const [muted, setMuted] = useState(isMuted);
  return (
    <section className="box">
      <h2>{text.preferences}</h2>
      <Check
        label={text.sound}
        checked={!muted}
        onChange={({ target }) => {
          mute(!target.checked);
          setMuted(!target.checked);
        }}
      />
      <Suspense>
        <PushSwitch />
      </Suspense>
      <SelectField
        label={text.theme}
        value={theme}
        onChange={({ target }) => {
          chooseTheme(target.value as Theme);
        }}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {text.themes[one]}
          </option>
        ))}
      </SelectField>
      <LanguageChoice named kind="plain" />
    </section>
  );
}
