import { GAZETTEER_COLUMNS, type GazetteerRow } from '../../places/index.js';
import type { Point } from '../../base/index.js';

export const DEMO_CITY = 'Campinas';
export const DEMO_STATE = 'SP';

/** Centre of the real city whose coordinates the invented quarter uses. */
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
  /** Grid position; each district is a square of 18 by 18 streets. */
  readonly column: number;
  readonly row: number;
  readonly things: string;
  readonly kinds: readonly [string, string, string];
}

/** Six invented districts. Twelve things in three kinds make the 36 street names of each. */
const DISTRICTS: readonly District[] = [
  {
    name: 'Vila Passarada',
    column: -1,
    row: 0,
    things: 'Arara,Bem-te-vi,Sabiá,Tucano,Garça,Jaçanã,Juriti,Saíra,Tangará,Gavião,Curió,Jandaia',
    kinds: ['Azul', 'do Sertão', 'da Manhã'],
  },
  {
    name: 'Jardim Pomar Fictício',
    column: 0,
    row: 0,
    things:
      'Jabuticabeira,Pitangueira,Goiabeira,Mangueira,Cajueiro,Amoreira,Ingazeiro,Umbuzeiro,Laranjeira,Figueira,Romãzeira,Gravioleira',
    kinds: ['Velha', 'da Ladeira', 'do Quintal'],
  },
  {
    name: 'Parque dos Inventos',
    column: 1,
    row: 0,
    things:
      'Astrolábio,Bússola,Lanterna,Relojoaria,Tipografia,Pandorga,Carretel,Moinho,Telescópio,Engrenagem,Alavanca,Ampulheta',
    kinds: ['de Cobre', 'de Vidro', 'do Mestre Anísio'],
  },
  {
    name: 'Alto das Marés',
    column: -1,
    row: -1,
    things: 'Jangada,Farol,Âncora,Maresia,Concha,Coral,Enseada,Vazante,Atracadouro,Gaivota,Remo,Bonança',
    kinds: ['Branca', 'de São Telmo Imaginário', 'do Levante'],
  },
  {
    name: 'Bairro do Firmamento',
    column: 0,
    row: -1,
    things:
      'Cometa,Eclipse,Nebulosa,Equinócio,Solstício,Aurora,Galáxia,Penumbra,Zênite,Meteoro,Quasar,Crepúsculo',
    kinds: ['Dourada', 'do Poente', 'do Sul Distante'],
  },
  {
    name: 'Vila Cantoria',
    column: 1,
    row: -1,
    things:
      'Viola,Sanfona,Pandeiro,Zabumba,Ciranda,Maracatu,Modinha,Seresta,Cavaquinho,Rabeca,Berimbau,Catira',
    kinds: ['do Zé Fantasia', 'da Praça', 'Encantada'],
  },
];

/** A point so many metres along and across the turned grid. */
export function demoPoint(eastM: number, northM: number): Point {
  const east = eastM * Math.cos(TURN) - northM * Math.sin(TURN);
  const north = eastM * Math.sin(TURN) + northM * Math.cos(TURN);
  return {
    latitude: round(ORIGIN.latitude + north / METRES_PER_DEGREE_LATITUDE),
    longitude: round(ORIGIN.longitude + east / METRES_PER_DEGREE_LONGITUDE),
  };
}

/** Six decimals are about ten centimetres. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function streetType(index: number): string {
  if (index % 9 === 4) return 'Avenida';
  if (index % 9 === 7) return 'Alameda';
  return index % 9 === 8 ? 'Travessa' : 'Rua';
}

/** House numbers are metres from the street's beginning; the second half of a street has a CEP of its own. */
function stretchesOf(district: District, name: string, index: number, serial: number): GazetteerRow[] {
  const westM = district.column * DISTRICT_SIDE_M;
  const southM = district.row * DISTRICT_SIDE_M;
  const offset = (index % STREETS_EACH_WAY) * BLOCK_M + BLOCK_M / 2;
  const northwards = index < STREETS_EACH_WAY;
  const at = (metres: number) =>
    northwards ? demoPoint(westM + offset, southM + metres) : demoPoint(westM + metres, southM + offset);
  return [0, 1].map((half) => {
    const numberFrom = half * (DISTRICT_SIDE_M / 2) + 1;
    const numberTo = (half + 1) * (DISTRICT_SIDE_M / 2);
    const [from, to] = [at(numberFrom), at(numberTo)];
    return {
      street: `${streetType(index)} ${name}`,
      city: DEMO_CITY,
      state: DEMO_STATE,
      district: district.name,
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

/** 216 invented streets of two stretches each. */
export function demoStreets(): GazetteerRow[] {
  return DISTRICTS.flatMap((district, d) =>
    district.things.split(',').flatMap((thing, t) =>
      district.kinds.flatMap((kind, k) => {
        const index = t * district.kinds.length + k;
        return stretchesOf(district, `${thing} ${kind}`, index, d * 2 * STREETS_EACH_WAY + index);
      }),
    ),
  );
}

/** The same streets as the CSV file the CLI imports. */
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
