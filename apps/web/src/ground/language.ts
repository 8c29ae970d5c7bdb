import { useSyncExternalStore } from 'react';

export type Language = 'pt' | 'en';
type Entry = string | ((...facts: never[]) => string) | { readonly [key: string]: Entry };
type Dictionary = Readonly<Record<string, Entry>>;
/** A dictionary with the same keys and the same parameters. */
type SameAs<D> = {
  readonly [K in keyof D]: D[K] extends string
    ? string
    : D[K] extends (...facts: infer F) => string
      ? (...facts: F) => string
      : SameAs<D[K]>;
};

export interface Words<D> {
  readonly pt: D;
  readonly en: SameAs<D>;
}

/** The texts of a screen in both languages; a missing key does not compile. */
export function words<D extends Dictionary>(pt: D, en: SameAs<D>): Words<D> {
  return { pt, en };
}

const KEY = 'language';
const listeners = new Set<() => void>();
let chosen: Language = initial();

function initial(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === 'pt' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

export function language(): Language {
  return chosen;
}

export function chooseLanguage(wanted: Language): void {
  chosen = wanted;
  localStorage.setItem(KEY, wanted);
  document.documentElement.lang = wanted === 'pt' ? 'pt-BR' : 'en';
  for (const listener of listeners) listener();
}

export function useLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
}

export function useWords<D>(dictionary: Words<D>): SameAs<D> {
  return dictionary[useLanguage()] as SameAs<D>;
}

document.documentElement.lang = chosen === 'pt' ? 'pt-BR' : 'en';
