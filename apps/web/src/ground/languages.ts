/** The languages of every app, each under its own name. */
export const LANGUAGES = {
  pt: { tag: 'pt-BR', name: 'Português' },
  en: { tag: 'en', name: 'English' },
  es: { tag: 'es', name: 'Español' },
} as const;
export type Language = keyof typeof LANGUAGES;
