export const LANGUAGES = {
  pt: { tag: 'pt-BR', name: 'Português' },
  en: { tag: 'en', name: 'English' },
} as const;
export type Language = keyof typeof LANGUAGES;
