import { Problem } from './api/problem.js';
import { LANGUAGES, type Language } from './languages.js';
import { locale } from './words.js';

/** As long as browsers store a cookie. */
const STORED_S = 400 * 86_400;

export function otherLanguages(): Language[] {
  return (Object.keys(LANGUAGES) as Language[]).filter((each) => each !== locale.code);
}

/**
 * Shows the page in another language: the server answers with the build that the cookie names. Rejected
 * without network, when a service worker has stored the page.
 */
export async function chooseLanguage(wanted: Language): Promise<void> {
  setCookie(wanted);
  try {
    await storeAnew();
  } catch (error) {
    setCookie(locale.code);
    throw error;
  }
  location.reload();
}

function setCookie(wanted: string): void {
  document.cookie = `language=${wanted}; path=/; max-age=${STORED_S}; samesite=lax`;
}

/** A service worker belongs to one language: that of the new language replaces it. */
async function storeAnew(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration();
  if (!serviceWorker || !registration) return;
  await registration.update().catch(() => {
    throw new Problem(0, 'offline', 'offline');
  });
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  await new Promise<void>((taken, failed) => {
    serviceWorker.addEventListener('controllerchange', () => taken(), { once: true });
    next.addEventListener('statechange', () => {
      if (next.state === 'redundant') failed(new Problem(0, 'offline', 'offline'));
    });
    next.postMessage({ takeOver: true });
  });
}
