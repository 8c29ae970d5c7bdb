import { useQuery, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { keyOf, read, write } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { numeral } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Empty, Unread } from '../../ground/ui/empty.js';
import { Check } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Split } from '../../ground/ui/layout.js';
import { Status, type Tone } from '../../ground/ui/status.js';
import { Table } from '../../ground/ui/table.js';
import { isUnderWay, useSendFile, type AddressImport } from './places.hook.js';
import { placeWords as text } from '../words.js';

const IDLE_MS = 15_000;

const WORKING_MS = 1_000;

const TONES: Record<AddressImport['state'], Tone> = {
  waiting: 'plain',
  running: 'blue',
  done: 'green',
  refused: 'red',
  cancelled: 'plain',
};

/** Columns of the file; the first five are required. */
const COLUMNS =
  'street;city;state;from_latitude;from_longitude;to_latitude;to_longitude;from_number;to_number;side;district;postal_code';
const EXAMPLE =
  'Rua das Araras Azuis;Campinas;SP;-22.9000;-47.0550;-22.9050;-47.0550;1;500;both;Centro;13998-001';

const whole = (count: number) => numeral(count);

/** Imports of street files; each is a job of the server and found again after a reload. */
export function Imports({ mayWrite }: { mayWrite: boolean }) {
  const imports = useQuery({
    ...read('/api/admin/address-imports'),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? WORKING_MS : IDLE_MS),
  });
  const items = imports.data?.items ?? [];
  const ended = items.filter((one) => !isUnderWay(one)).length;
  // Read again whenever an import has ended.
  const cities = useQuery({
    ...read('/api/admin/addresses/cities'),
    queryKey: [...keyOf('/api/admin/addresses/cities'), ended],
  });
  return (
    <Split>
      <div className="stack">
        {mayWrite && <SendForm />}
        <h2>{text.history}</h2>
        {!imports.isSuccess && <Unread of={imports} lines={4} />}
        {imports.data && items.length === 0 && (
          <Empty icon="pin" title={text.noImports}>
            {text.noImportsLead}
          </Empty>
        )}
        <ul className="stack">
          {items.map((one) => (
            <ImportCard key={one.id} one={one} mayWrite={mayWrite} />
          ))}
        </ul>
      </div>
      <Table
        label={text.known}
        caption={text.known}
        rows={cities.data?.items ?? []}
        keyOf={({ city, state }) => `${city} ${state}`}
        columns={[
          {
            name: text.city,
            cell: ({ city, state }) => [city, state].filter(Boolean).join(' – ') || '–',
          },
          { name: text.imported, end: true, cell: ({ imported }) => whole(imported) },
          { name: text.learned, end: true, cell: ({ streets, imported }) => whole(streets - imported) },
        ]}
      />
    </Split>
  );
}

interface StreetFile {
  readonly file: File | null;
  readonly skipFaulty: boolean;
}

function SendForm() {
  const field = useRef<HTMLInputElement>(null);
  const send = useSendFile();
  const form = useForm<StreetFile>({
    begin: { file: null, skipFaulty: false },
    save: ({ file: chosen, skipFaulty }) =>
      chosen ? send.mutateAsync({ file: chosen, skipFaulty }) : Promise.resolve(null),
    saved: (_, { skipFaulty }) => {
      form.set({ skipFaulty });
      if (field.current) field.current.value = '';
    },
  });
  const { file } = form.values;
  return (
    <Form form={form} className="card padded stack" label={text.imports} unasked>
      <div className="row wrap">
        <input
          ref={field}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={text.file}
          onChange={({ target }) => form.set({ file: target.files?.[0] ?? null })}
        />
        <Button icon="plus" onClick={() => field.current?.click()}>
          {text.chooseFile}
        </Button>
        <span className="grow cut">{file?.name}</span>
        <Submit form={form} disabled={!file}>
          {text.send}
        </Submit>
      </div>
      <Check label={text.skipFaulty} {...form.check('skipFaulty')} />
      <p className="soft">{text.runs}</p>
      <details>
        <summary>{text.columns}</summary>
        <p className="soft">{text.columnsLead}</p>
        <pre tabIndex={0} aria-label={text.columns}>
          {`${COLUMNS}\n${EXAMPLE}`}
        </pre>
      </details>
    </Form>
  );
}

function ImportCard({ one, mayWrite }: { one: AddressImport; mayWrite: boolean }) {
  const cancel = useMutation(write('POST /api/admin/address-imports/{id}/cancel'));
  const { id, fileName, state, streets, streetsDone, faultCount, faults, startedBy, createdAt } = one;
  return (
    <li className="card padded stack g8" data-import={id}>
      <div className="row">
        <h3 className="grow cut">{fileName}</h3>
        <Status tone={TONES[state]}>{text.states[state]}</Status>
        {mayWrite && isUnderWay(one) && (
          <Button
            aria-label={text.stopImport(fileName)}
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ id })}
          >
            {text.stop}
          </Button>
        )}
      </div>
      <p className="soft">{text.by({ name: startedBy, when: moment(createdAt) })}</p>
      {state !== 'refused' && (
        <>
          <progress
            aria-label={fileName}
            max={streets ?? 1}
            value={streets === null && isUnderWay(one) ? undefined : streetsDone}
          />
          <p role="status">
            {streets === null
              ? text.counting
              : text.progress({ done: whole(streetsDone), all: whole(streets) })}
          </p>
        </>
      )}
      {state === 'refused' && <p>{text.refusedLead}</p>}
      {faultCount > 0 && (
        <details open={state === 'refused'}>
          <summary>{text.faults(faultCount)}</summary>
          {faultCount > faults.length && <p className="soft">{text.firstFaults(faults.length)}</p>}
          <ul className="stack g4 tall">
            {faults.map(({ line, problem }, at) => (
              <li key={at}>
                <strong>{line === 0 ? text.wholeFile : text.line(line)}</strong> {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
