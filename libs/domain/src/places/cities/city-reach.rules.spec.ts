import { cityNameOf, cityOfHub, farCornerOf } from './hub-city.rules.js';

const CITY = { name: 'campinas', bounds: { south: -23, west: -47.2, north: -22.8, east: -47 } };
const OTHER = { name: 'manaus', bounds: { south: -3.2, west: -60.1, north: -2.9, east: -59.8 } };
const area = (...positions: [number, number][]) => ({ type: 'Polygon', coordinates: [positions] });

describe('a corner of a service area', () => {
  it('lies in the city or near it', () => {
    expect(farCornerOf(area([-47.1, -22.9], [-46.7, -22.9], [-47.1, -22.5]), [CITY])).toBeNull();
    expect(farCornerOf(area([-60, -3], [-47.1, -22.5]), [CITY, OTHER])).toBeNull();
  });

  it('is far outside, in a feature too; without a city none is', () => {
    const far = { type: 'Feature', geometry: area([-47.1, -22.9], [-47.1, 22.9]) };
    expect(farCornerOf(far, [CITY])).toEqual({ latitude: 22.9, longitude: -47.1, kilometres: 5082 });
    expect(farCornerOf(far, [])).toBeNull();
  });
});

describe('the city of a hub', () => {
  it('has the name of its town, without accents', () => {
    expect(cityNameOf(' São José dos Campos ')).toBe('sao-jose-dos-campos');
    expect(cityNameOf('…')).toBe('cidade');
    expect(cityOfHub('Campinas', [OTHER, CITY])).toBe(CITY);
  });

  it('is the only one of which nobody said whose it is, and never that of another town', () => {
    const demo = { name: 'demonstracao', town: 'Campinas', bounds: CITY.bounds };
    expect(cityOfHub('Recife', [OTHER])).toBe(OTHER);
    expect(cityOfHub('Recife', [OTHER, CITY])).toBeNull();
    expect(cityOfHub('Recife', [demo])).toBeNull();
    expect(cityOfHub('Campinas', [demo])).toBe(demo);
    expect(cityOfHub('Campinas', [demo, CITY])).toBe(CITY);
  });
});
