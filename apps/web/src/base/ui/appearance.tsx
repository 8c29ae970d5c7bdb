import { problemText } from '../api/problem-words.js';
import { useAttempt } from '../attempt.js';
import { chooseLanguage, otherLanguages } from '../language.js';
import { LANGUAGES } from '../languages.js';
import { chooseTheme, useTheme, type Theme } from '../theme.js';
import { Button } from './button.js';
import { themeWords as text } from '../words.js';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };

export function ThemeChoice() {
  const theme = useTheme();
  return (
    <Button
      kind="quiet"
      icon={theme === 'dark' ? 'moon' : 'sun'}
      bare
      onClick={() => chooseTheme(NEXT[theme])}
    >
      {`${text.theme}: ${text.themes[theme]}`}
    </Button>
  );
}

interface LanguageChoiceProps {
  /** Shows the name of the language in place of its code. */
  named?: boolean;
  kind?: 'plain' | 'quiet';
}

export function LanguageChoice({ named = false, kind = 'quiet' }: LanguageChoiceProps) {
  const choosing = useAttempt(chooseLanguage);
  return (
    <>
      {otherLanguages().map((language) => (
        <Button
          key={language}
          kind={kind}
          lang={LANGUAGES[language].tag}
          title={named ? undefined : LANGUAGES[language].name}
          onClick={() => choosing.run(language)}
        >
          {named ? LANGUAGES[language].name : language.toUpperCase()}
        </Button>
      ))}
      {choosing.error !== null && <p role="alert">{problemText(choosing.error)}</p>}
    </>
  );
}
