import { useState } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { money } from '../../ground/money.js';
import { decodeText } from '../../ground/text-file.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Field, SelectField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { saveText } from '../../ground/saved-file.js';
import { bestOf } from '../data/payment.rules.js';
import { faultySheet, isWorkbook, sheetTemplate } from './sheet-file.rules.js';
import type { Preview, Sheet, SheetLine, SheetPayment } from './sheet-sending.hook.js';
import { SheetPart } from './sheet.part.js';
import { importWords as text } from '../words.js';

interface ImportsViewProps {
  csv: string;
  change: (csv: string) => void;
  preview: Preview | undefined;
  previewError: Error | null;
  check: () => void;
  checking: boolean;
  begin: (payment: SheetPayment) => void;
  beginning: boolean;
  /** Id of the sheet that was sent before the text was changed; null: none. */
  earlier: number | null;
  balanceCents: number;
  payments: readonly SheetPayment[];
  sheet: Sheet | undefined;
  last: readonly SheetLine[];
  open: (id: number | null) => void;
  mayOrder: boolean;
}

export function ImportsView(props: ImportsViewProps) {
  const { sheet, last, open, preview, mayOrder } = props;
  return (
    <main className="page">
      <h1>{text.title}</h1>
      {sheet ? <SheetPart sheet={sheet} again={() => open(null)} /> : mayOrder && <Writing {...props} />}
      {!sheet && <Earlier {...props} />}
      {!sheet && preview && <Checked {...props} preview={preview} />}
      {!sheet && last.length > 0 && (
        <section className="box stack">
          <h2>{text.last}</h2>
          <ul className="lines">
            {last.map(({ id, createdAt, total, done, refused }) => (
              <li key={id} className="row">
                <span className="grow">{text.sheet(moment(createdAt))}</span>
                <span className="soft number">{text.progress({ done: done + refused, total })}</span>
                <Button kind="quiet" icon="chevron" bare onClick={() => open(id)}>
                  {text.sheet(moment(createdAt))}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

/** Offers a sheet that was sent, whose answer never came, and whose text was changed since: it may have made orders. */
function Earlier({ earlier, open }: ImportsViewProps) {
  if (earlier === null) return null;
  return (
    <div className="notice amber-text" role="status">
      <Icon name="alert" />
      <div className="stack grow">
        <p>{text.earlier}</p>
        <p>
          <Button onClick={() => open(earlier)}>{text.toEarlier}</Button>
        </p>
      </div>
    </div>
  );
}

function Writing({ csv, change, check, checking, previewError }: ImportsViewProps) {
  const [workbook, setWorkbook] = useState<string | null>(null);
  const read = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    setWorkbook(isWorkbook(bytes) ? file.name : null);
    if (!isWorkbook(bytes)) change(decodeText(bytes));
  };
  return (
    <section className="box stack">
      <p>{text.lead}</p>
      <p className="soft">{text.columns}</p>
      <Field label={text.paste} error={faultOf(workbook, previewError)}>
        {(attributes) => (
          <textarea
            {...attributes}
            className="input"
            rows={6}
            spellCheck={false}
            value={csv}
            onChange={({ target }) => {
              setWorkbook(null);
              change(target.value);
            }}
          />
        )}
      </Field>
      <p className="row wrap">
        <label className="button">
          {text.file}
          <input
            type="file"
            className="sr"
            accept=".csv,.tsv,.txt,text/csv,.xlsx,.xls,.ods"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void read(file);
              target.value = '';
            }}
          />
        </label>
        <Button icon="download" onClick={() => saveText(sheetTemplate(text), text.templateFile)}>
          {text.template}
        </Button>
        <Button kind="primary" busy={checking} disabled={csv.trim() === ''} onClick={check}>
          {text.check}
        </Button>
      </p>
    </section>
  );
}

/** A refused sheet lacks a heading, is no sheet or too long; what else went wrong has its own words. */
function faultOf(workbook: string | null, error: Error | null): string | undefined {
  if (workbook !== null) return text.workbook(workbook);
  if (error === null) return undefined;
  const fields = error instanceof Problem ? Object.keys(error.fields) : [];
  const heading = fields.find((name) => name.startsWith('csv.'))?.slice('csv.'.length);
  if (heading !== undefined) return text.noHeading(heading);
  return fields.includes('csv') ? text.tooMuch : problemText(error);
}

type CheckedProps = ImportsViewProps & { preview: Preview };

function Checked({ preview, payments, balanceCents, begin, beginning }: CheckedProps) {
  const [chosen, setChosen] = useState<SheetPayment | null>(null);
  const payment = chosen ?? bestOf(payments, balanceCents, preview.totalCents);
  const codes = text.codes as Readonly<Record<string, string>>;
  const good = preview.items.length - preview.faults;
  return (
    <section className="box stack">
      <ul className="lines">
        {preview.items.map(({ line, delivery, totalCents, fault }) => (
          <li key={line} className="row wrap">
            <span className="grow cut">
              <strong>{delivery.name ?? delivery.address}</strong>
              <span className="soft cut" style={{ display: 'block' }}>
                {text.line} {line} · {delivery.address}
              </span>
            </span>
            {fault === null ? (
              <span className="number">{money(totalCents ?? 0)}</span>
            ) : (
              <span className="notice bad">{codes[fault] ?? text.refused}</span>
            )}
          </li>
        ))}
      </ul>
      {preview.faults > 0 && (
        <div className="notice amber-text">
          <div className="stack grow">
            <p>{text.faults(preview.faults)}</p>
            <p>
              <Button
                icon="download"
                onClick={() =>
                  saveText(
                    faultySheet(preview.items, (fault) => codes[fault] ?? text.refused, text),
                    text.faultyFile,
                  )
                }
              >
                {text.saveFaulty}
              </Button>
            </p>
          </div>
        </div>
      )}
      <SelectField
        label={text.payment}
        value={payment}
        onChange={({ target }) => setChosen(target.value as SheetPayment)}
        options={payments.map((one) => [one, text.payments[one]])}
      />
      <Button
        kind="primary"
        className="big"
        busy={beginning}
        disabled={good === 0}
        onClick={() => begin(payment)}
      >
        {text.order({ count: good, total: money(preview.totalCents) })}
      </Button>
    </section>
  );
}
