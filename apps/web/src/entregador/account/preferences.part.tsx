import { useAttempt } from '../../base/attempt.js';
import { useEffect, useState } from 'react';
import { textOrNull } from '../../base/form-text.js';
import { useForm } from '../../base/form.js';
import { chooseTheme, type Theme, useTheme } from '../../base/theme.js';
import { LanguageChoice } from '../../base/ui/appearance.js';
import { Check, SelectField, TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { PasswordChange } from '../../base/ui/password-change.js';
import { useValue } from '../../base/observable.js';
import { call, type Me } from '../data/api.store.js';
import { allowPushes, keepPushes, pushes, stopPushes } from '../data/push.store.js';
import { isMuted, mute } from '../data/ring.store.js';
import { logIn, showMe } from '../data/session.store.js';
import { accountWords as text } from '../words.js';
import '../money/targets.css';
import { PASSWORD } from '../../base/password.rules.js';

export function Preferences() {
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
      <PushSwitch />
      <SelectField
        label={text.theme}
        value={theme}
        onChange={({ target }) => chooseTheme(target.value as Theme)}
        options={Object.entries(text.themes)}
      />
      <LanguageChoice named kind="plain" />
    </section>
  );
}

/** The switch of pushed offers on this phone; hidden where the browser or the server cannot push. */
function PushSwitch() {
  const state = useValue(pushes);
  const turning = useAttempt((on: boolean) => (on ? allowPushes() : stopPushes()));
  useEffect(() => {
    void keepPushes();
  }, []);
  if (state === 'none') return null;
  const lead = state === 'refused' || state === 'failed' ? text.pushLeads[state] : text.pushLeads.usual;
  return (
    <>
      <Check
        label={text.push}
        checked={state === 'on'}
        disabled={turning.busy || state === 'refused'}
        aria-describedby="push-lead"
        onChange={({ target }) => turning.run(target.checked)}
      />
      <p id="push-lead" className="soft small" role="status">
        {lead}
      </p>
    </>
  );
}

/** The Pix key and the password of the courier; changing either asks for the password. */
export function Secrets({ me }: { me: Me }) {
  return (
    <>
      <PixForm me={me} />
      <details className="box">
        <summary>{text.passwordTitle}</summary>
        <PasswordChange
          whose="courier"
          change={async (typed) => {
            await call('PUT /api/courier/password', typed);
            await logIn(me.phone ?? '', typed.password);
            // The change makes a new log-in, and the server has dropped the former one's push subscription.
            void keepPushes();
          }}
        />
      </details>
    </>
  );
}

function PixForm({ me }: { me: Me }) {
  const form = useForm({
    begin: { pixKey: me.pixKey ?? '', password: '' },
    save: async ({ pixKey, password }) => {
      const changed = await call('PUT /api/courier/pix-key', { pixKey: textOrNull(pixKey), password });
      await showMe({ ...me, ...changed });
    },
  });
  return (
    <details className="box" open={me.pixKey === null || undefined}>
      <summary>{text.pixTitle}</summary>
      <Form form={form} unasked>
        <TextField label={text.pixKey} autoComplete="off" required {...form.field('pixKey')} />
        <TextField
          label={text.yourPassword}
          hint={text.whyPassword}
          {...PASSWORD}
          {...form.field('password')}
        />
        <Submit form={form}>{text.save}</Submit>
        {form.done && <p role="status">{text.saved}</p>}
      </Form>
    </details>
  );
}
