import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function theme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const shown = theme() === 'system' ? (dark.matches ? 'dark' : 'light') : theme();
  document.documentElement.dataset['theme'] = shown;
  for (const listener of listeners) listener();
}

export function chooseTheme(wanted: Theme): void {
  localStorage.setItem(KEY, wanted);
  apply();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, theme);
}

dark.addEventListener('change', apply);
apply();
