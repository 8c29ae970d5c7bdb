import { observable, useValue } from './observable.js';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const stored = localStorage.getItem(KEY);
const theme = observable<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system');

function apply(): void {
  const chosen = theme.get();
  document.documentElement.dataset['theme'] =
    chosen === 'system' ? (dark.matches ? 'dark' : 'light') : chosen;
}

export function chooseTheme(wanted: Theme): void {
  localStorage.setItem(KEY, wanted);
  theme.set(wanted);
}

export function useTheme(): Theme {
  return useValue(theme);
}

dark.addEventListener('change', apply);
theme.subscribe(apply);
apply();
