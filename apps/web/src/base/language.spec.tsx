import { chooseLanguage } from './language.js';

const worker = (registration: object | undefined) =>
  jest.spyOn(globalThis, 'navigator', 'get').mockReturnValue({
    serviceWorker: {
      getRegistration: () => Promise.resolve(registration),
      addEventListener: () => undefined,
    },
  } as unknown as Navigator);

describe('a language that is chosen', () => {
  it('is the one before where its files cannot be had', async () => {
    worker({ update: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(chooseLanguage('en')).rejects.toMatchObject({ code: 'offline' });
    expect(document.cookie).toContain('language=pt');
  });

  it('is shown by a new page', async () => {
    worker(undefined);
    const reload = jest.spyOn(location, 'reload').mockImplementation(() => undefined);
    await chooseLanguage('en');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).toContain('language=en');
  });
});
