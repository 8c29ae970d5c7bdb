import { parsePageLanguage } from './web-apps.controller.js';

describe('the language of a browser app', () => {
  it.each([
    [undefined, undefined, 'pt'],
    [undefined, 'pt-PT,pt;q=0.9,en;q=0.8', 'pt'],
    [undefined, 'en-US', 'en'],
    [undefined, 'de-DE,fr;q=0.5', 'en'],
    [undefined, 'es-419,es;q=0.9,en;q=0.8', 'en'],
    ['language=es', 'pt-BR', 'pt'],
    ['language=en', 'pt-BR', 'en'],
    ['theme=dark; language=pt; x=1', 'en-GB', 'pt'],
    ['language=xx', 'en-GB', 'en'],
    ['language=../pt', undefined, 'pt'],
  ])('with the cookie %s for a browser that asks for %s is %s', (cookie, asked, language) => {
    expect(parsePageLanguage({ cookie, 'accept-language': asked })).toBe(language);
  });
});
