/** Columns of a municipality's file of CNEFE 2022, in its order. */
const COLUMNS =
  'COD_UNICO_ENDERECO;COD_UF;COD_MUNICIPIO;COD_DISTRITO;COD_SUBDISTRITO;COD_SETOR;NUM_QUADRA;NUM_FACE;CEP;DSC_LOCALIDADE;' +
  'NOM_TIPO_SEGLOGR;NOM_TITULO_SEGLOGR;NOM_SEGLOGR;NUM_ENDERECO;DSC_MODIFICADOR;NOM_COMP_ELEM1;VAL_COMP_ELEM1;NOM_COMP_ELEM2;' +
  'VAL_COMP_ELEM2;NOM_COMP_ELEM3;VAL_COMP_ELEM3;NOM_COMP_ELEM4;VAL_COMP_ELEM4;NOM_COMP_ELEM5;VAL_COMP_ELEM5;LATITUDE;' +
  'LONGITUDE;NV_GEO_COORD;COD_ESPECIE;DSC_ESTABELECIMENTO;COD_INDICADOR_ESTAB_ENDERECO;COD_INDICADOR_CONST_ENDERECO;' +
  'COD_INDICADOR_FINALIDADE_CONST;COD_TIPO_ESPECI';
const NAMES = COLUMNS.split(';');

export type CensusRow = Readonly<Partial<Record<string, string | number>>>;

/** What a row leaves out is empty. */
export function* censusFile(rows: Iterable<CensusRow>): Generator<string> {
  yield `${COLUMNS}\r\n`;
  let number = 0;
  for (const row of rows) {
    const usual: CensusRow = {
      COD_UNICO_ENDERECO: ++number,
      COD_UF: 50,
      COD_MUNICIPIO: 5002704,
      NV_GEO_COORD: 1,
    };
    yield `${NAMES.map((name) => String(row[name] ?? usual[name] ?? '')).join(';')}\r\n`;
  }
}

const HOUSES_PER_STREET = 70;
/** Homes at one door: some houses are apartment blocks. */
const HOMES = [1, 1, 1, 1, 2, 1, 1, 8];

/** Rows of a made-up city as large as asked: streets of seventy doors, many with several homes. */
export function* manyAddresses(count: number): Generator<CensusRow> {
  for (let at = 0, street = 1; at < count; street++)
    for (const row of streetRows(street)) {
      if (at++ >= count) return;
      yield row;
    }
}

function* streetRows(street: number): Generator<CensusRow> {
  const common = {
    CEP: 79_000_000 + street,
    DSC_LOCALIDADE: 'CENTRO',
    NOM_TIPO_SEGLOGR: 'RUA',
    NOM_SEGLOGR: `DAS ACACIAS ${street}`,
  };
  for (let house = 0; house < HOUSES_PER_STREET; house++) {
    const homes = HOMES[house % HOMES.length]!;
    for (let home = 1; home <= homes; home++)
      yield {
        ...common,
        NUM_ENDERECO: house * 12 + 1 + (house % 2),
        ...(homes > 1 && { NOM_COMP_ELEM1: 'APARTAMENTO', VAL_COMP_ELEM1: home }),
        LATITUDE: (-20.5 - street * 0.0009 + (house % 2) * 0.0002).toFixed(6),
        LONGITUDE: (-54.7 + house * 0.00011).toFixed(6),
      };
  }
}
