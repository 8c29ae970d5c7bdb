import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { useValue } from '../../base/observable.js';
import { Problem, read, again } from '../../base/api/client.js';
import { FileButton } from '../../base/ui/file-button.js';
import { Refused } from '../../base/ui/refused.js';
import { problemText } from '../../base/api/problem-words.js';
import { numeral } from '../../base/money.js';
import { Act } from '../../base/ui/act.js';
import { type Cities, type CityImport, type ImportKind, isUnderWay } from './places.hook.js';
import { type CityUpload, cityUpload, isOffline, sendCity } from './city-upload.store.js';
import { cityWords as text } from '../words.js';

const EXTRACTS = 'https://download.geofabrik.de/south-america/brazil.html';
const CENSUS =
  'https://ftp.ibge.gov.br/Cadastro_Nacional_de_Enderecos_para_Fins_Estatisticos/Censo_Demografico_2022/Arquivos_CNEFE/CSV/Municipio/';
const FILE_NAMES: Record<ImportKind, RegExp> = { city: /\.(pbf|osm|gz)$/i, census: /\.(csv|gz)$/i };
const MB = 1_000_000;

interface CityImportProps {
  kind?: ImportKind;
  cities: Cities;
}

/** A file with a city, or with the doors of the census. */
export function CityImportPart({ kind = 'city', cities }: CityImportProps) {
  const { last, upload, mayBegin, isPending } = useCityImport(kind);
  if (isPending) return null;
  if (kind === 'city' && !cities.mayKeep) return <p className="soft">{text.notYours}</p>;
  if (upload) return <Sending upload={upload} />;
  if (last && isUnderWay(last)) return <Working one={last} />;
  return (
    <div className="stack">
      {last && <Outcome one={last} />}
      <p className="soft">{kind === 'census' ? text.censusLead : `${text.lead} ${text.cut}`}</p>
      <p>
        <a href={kind === 'census' ? CENSUS : EXTRACTS} target="_blank" rel="noreferrer">
          {kind === 'census' ? text.censusFiles : text.extracts}
        </a>
      </p>
      {mayBegin && (
        <Choice kind={kind} cities={cities} unfinished={last?.state === 'receiving' ? last : null} />
      )}
    </div>
  );
}

function Choice({ kind, cities, unfinished }: Required<CityImportProps> & { unfinished: CityImport | null }) {
  const [fault, setFault] = useState<string | null>(null);
  const send = useMutation({ mutationFn: sendCity });
  const wrong = kind === 'census' ? text.censusWrong : text.wrongKind;
  const choose = (file: File) => {
    const refusal = !FILE_NAMES[kind].test(file.name)
      ? wrong
      : file.size > cities.maxBytes
        ? text.tooBig(`${numeral(Math.floor(cities.maxBytes / MB))} MB`)
        : null;
    setFault(refusal);
    if (refusal === null) send.mutate({ kind, file, partBytes: cities.partBytes, unfinished });
  };
  const error = fault ?? (send.error && sendingFault(send.error));
  return (
    <>
      <Refused of={error} />
      <FileButton
        kind={kind === 'census' ? 'plain' : 'primary'}
        icon="plus"
        className="start"
        aria-label={kind === 'census' ? text.censusFile : text.file}
        busy={send.isPending}
        choose={choose}
      >
        {kind === 'census' ? text.censusChoose : text.choose}
      </FileButton>
    </>
  );
}

function sendingFault(error: unknown): string {
  if (!(error instanceof Problem) || isOffline(error)) return text.interrupted;
  return 'room' in error.fields ? text.noRoom : problemText(error);
}

function Sending({ upload: { id, fileName, sent, size, secondsLeft } }: { upload: CityUpload }) {
  return (
    <div className="stack g8">
      <progress aria-label={fileName} max={size} value={sent} />
      <p role="status">
        <strong>{text.sending(Math.floor((sent / size) * 100))}</strong>
        <TimeLeft seconds={secondsLeft} />
      </p>
      <p className="soft">{text.stayOpen}</p>
      <Stop id={id} />
    </div>
  );
}

function Working({ one }: { one: CityImport }) {
  const { id, state, step, percent, attempts, secondsLeft, fileName } = one;
  const doing = state === 'waiting' ? text.waiting : step === null ? text.begins : text.steps[step];
  return (
    <div className="stack g8">
      <progress aria-label={fileName} max={100} value={state === 'waiting' ? undefined : percent} />
      <p role="status">
        <strong>{doing}</strong>
        <TimeLeft seconds={secondsLeft} />
      </p>
      {attempts > 1 && <p className="soft">{text.again}</p>}
      <p className="soft">{text.closable}</p>
      <Stop id={id} />
    </div>
  );
}

function TimeLeft({ seconds }: { seconds: number | null }) {
  if (seconds === null) return null;
  const time = seconds < 60 ? text.soon : text.minutes(Math.ceil(seconds / 60));
  return <span className="soft">, {text.left(time)}</span>;
}

const CITIES = ['/api/admin/cities'] as const;

function Stop({ id }: { id: number }) {
  return (
    <Act className="start" of="POST /api/admin/city-imports/{id}/cancel" by={{ id }} also={CITIES}>
      {text.stop}
    </Act>
  );
}

function Outcome({ one }: { one: CityImport }) {
  const { id, kind, state, fault, fileName, received, size, streets, houses, resumable } = one;
  if (state === 'done')
    return (
      <p className="note good">
        {text.done({ streets: numeral(streets ?? 0), houses: numeral(houses ?? 0) })}{' '}
        {kind === 'city' && text.priced}
      </p>
    );
  if (state === 'receiving')
    return (
      <p className="note">{text.stopped({ file: fileName, percent: Math.floor((received / size) * 100) })}</p>
    );
  if (state !== 'failed' || fault === null) return null;
  return (
    <div className="note stack g8" role="alert">
      <p>
        <strong>{kind === 'census' && fault === 'foreign' ? text.censusWrong : text.faults[fault]}</strong>{' '}
        {kind === 'city' && text.oldStays}
      </p>
      {resumable && (
        <Act className="start" of="POST /api/admin/city-imports/{id}/again" by={{ id }} also={CITIES}>
          {text.retry}
        </Act>
      )}
    </div>
  );
}

const IDLE_MS = 20_000;

const WORKING_MS = 1_000;

function useCityImport(kind: ImportKind) {
  const imports = useQuery({
    ...read('/api/admin/city-imports'),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? WORKING_MS : IDLE_MS),
  });
  const sending = useValue(cityUpload);
  const last = imports.data?.items.find((one) => one.kind === kind) ?? null;
  const upload = sending?.kind === kind ? sending : null;
  const done = last?.state === 'done' ? last.id : null;
  useEffect(() => {
    if (done === null) return;
    // A new city has a map and streets, and is one step of the set-up.
    void again('/api/admin/cities', '/api/admin/hub/setup', '/api/admin/addresses/cities', ['places']);
  }, [done]);
  return { last, upload, mayBegin: sending === null, isPending: imports.isPending };
}
