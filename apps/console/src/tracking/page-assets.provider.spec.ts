import { brandStyle, brandStylePath, parseBrandStyleFile } from './page-assets.provider.js';

describe("a company's colour on the tracking page", () => {
  it.each([
    ['#0f3d3e', '#fff'],
    ['#5b2a86', '#fff'],
    ['#ffd400', '#000'],
    ['#ffffff', '#000'],
    ['#000000', '#fff'],
  ])('%s is written upon in %s', (color, ink) => {
    expect(brandStyle(color)).toContain(`--brand-ink: ${ink};`);
  });

  it('has an address that names it, and nothing else has', () => {
    expect(brandStylePath('#5B2A86')).toBe('/rastreio/recursos/cores/5b2a86.css');
    expect(parseBrandStyleFile('5b2a86.css')).toBe('#5b2a86');
    for (const name of ['5b2a86', '5b2a8.css', 'x}body{.css', '5B2A86.css', ''])
      expect(parseBrandStyleFile(name)).toBeNull();
  });
});
