import { GAZETTEER_COLUMNS, type GazetteerRow } from '../../places/index.js';
import type { Point } from '../../base/index.js';

export const DEMO_CITY = 'Campinas';
export const DEMO_STATE = 'SP';

/** Centre of a real city. */
const ORIGIN: Point = { latitude: -22.9056, longitude: -47.0608 };
const METRES_PER_DEGREE_LATITUDE = 111_195;
const METRES_PER_DEGREE_LONGITUDE = METRES_PER_DEGREE_LATITUDE * Math.cos((ORIGIN.latitude * Math.PI) / 180);
/** Degrees by which the grid is turned, so that streets do not run along meridians. */
const TURN = (12 * Math.PI) / 180;

const STREETS_EACH_WAY = 18;
const BLOCK_M = 90;
export const DISTRICT_SIDE_M = BLOCK_M * STREETS_EACH_WAY;

interface District {
  readonly name: string;
  /** Place in the grid of districts; each is a square of 18 by 18 streets. */
  readonly column: number;
  readonly row: number;
  /** Degrees by which its middle is turned. */
  readonly swirl: number;
  readonly things: string;
  readonly kinds: readonly [string, string, string];
}

/** Twelve things in three kinds make the 36 street names of a district. */
const DISTRICTS: readonly District[] = [
  {
    name: 'Vila Passarada',
    column: -1,
    row: 0,
    swirl: 14,
    things: 'Arara,Bem-te-vi,Sabiá,Tucano,Garça,Jaçanã,Juriti,Saíra,Tangará,Gavião,Curió,Jandaia',
    kinds: ['Azul', 'do Sertão', 'da Manhã'],
  },
  {
    name: 'Jardim Pomar Fictício',
    column: 0,
    row: 0,
    swirl: -11,
    things:
      'Jabuticabeira,Pitangueira,Goiabeira,Mangueira,Cajueiro,Amoreira,Ingazeiro,Umbuzeiro,Laranjeira,Figueira,Romãzeira,Gravioleira',
    kinds: ['Velha', 'da Ladeira', 'do Quintal'],
  },
  {
    name: 'Parque dos Inventos',
    column: 1,
    row: 0,
    swirl: 17,
    things:
      'Astrolábio,Bússola,Lanterna,Relojoaria,Tipografia,Pandorga,Carretel,Moinho,Telescópio,Engrenagem,Alavanca,Ampulheta',
    kinds: ['de Cobre', 'de Vidro', 'do Mestre Anísio'],
  },
  {
    name: 'Alto das Marés',
    column: -1,
    row: -1,
    swirl: -15,
    things: 'Jangada,Farol,Âncora,Maresia,Concha,Coral,Enseada,Vazante,Atracadouro,Gaivota,Remo,Bonança',
    kinds: ['Branca', 'de São Telmo Imaginário', 'do Levante'],
  },
  {
    name: 'Bairro do Firmamento',
    column: 0,
    row: -1,
    swirl: 12,
    things:
      'Cometa,Eclipse,Nebulosa,Equinócio,Solstício,Aurora,Galáxia,Penumbra,Zênite,Meteoro,Quasar,Crepúsculo',
    kinds: ['Dourada', 'do Poente', 'do Sul Distante'],
  },
  {
    name: 'Vila Cantoria',
    column: 1,
    row: -1,
    swirl: -18,
    things:
      'Viola,Sanfona,Pandeiro,Zabumba,Ciranda,Maracatu,Modinha,Seresta,Cavaquinho,Rabeca,Berimbau,Catira',
    kinds: ['do Zé Fantasia', 'da Praça', 'Encantada'],
  },
];

/** The point so many metres along and across the grid, which is turned, and bent as streets are. */
export function demoPoint(eastM: number, northM: number): Point {
  const [bentEast, bentNorth] = bent(...swirled(eastM, northM));
  const east = bentEast * Math.cos(TURN) - bentNorth * Math.sin(TURN);
  const north = bentEast * Math.sin(TURN) + bentNorth * Math.cos(TURN);
  return {
    latitude: round(ORIGIN.latitude + north / METRES_PER_DEGREE_LATITUDE),
    longitude: round(ORIGIN.longitude + east / METRES_PER_DEGREE_LONGITUDE),
  };
}

/** The middle of a district is turned, its border is not: streets meet at borders and curve in between. */
function swirled(east: number, north: number): [number, number] {
  const [column, row] = [Math.floor(east / DISTRICT_SIDE_M), Math.floor(north / DISTRICT_SIDE_M)];
  const district = DISTRICTS.find((one) => one.column === column && one.row === row);
  if (!district) return [east, north];
  const half = DISTRICT_SIDE_M / 2;
  const [x, y] = [east - column * DISTRICT_SIDE_M - half, north - row * DISTRICT_SIDE_M - half];
  const angle = ((district.swirl * Math.PI) / 180) * (1 - (x / half) ** 2) * (1 - (y / half) ** 2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [east - x + x * cos - y * sin, north - y + x * sin + y * cos];
}

/** Long waves bend avenues and the river, short ones make blocks narrow and wide. */
function bent(east: number, north: number): [number, number] {
  return [
    east + 110 * Math.sin(north / 1_000 + 1) + 20 * Math.sin(east / 61),
    north + 130 * Math.sin(east / 900) + 18 * Math.sin(north / 83),
  ];
}

/** Six decimals are about ten centimetres. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function streetType(index: number): string {
  if (index % 9 === 4) return 'Avenida';
  if (index % 9 === 7) return 'Alameda';
  return index % 9 === 8 ? 'Travessa' : 'Rua';
}

/** Places are on the even grid, before it is bent. */
interface DemoStreet {
  readonly name: string;
  readonly district: string;
  readonly eastM: number;
  readonly northM: number;
  /** Direction; each step is a metre of the grid. */
  readonly towards: readonly [east: number, north: number];
}

/** Streets are cut where numbers end: a straight line between two numbers stays near a curved street. */
const STRETCHES = 6;

/** House numbers are metres from the street's beginning; the second half of a street has a CEP of its own. */
function stretchesOf(street: DemoStreet, serial: number): GazetteerRow[] {
  const [east, north] = street.towards;
  const at = (metres: number) => demoPoint(street.eastM + east * metres, street.northM + north * metres);
  return Array.from({ length: STRETCHES }, (_, n) => {
    const numberFrom = (n * DISTRICT_SIDE_M) / STRETCHES + 1;
    const numberTo = ((n + 1) * DISTRICT_SIDE_M) / STRETCHES;
    const [from, to] = [at(numberFrom), at(numberTo)];
    const half = n < STRETCHES / 2 ? 0 : 1;
    return {
      street: street.name,
      city: DEMO_CITY,
      state: DEMO_STATE,
      district: street.district,
      postalCode: `13999${String(serial * 2 + half).padStart(3, '0')}`,
      side: 'both',
      numberFrom,
      numberTo,
      fromLatitude: from.latitude,
      fromLongitude: from.longitude,
      toLatitude: to.latitude,
      toLongitude: to.longitude,
    };
  });
}

/** Avenues across districts from corner to corner; numbers are metres along one side of the grid. */
const DIAGONALS = (
  [
    ['Avenida dos Confins', 'Vila Passarada', -1_620, 1_620, [1, -1]],
    ['Avenida das Três Pontes', 'Bairro do Firmamento', 0, 0, [1, -1]],
    ['Avenida da Alvorada', 'Bairro do Firmamento', 0, -1_620, [1, 1]],
    ['Avenida do Engenho', 'Parque dos Inventos', 1_620, 0, [1, 1]],
  ] as const
).map(([name, district, eastM, northM, towards]): DemoStreet => ({ name, district, eastM, northM, towards }));

function gridOf({ name: district, column, row, things, kinds }: District): DemoStreet[] {
  const [westM, southM] = [column * DISTRICT_SIDE_M, row * DISTRICT_SIDE_M];
  return things
    .split(',')
    .flatMap((thing) => kinds.map((kind) => `${thing} ${kind}`))
    .map((name, index): DemoStreet => {
      const offset = (index % STREETS_EACH_WAY) * BLOCK_M + BLOCK_M / 2;
      const northwards = index < STREETS_EACH_WAY;
      return {
        name: `${streetType(index)} ${name}`,
        district,
        eastM: northwards ? westM + offset : westM,
        northM: northwards ? southM : southM + offset,
        towards: northwards ? [0, 1] : [1, 0],
      };
    });
}

/** 220 invented streets of six stretches each. */
export function demoStreets(): GazetteerRow[] {
  return [...DISTRICTS.flatMap(gridOf), ...DIAGONALS].flatMap(stretchesOf);
}

/** The streets as the CSV file that the CLI imports. */
export function demoGazetteerCsv(): string {
  const rows = demoStreets().map((line) => [
    line.street,
    line.city,
    line.state,
    line.fromLatitude,
    line.fromLongitude,
    line.toLatitude,
    line.toLongitude,
    line.numberFrom,
    line.numberTo,
    line.side,
    line.district,
    line.postalCode ?? '',
  ]);
  return [GAZETTEER_COLUMNS, ...rows].map((row) => `${row.join(',')}\n`).join('');
}
