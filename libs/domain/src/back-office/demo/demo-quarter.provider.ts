import type { AreaGeometry, GazetteerRow } from '../../places/index.js';
import type { TariffTerms } from '../../ordering/index.js';
import { DEMO_CITY, DEMO_STATE, demoPoint, demoStreets, DISTRICT_SIDE_M } from './demo-streets.provider.js';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const NIGHT = { name: 'Noturno', days: EVERY_DAY, from: '22:00', to: '06:00', factorBp: 12_000 };
const SUNDAY = { name: 'Domingo', days: [0], from: '00:00', to: '00:00', factorBp: 11_000 };

const TARIFFS: Readonly<Record<'motorbike' | 'car' | 'bicycle', { name: string; terms: TariffTerms }>> = {
  motorbike: {
    name: 'Moto padrão',
    terms: {
      baseCents: 750,
      includedM: 2_000,
      bands: [
        { upToM: 8_000, centsPerKm: 180 },
        { upToM: null, centsPerKm: 150 },
      ],
      extraStopCents: 300,
      returnCentsPerKm: 100,
      minimumCents: 750,
      periods: [NIGHT, SUNDAY],
    },
  },
  car: {
    name: 'Carro padrão',
    terms: {
      baseCents: 1_400,
      includedM: 2_000,
      bands: [{ upToM: null, centsPerKm: 260 }],
      extraStopCents: 500,
      returnCentsPerKm: 150,
      minimumCents: 1_400,
      periods: [NIGHT],
    },
  },
  bicycle: {
    name: 'Bicicleta padrão',
    terms: {
      baseCents: 600,
      includedM: 1_000,
      bands: [{ upToM: null, centsPerKm: 200 }],
      extraStopCents: 250,
      returnCentsPerKm: 120,
      minimumCents: 600,
      periods: [],
    },
  },
};

/** A polygon around three by two districts. */
function serviceArea(): AreaGeometry {
  const margin = 1_500;
  const [west, east] = [-DISTRICT_SIDE_M - margin, 2 * DISTRICT_SIDE_M + margin];
  const [south, north] = [-DISTRICT_SIDE_M - margin, DISTRICT_SIDE_M + margin];
  const corners = [
    demoPoint(west, south),
    demoPoint(east, south),
    demoPoint(east, north),
    demoPoint(west, north),
    demoPoint(west, south),
  ];
  const ring = corners.map(({ latitude, longitude }): [number, number] => [longitude, latitude]);
  return { type: 'Polygon', coordinates: [ring] };
}

/** A house at the point that the gazetteer would give it. */
function placeOnStreet(streets: readonly GazetteerRow[], street: string, number: number) {
  const stretch = streets.find(
    (line) => line.street === street && number >= line.numberFrom && number <= line.numberTo,
  );
  if (!stretch) throw new Error(`The demo quarter has no ${street}, ${String(number)}`);
  const part = (number - stretch.numberFrom) / (stretch.numberTo - stretch.numberFrom);
  const between = (from: number, to: number) => Math.round((from + (to - from) * part) * 1e6) / 1e6;
  const code = (stretch.postalCode ?? '').replace(/^(\d{5})/, '$1-');
  return {
    address: `${street}, ${String(number)} - ${stretch.district}, ${DEMO_CITY} - ${DEMO_STATE}, ${code}`,
    latitude: between(stretch.fromLatitude, stretch.toLatitude),
    longitude: between(stretch.fromLongitude, stretch.toLongitude),
  };
}

export type DemoQuarter = ReturnType<typeof demoQuarter>;

/** An invented delivery company on the coordinates of a real city, the same on every call. */
export function demoQuarter() {
  const streets = demoStreets();
  return {
    hubName: 'Entregas Fictícias Campinas',
    city: DEMO_CITY,
    state: DEMO_STATE,
    timezone: 'America/Sao_Paulo',
    streets,
    serviceArea: { name: 'Bairros fictícios', geojson: serviceArea() },
    tariffs: TARIFFS,
    place: {
      city: DEMO_CITY,
      state: DEMO_STATE,
      pickup: placeOnStreet(streets, 'Rua Jabuticabeira Velha', 810),
      dropoff: placeOnStreet(streets, 'Rua Cometa Dourada', 450),
      /** Only the gazetteer can locate an address without house number. */
      textOnlyAddress: `R. Sanfona Encantada, Vila Cantoria, ${DEMO_CITY} - ${DEMO_STATE}`,
    },
  };
}
