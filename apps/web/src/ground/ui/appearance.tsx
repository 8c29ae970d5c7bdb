import { chooseLanguage, useLanguage, useWords, words } from '../language.js';
import { chooseTheme, useTheme, type Theme } from '../theme.js';
import { Button } from './button.js';

const themeWords = words(
  { theme: 'Tema', themes: { system: 'Do aparelho', light: 'Claro', dark: 'Escuro' } },
  { theme: 'Theme', themes: { system: 'As the device', light: 'Light', dark: 'Dark' } },
);
const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const OTHER = {
  pt: { language: 'en', tag: 'en', name: 'English' },
  en: { language: 'pt', tag: 'pt-BR', name: 'Português' },
} as const;

export function ThemeChoice() {
  const text = useWords(themeWords);
  const theme = useTheme();
  return (
    <Button
      kind="quiet"
      icon={theme === 'dark' ? 'moon' : 'sun'}
      bare
      onClick={() => {
        chooseTheme(NEXT[theme]);
      }}
    >
      {`${text.theme}: ${text.themes[theme]}`}
    </Button>
  );
}

interface LanguageChoiceProps {
  /** Shows the name of the language; otherwise its code. */
  named?: boolean;
  kind?: 'plain' | 'quiet';
}

export function LanguageChoice({ named = false, kind = 'quiet' }: LanguageChoiceProps) {
  const { language, tag, name } = OTHER[useLanguage()];
  return (
    <Button
      kind={kind}
      lang={tag}
      title={named ? undefined : name}
      onClick={() => {
        chooseLanguage(language);
      }}
    >
      {named ? name : language.toUpperCase()}
    </Button>
  );
}
