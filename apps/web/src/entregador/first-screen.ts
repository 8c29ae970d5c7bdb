import { isKnownPhone } from './data/known-phone.store.js';

/**
 * Runs while the app's script of 70 kB is on its way: asks for the files of the screen that comes first, which a slow phone
 * would wait for a round trip more. It is a script of its own, without React.
 */

/** Written by `build.mjs`: the addresses of these screens' files. */
declare const SCREENS: Readonly<Record<'enter' | 'work', readonly string[]>>;

// A phone that opens another tab has the app stored.
const files = location.pathname === '/entregador' ? SCREENS[isKnownPhone() ? 'work' : 'enter'] : [];
for (const file of files) {
  const isStyle = file.endsWith('.css');
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'preload' : 'modulepreload',
    ...(isStyle && { as: 'style' }),
    crossOrigin: '',
    href: file,
  });
  document.head.append(link);
}
