import { DomainError, type Point } from '../../base/index.js';
import { stateOfIbge } from './brazilian-state.rules.js';

/** Columns that are read of CNEFE 2022 (Cadastro Nacional de Endereços para Fins Estatísticos, by IBGE). */
export const CENSUS_COLUMNS = [
  'COD_UF',
  'CEP',
  'DSC_LOCALIDADE',
  'NOM_TIPO_SEGLOGR',
  'NOM_TITULO_SEGLOGR',
  'NOM_SEGLOGR',
  'NUM_ENDERECO',
  'LATITUDE',
  'LONGITUDE',
  'NV_GEO_COORD',
] as const;
type CensusColumn = (typeof CENSUS_COLUMNS)[number];

/** Coordinates of these levels are of the address or of another in its building; 4: the middle of a block. */
const DOOR_LEVELS: ReadonlySet<string> = new Set(['1', '2', '3']);
/** Above it, only a locality or a sector of the census is known. */
const BLOCK_LEVEL = '4';
const MAX_NUMBER = 999_999;

export interface CensusAddress extends Point {
  /** Type, title and name, as the file writes them. */
  readonly street: string;
  readonly district: string;
  /** 0: none. */
  readonly number: number;
  /** Eight digits as a number; 0: none. */
  readonly postalCode: number;
  readonly atDoor: boolean;
}

const GZIP = [0x1f, 0x8b];

/** Whether a file that begins so may be one of the census, packed or not. */
export function mayBeCensus(start: Buffer): boolean {
  return GZIP.every((byte, at) => start[at] === byte) || start.toString('latin1').includes('COD_UF');
}

export class CensusLines {
  private readonly places: Readonly<Record<CensusColumn, number>>;
  /** Two-letter code of the state, of the first address. */
  state = '';

  /** @throws invalid_value with `lines`, when columns are missing */
  constructor(header: string) {
    const names = header
      .replace(/^\uFEFF/, '')
      .split(';')
      .map((name) => name.trim().replace(/^"|"$/g, '').toUpperCase());
    const missing = CENSUS_COLUMNS.filter((name) => !names.includes(name));
    if (missing.length > 0) {
      const lines = [`line 1: the file is no CNEFE of 2022: it lacks ${missing.join(', ')}`];
      throw new DomainError('invalid_value', { field: 'file', lines, problems: missing.length });
    }
    this.places = Object.fromEntries(CENSUS_COLUMNS.map((name) => [name, names.indexOf(name)])) as Record<
      CensusColumn,
      number
    >;
  }

  /** null: the line has no street or no point that tells where it is. */
  read(line: string): CensusAddress | null {
    const values = line.split(';');
    const value = (column: CensusColumn) => (values[this.places[column]] ?? '').trim().replace(/^"|"$/g, '');
    const level = value('NV_GEO_COORD');
    const name = value('NOM_SEGLOGR');
    const [latitude, longitude] = [degrees(value('LATITUDE')), degrees(value('LONGITUDE'))];
    const isPlaced = DOOR_LEVELS.has(level) || level === BLOCK_LEVEL;
    if (name === '' || latitude === null || longitude === null || !isPlaced) return null;
    if (this.state === '') this.state = stateOfIbge(value('COD_UF')) ?? '';
    const words = [value('NOM_TIPO_SEGLOGR'), value('NOM_TITULO_SEGLOGR'), name];
    return {
      street: words.filter((word) => word !== '').join(' '),
      district: value('DSC_LOCALIDADE'),
      number: houseNumber(value('NUM_ENDERECO')),
      postalCode: /^\d{8}$/.test(value('CEP')) ? Number(value('CEP')) : 0,
      latitude,
      longitude,
      atDoor: DOOR_LEVELS.has(level),
    };
  }
}

/** 0 is how the census writes `sem número`. */
function houseNumber(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= MAX_NUMBER ? number : 0;
}

function degrees(text: string): number | null {
  if (text === '') return null;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && Math.abs(value) <= 180 && value !== 0 ? value : null;
}

/** The lines of a file that comes in pieces, in UTF-8 or, as older files, in Latin 1. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(0x0a) + 1;
    rest = bytes.subarray(end);
    if (end > 0) yield textOf(bytes.subarray(0, end)).split(/\r?\n/).filter(Boolean);
  }
  if (rest.length > 0) yield [textOf(rest)];
}

function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
}
