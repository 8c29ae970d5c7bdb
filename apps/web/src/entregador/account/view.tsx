import { useState, type SubmitEvent } from 'react';
import { formText, passwordText } from '../../ground/form-text.js';
import { problemText } from '../../ground/api/problem-words.js';
import { Problem } from '../../ground/api/problem.js';
import { phoneHref, phoneText } from '../../ground/brazil.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { chooseTheme, useTheme, type Theme } from '../../ground/theme.js';
import { LanguageChoice } from '../../ground/ui/appearance.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import type { Company, Me } from '../data/api.store.js';
import { isMuted, mute } from '../data/ring.store.js';
import { Sessions } from './sessions.part.js';
import { accountWords as text } from '../words.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';

const PushSwitch = lazy(() =>
  import('./push-switch.part.js').then(({ PushSwitch: part }) => ({ default: part })),
);

const PrivacyNotice = lazy(() =>
  import('./privacy-notice.part.js').then(({ PrivacyNotice: part }) => ({ default: part })),
);

interface AccountViewProps {
  me: Me;
  company: Company | null;
  /** How many acts are not sent yet. */
  waiting: number;
  error: { what: string; cause: unknown } | null;
  saved: string | null;
  savePix: (key: string | null, password: string) => Promise<void>;
  savePassword: (current: string, password: string) => Promise<void>;
  /** Here, or on every phone. */
  leave: (everywhere?: boolean) => Promise<void>;
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function AccountView({ me, company, waiting, error, saved, ...acts }: AccountViewProps) {
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
      <PixForm me={me} fault={faultOf(error, 'pix')} saved={saved === 'pix'} save={acts.savePix} />
      <PasswordForm
        fault={faultOf(error, 'password')}
        saved={saved === 'password'}
        save={acts.savePassword}
      />
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
      {error?.what === 'leave' && <p role="alert">{problemText(error.cause)}</p>}
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

function faultOf(error: AccountViewProps['error'], what: string): unknown {
  return error?.what === what ? error.cause : undefined;
}

function useFault(fault: unknown): string | undefined {
  if (fault === undefined) return undefined;
  return fault instanceof Problem && fault.code === 'wrong_password'
    ? text.wrongPassword
    : problemText(fault);
}

interface FormProps {
  fault: unknown;
  saved: boolean;
}

function PixForm({ me, fault, saved, save }: FormProps & { me: Me; save: AccountViewProps['savePix'] }) {
  const said = useFault(fault);
  return (
    <details className="box" open={me.pixKey === null || undefined}>
      <summary>{text.pixTitle}</summary>
      <form
        className="stack"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void save(formText(form, 'key') || null, passwordText(form, 'password'));
        }}
      >
        <TextField
          label={text.pixKey}
          name="key"
          defaultValue={me.pixKey ?? ''}
          autoComplete="off"
          required
        />
        <TextField
          label={text.yourPassword}
          hint={text.whyPassword}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={said}
        />
        <Button kind="primary" type="submit">
          {text.save}
        </Button>
        {saved && <p role="status">{text.saved}</p>}
      </form>
    </details>
  );
}

function PasswordForm({ fault, saved, save }: FormProps & { save: AccountViewProps['savePassword'] }) {
  const said = useFault(fault);
  return (
    <details className="box">
      <summary>{text.passwordTitle}</summary>
      <form
        className="stack"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void save(passwordText(form, 'current'), passwordText(form, 'password'));
        }}
      >
        <TextField
          label={text.yourPassword}
          name="current"
          type="password"
          autoComplete="current-password"
          required
          error={said}
        />
        <TextField
          label={text.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={PASSWORD_MIN.courier}
          required
        />
        <Button kind="primary" type="submit">
          {text.save}
        </Button>
        {saved && <p role="status">{text.saved}</p>}
      </form>
    </details>
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
