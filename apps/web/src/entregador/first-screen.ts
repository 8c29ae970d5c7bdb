import { isKnownPhone } from './data/known-phone.store.js';
import { TABS } from './tabs.rules.js';

/**
 * Runs while the app's script of 70 kB is on its way: asks for the files of the screen that comes first, which a slow phone
 * would wait for a round trip more. It is a script of its own, without React.
 */

/** Written by `build.mjs`: the addresses of each screen's files, by its folder. */
declare const SCREENS: Readonly<Record<string, readonly string[]>>;

function firstScreen(path: string): string {
  if (path === '/entregador/cadastro') return 'register';
  if (!isKnownPhone()) return 'enter';
  return TABS.find((tab) => tab.path === path)?.name ?? 'work';
}

for (const file of SCREENS[firstScreen(location.pathname)] ?? []) {
  const isStyle = file.endsWith('.css');
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'preload' : 'modulepreload',
    ...(isStyle && { as: 'style' }),
    crossOrigin: '',
    href: file,
  });
  document.head.append(link);
}
