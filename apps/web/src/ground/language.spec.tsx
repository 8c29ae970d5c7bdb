// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from './language.js';

const worker = (registration: object | undefined) =>
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: () => Promise.resolve(registration),
      addEventListener: () => undefined,
    },
  });

describe('a language that is chosen', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is the one before where its files cannot be had', async () => {
    worker({ update: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(chooseLanguage('en')).rejects.toMatchObject({ code: 'offline' });
    expect(document.cookie).toContain('language=pt');
  });

  it('is shown by a new page', async () => {
    worker(undefined);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await chooseLanguage('en');
    expect(reload).toHaveBeenCalledOnce();
    expect(document.cookie).toContain('language=en');
  });
});
