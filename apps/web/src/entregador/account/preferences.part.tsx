import { useState, useEffect } from 'react';
import { chooseTheme, useTheme, type Theme } from '../../ground/theme.js';
import { LanguageChoice } from '../../ground/ui/appearance.js';
import { Check, SelectField } from '../../ground/ui/field.js';
import { isMuted, mute } from '../data/ring.store.js';
import { accountWords as text } from '../words.js';
import { useValue } from '../data/observable.store.js';
import { allowPushes, keepPushes, pushes, stopPushes } from '../data/push.store.js';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** What a courier hears and sees: sound, messages, colours, language. */
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
        options={THEMES.map((one) => [one, text.themes[one]])}
      />
      <LanguageChoice named kind="plain" />
    </section>
  );
}

/** The switch of offers by push on this phone; hidden where the browser or the server cannot push. */
function PushSwitch() {
  const state = useValue(pushes);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void keepPushes();
  }, []);
  if (state === 'none') return null;
  const turn = async (on: boolean) => {
    setBusy(true);
    await (on ? allowPushes() : stopPushes());
    setBusy(false);
  };
  const lead = state === 'refused' || state === 'failed' ? text.pushLeads[state] : text.pushLeads.usual;
  return (
    <>
      <Check
        label={text.push}
        checked={state === 'on'}
        disabled={busy || state === 'refused'}
        aria-describedby="push-lead"
        onChange={({ target }) => void turn(target.checked)}
      />
      <p id="push-lead" className="soft small" role="status">
        {lead}
      </p>
    </>
  );
}
