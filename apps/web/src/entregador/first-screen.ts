import { isKnownPhone } from './data/known-phone.store.js';

/**
 * Runs while the app's script of 70 kB is being loaded: asks for the files of the first screen, for which a
 * slow phone would wait one round trip more. A script of its own, without React.
 */

/** Written by `build.mjs`: the addresses of these screens' files. */
declare const SCREENS: Readonly<Record<'enter' | 'work', readonly string[]>>;

// Other addresses are opened by phones that have stored the app.
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
