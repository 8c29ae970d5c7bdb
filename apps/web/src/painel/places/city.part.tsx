import { useQuery } from '@tanstack/react-query';
import { formOf, keyOf, read, sendChange } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { lazy } from '../../base/lazy.js';
import { numeral } from '../../base/money.js';
import { calendarDay, moment } from '../../base/time.js';
import { Act } from '../../base/ui/act.js';
import { Lines } from '../../base/ui/box.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { Check } from '../../base/ui/field.js';
import { FileButton } from '../../base/ui/file-button.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Split } from '../../desk/ui/layout.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { Table } from '../../desk/ui/table.js';
import { useHas } from '../../desk/session.js';
import { CityImportPart } from './city-import.part.js';
import { type AddressImport, isUnderWay, type Cities } from './places.hook.js';
import { cityWords as text, placeWords } from '../words.js';

const CityMap = lazy(async () => (await import('./city-map.part.js')).CityMap, <div className="map-box" />);

/** A city comes from one file, or its streets alone from a table. */
export function CityPart({ mayWrite }: { mayWrite: boolean }) {
  const cities = useQuery(read('/api/admin/cities'));
  const makes = useHas()('city-maker');
  if (!cities.isSuccess) return <Unread of={cities} lines={8} />;
  const shown = cities.data.home ?? cities.data.cities[0];
  return (
    <div className="stack">
      {shown === undefined ? (
        <Empty icon="map" title={text.noCity} lead={text.noCityLead} />
      ) : (
        <CityDrawn city={shown} />
      )}
      {makes && (
        <section className="card padded stack">
          <h2>{shown ? text.another : text.bring}</h2>
          <CityImportPart cities={cities.data} />
        </section>
      )}
      {cities.data.cities.length > 0 && <CityList cities={cities.data} />}
      {makes && (
        <section className="card padded stack g8">
          <h2>{text.census}</h2>
          <CityImportPart kind="census" cities={cities.data} />
        </section>
      )}
      <details className="card padded">
        <summary>{placeWords.imports}</summary>
        <Imports mayWrite={mayWrite} />
      </details>
    </div>
  );
}

export function CityDrawn({ city }: { city: Cities['cities'][number] }) {
  return (
    <div className="card area-map">
      <CityMap key={city.madeAt} city={city.bounds} />
    </div>
  );
}

function CityList({ cities: { cities, home, mayKeep } }: { cities: Cities }) {
  return (
    <section className="card padded stack g8">
      <h2>{text.cities}</h2>
      <ul className="lines">
        {cities.map(({ name, madeAt }) => (
          <li key={name} className="row">
            <span className="grow cut">
              <strong>{name}</strong> <span className="soft">{text.made(calendarDay(madeAt))}</span>
            </span>
            {name === home?.name && <Status tone="accent">{text.home}</Status>}
            {mayKeep && (
              <Act
                kind="quiet"
                icon="trash"
                of="DELETE /api/admin/cities/{name}"
                by={{ name }}
                also={['/api/admin/city-imports']}
                ask={{ title: text.removeTitle, lead: text.removeLead, action: text.remove(name) }}
              >
                {text.remove(name)}
              </Act>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const IDLE_MS = 15_000;

const WORKING_MS = 1_000;

const TONES: Record<AddressImport['state'], Tone> = {
  waiting: 'plain',
  running: 'blue',
  done: 'green',
  refused: 'red',
  cancelled: 'plain',
};

/** The first five are required. */
const COLUMNS =
  'street;city;state;from_latitude;from_longitude;to_latitude;to_longitude;from_number;to_number;side;district;postal_code';
const EXAMPLE =
  'Rua das Araras Azuis;Campinas;SP;-22.9000;-47.0550;-22.9050;-47.0550;1;500;both;Centro;13998-001';

/** Each import is a job of the server and found again after a reload. */
function Imports({ mayWrite }: { mayWrite: boolean }) {
  const imports = useQuery({
    ...read('/api/admin/address-imports'),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? WORKING_MS : IDLE_MS),
  });
  const items = imports.data?.items ?? [];
  const ended = items.filter((one) => !isUnderWay(one)).length;
  const cities = useQuery({
    ...read('/api/admin/addresses/cities'),
    queryKey: [...keyOf('/api/admin/addresses/cities'), ended],
  });
  return (
    <Split>
      <div className="stack">
        {mayWrite && <SendForm />}
        <h2>{placeWords.history}</h2>
        <Lines
          of={imports}
          lines={4}
          className="stack"
          empty={<Empty icon="pin" title={placeWords.noImports} lead={placeWords.noImportsLead} />}
        >
          {(one) => <ImportCard key={one.id} one={one} mayWrite={mayWrite} />}
        </Lines>
      </div>
      <Table
        label={placeWords.known}
        caption={placeWords.known}
        rows={cities.data?.items ?? []}
        keyOf={({ city, state }) => `${city} ${state}`}
        columns={[
          {
            name: placeWords.city,
            cell: ({ city, state }) => [city, state].filter(Boolean).join(' – ') || '–',
          },
          { name: placeWords.imported, end: true, cell: ({ imported }) => numeral(imported) },
          {
            name: placeWords.learned,
            end: true,
            cell: ({ streets, imported }) => numeral(streets - imported),
          },
        ]}
      />
    </Split>
  );
}

function SendForm() {
  const form = useForm({
    begin: { file: null as File | null, skipFaulty: false },
    save: ({ file: chosen, skipFaulty }) =>
      sendChange('POST /api/admin/address-imports', {
        fileName: chosen?.name.slice(0, 200) ?? '',
        skipFaulty: skipFaulty ? 'true' : 'false',
        form: formOf({ file: chosen ?? '' }),
      }),
    saved: (_, { skipFaulty }) => form.set({ skipFaulty }),
  });
  const { file } = form.values;
  return (
    <Form form={form} className="card padded stack" label={placeWords.imports} unasked>
      <div className="row wrap">
        <FileButton
          icon="plus"
          accept=".csv,text/csv"
          aria-label={placeWords.file}
          choose={(chosen) => form.set({ file: chosen })}
        >
          {placeWords.chooseFile}
        </FileButton>
        <span className="grow cut">{file?.name}</span>
        <Submit form={form} disabled={!file}>
          {placeWords.send}
        </Submit>
      </div>
      <Check label={placeWords.skipFaulty} {...form.check('skipFaulty')} />
      <p className="soft">{placeWords.runs}</p>
      <details>
        <summary>{placeWords.columns}</summary>
        <p className="soft">{placeWords.columnsLead}</p>
        <pre tabIndex={0} aria-label={placeWords.columns}>
          {`${COLUMNS}\n${EXAMPLE}`}
        </pre>
      </details>
    </Form>
  );
}

function ImportCard({ one, mayWrite }: { one: AddressImport; mayWrite: boolean }) {
  const { id, fileName, state, streets, streetsDone, faultCount, faults, startedBy, createdAt } = one;
  return (
    <li className="card padded stack g8" data-import={id}>
      <div className="row">
        <h3 className="grow cut">{fileName}</h3>
        <Status tone={TONES[state]}>{placeWords.states[state]}</Status>
        {mayWrite && isUnderWay(one) && (
          <Act
            aria-label={placeWords.stopImport(fileName)}
            of="POST /api/admin/address-imports/{id}/cancel"
            by={{ id }}
          >
            {text.stop}
          </Act>
        )}
      </div>
      <p className="soft">{placeWords.by({ name: startedBy, when: moment(createdAt) })}</p>
      {state !== 'refused' && (
        <>
          <progress
            aria-label={fileName}
            max={streets ?? 1}
            value={streets === null && isUnderWay(one) ? undefined : streetsDone}
          />
          <p role="status">
            {streets === null
              ? placeWords.counting
              : placeWords.progress({ done: numeral(streetsDone), all: numeral(streets) })}
          </p>
        </>
      )}
      {state === 'refused' && <p>{placeWords.refusedLead}</p>}
      {faultCount > 0 && (
        <details open={state === 'refused'}>
          <summary>{placeWords.faults(faultCount)}</summary>
          {faultCount > faults.length && <p className="soft">{placeWords.firstFaults(faults.length)}</p>}
          <ul className="stack g4 tall">
            {faults.map(({ line, problem }, index) => (
              <li key={index}>
                <strong>{line === 0 ? placeWords.wholeFile : placeWords.line(line)}</strong> {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
