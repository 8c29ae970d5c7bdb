import { useState } from 'react';
import { chooseTheme, useTheme, type Theme } from '../../ground/theme.js';
import { LanguageChoice } from '../../ground/ui/appearance.js';
import { Check, SelectField } from '../../ground/ui/field.js';
import { isMuted, mute } from '../data/ring.store.js';
import { PushSwitch } from './push-switch.part.js';
import { accountWords as text } from '../words.js';

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
