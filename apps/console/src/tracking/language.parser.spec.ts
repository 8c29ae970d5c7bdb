import { languageOf } from './language.parser.js';

describe('the language of the tracking page', () => {
  it.each([
    [undefined, 'pt-BR'],
    ['', 'pt-BR'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['pt-PT,pt;q=0.9,en;q=0.8', 'pt-BR'],
    ['de-DE,en;q=0.5,pt;q=0.2', 'en'],
    ['en;q=0.1, pt;q=0.2', 'pt-BR'],
    ['en;q=0, *', 'pt-BR'],
    ['es-AR,es;q=0.9,en;q=0.8', 'es'],
    ['de, fr', 'pt-BR'],
    [';;q=x,,', 'pt-BR'],
  ])('of a browser that asks for %s is %s', (header, language) => {
    expect(languageOf({ headers: { 'accept-language': header } })).toBe(language);
  });
});
