/** Columns of a municipality's file of CNEFE 2022, in its order. */
const COLUMNS =
  'COD_UNICO_ENDERECO;COD_UF;COD_MUNICIPIO;COD_DISTRITO;COD_SUBDISTRITO;COD_SETOR;NUM_QUADRA;NUM_FACE;CEP;DSC_LOCALIDADE;' +
  'NOM_TIPO_SEGLOGR;NOM_TITULO_SEGLOGR;NOM_SEGLOGR;NUM_ENDERECO;DSC_MODIFICADOR;NOM_COMP_ELEM1;VAL_COMP_ELEM1;NOM_COMP_ELEM2;' +
  'VAL_COMP_ELEM2;NOM_COMP_ELEM3;VAL_COMP_ELEM3;NOM_COMP_ELEM4;VAL_COMP_ELEM4;NOM_COMP_ELEM5;VAL_COMP_ELEM5;LATITUDE;' +
  'LONGITUDE;NV_GEO_COORD;COD_ESPECIE;DSC_ESTABELECIMENTO;COD_INDICADOR_ESTAB_ENDERECO;COD_INDICADOR_CONST_ENDERECO;' +
  'COD_INDICADOR_FINALIDADE_CONST;COD_TIPO_ESPECI';
const NAMES = COLUMNS.split(';');

export type CensusRow = Readonly<Partial<Record<string, string | number>>>;

/** A file of the census with these rows; what a row leaves out is empty. */
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

const TREES =
  'ACACIAS,IPES,PALMEIRAS,JATOBAS,MANGUEIRAS,CEDROS,FIGUEIRAS,ANGICOS,PAINEIRAS,JACARANDAS,SERINGUEIRAS'.split(
    ',',
  );
const PEOPLE =
  'ANTONIO,BENEDITA,CECILIA,DURVAL,ESMERALDA,FELICIO,GENOVEVA,HORACIO,IRACEMA,JUVENAL,LEONOR,MATIAS'.split(
    ',',
  );
const FAMILIES =
  'ABREU,BARCELOS,CARDOSO,DUARTE,ESTEVES,FARIAS,GUEDES,HERINGER,INOCENCIO,JARDIM,LACERDA,MOURAO,NAZARE'.split(
    ',',
  );
const DISTRICTS =
  'CENTRO,VILA NOVA,JARDIM DAS FLORES,PARQUE DO SOL,SANTA LUZIA,SAO BENTO,BOA VISTA,NOVA ESPERANCA'.split(
    ',',
  );
const HOUSES_PER_STREET = 70;
/** Homes at one door: some houses are apartment blocks. */
const HOMES = [1, 1, 1, 1, 2, 1, 1, 8];

const among = <T>(all: readonly T[], at: number) => all[at % all.length] as T;

/** Rows of a made-up city as large as asked: streets of seventy doors, many with several homes. */
export function* manyAddresses(count: number): Generator<CensusRow> {
  for (let at = 0, street = 0; at < count; street++)
    for (const row of streetRows(street)) {
      if (at++ >= count) return;
      yield row;
    }
}

function* streetRows(street: number): Generator<CensusRow> {
  const [column, line] = [street % 140, Math.floor(street / 140)];
  const person = `${among(PEOPLE, street)} ${among(FAMILIES, Math.floor(street / 12))}`;
  const common = {
    CEP: 79_000_000 + street,
    DSC_LOCALIDADE: among(DISTRICTS, Math.floor(column / 35) + 4 * Math.floor(line / 30)),
    NOM_TIPO_SEGLOGR: street % 9 === 0 ? 'AVENIDA' : 'RUA',
    NOM_TITULO_SEGLOGR: street % 5 === 0 ? 'DOUTOR' : '',
    NOM_SEGLOGR: `${person} ${street % 3 === 0 ? `DAS ${among(TREES, street)}` : String(Math.floor(street / 156) + 1)}`,
  };
  for (let house = 0; house < HOUSES_PER_STREET; house++) {
    const homes = among(HOMES, house);
    for (let home = 1; home <= homes; home++)
      yield {
        ...common,
        NUM_ENDERECO: house * 12 + 1 + (house % 2),
        ...(homes > 1 && { NOM_COMP_ELEM1: 'APARTAMENTO', VAL_COMP_ELEM1: home }),
        LATITUDE: (-20.5 - line * 0.0009 + (house % 2) * 0.0002).toFixed(6),
        LONGITUDE: (-54.7 + column * 0.009 + house * 0.00011).toFixed(6),
      };
  }
}
