import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call, Problem, read, useRead } from '../../base/api/client.js';
import { money } from '../../base/money.js';
import { saveText } from '../../desk/download.js';
import { recordIn, useOpened } from '../../desk/search.js';
import { moment } from '../../base/time.js';
import { Box } from '../../base/ui/box.js';
import { FileButton } from '../../base/ui/file-button.js';
import { Button } from '../../base/ui/button.js';
import { Field, SelectField } from '../../base/ui/field.js';
import { Icon } from '../../base/ui/icon.js';
import { bestOf } from '../data/status.rules.js';
import { useKnownSession } from '../data/session.hook.js';
import { decodeText, isWorkbook, sheetTemplate } from './sheet-file.rules.js';
import {
  faultText,
  type Preview,
  SaveFaulty,
  SheetLine,
  SheetPart,
  type SheetPayment,
  useSheetSending,
} from './sheet.part.js';
import { problemText } from '../../base/api/problem-words.js';
import { importWords as text } from '../words.js';

const SHEET = recordIn('envio');
const POLL_MS = 1_000;

export function ImportsRoute() {
  const { may } = useKnownSession();
  const balance = useRead('/api/merchant/wallet', {}, { select: ({ balanceCents }) => balanceCents });
  const { form, last, sending } = useSheetSending();
  const [chosen, open] = useOpened(SHEET);
  const id = chosen ?? 0;
  const previewing = useMutation({
    mutationFn: (sheet: { csv: string }) => call('POST /api/merchant/delivery-imports/preview', sheet),
  });
  const sheet = useQuery({
    ...read('/api/merchant/delivery-imports/{id}', { id }),
    enabled: chosen !== null,
    refetchInterval: ({ state }) => (state.data && state.data.endedAt !== null ? false : POLL_MS),
  });
  const shown = chosen === null ? undefined : sheet.data;
  const preview = form.value === '' ? undefined : previewing.data;
  return (
    <main className="page">
      <h1>{text.title}</h1>
      {shown && <SheetPart sheet={shown} again={() => open(null)} />}
      {!shown && may.order && <Writing form={form} previewing={previewing} />}
      {/* A sheet was sent, without an answer, and its text was changed since: it may have made orders. */}
      {!shown && form.earlier !== null && (
        <div className="notice amber-text" role="status">
          <Icon name="alert" />
          <div className="stack grow">
            <p>{text.earlier}</p>
            <p>
              <Button onClick={() => open(form.earlier)}>{text.toEarlier}</Button>
            </p>
          </div>
        </div>
      )}
      {!shown && preview && (
        <Checked
          preview={preview}
          balanceCents={balance.data ?? 0}
          payments={may.invoiced ? ['wallet', 'invoiced'] : ['wallet']}
          sending={sending}
        />
      )}
      {!shown && last.length > 0 && (
        <Box title={text.last}>
          <ul className="lines">
            {last.map(({ id: sheetId, createdAt, total, done, refused }) => (
              <li key={sheetId} className="row">
                <span className="grow">{text.sheet(moment(createdAt))}</span>
                <span className="soft number">{text.progress({ done: done + refused, total })}</span>
                <Button kind="quiet" icon="chevron" bare onClick={() => open(sheetId)}>
                  {text.sheet(moment(createdAt))}
                </Button>
              </li>
            ))}
          </ul>
        </Box>
      )}
    </main>
  );
}

interface WritingProps {
  form: ReturnType<typeof useSheetSending>['form'];
  previewing: UseMutationResult<Preview, Error, { csv: string }>;
}

function Writing({ form, previewing }: WritingProps) {
  const csv = form.value;
  const change = (text: string) => {
    form.change(() => text);
    previewing.reset();
  };
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
      <Field label={text.paste} error={faultOf(workbook, previewing.error)}>
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
        <FileButton accept=".csv,.tsv,.txt,text/csv,.xlsx,.xls,.ods" choose={(file) => void read(file)}>
          {text.file}
        </FileButton>
        <Button icon="download" onClick={() => saveText(sheetTemplate(text), text.templateFile)}>
          {text.template}
        </Button>
        <Button
          kind="primary"
          busy={previewing.isPending}
          disabled={csv.trim() === ''}
          onClick={() => previewing.mutate({ csv })}
        >
          {text.check}
        </Button>
      </p>
    </section>
  );
}

/** A refused sheet lacks a heading, is no sheet or too long; other failures have their own texts. */
function faultOf(workbook: string | null, error: Error | null): string | undefined {
  if (workbook !== null) return text.workbook(workbook);
  if (error === null) return undefined;
  const fields = error instanceof Problem ? Object.keys(error.fields) : [];
  const heading = fields.find((name) => name.startsWith('csv.'))?.slice('csv.'.length);
  if (heading !== undefined) return text.noHeading(heading);
  return fields.includes('csv') ? text.tooMuch : problemText(error);
}

interface CheckedProps {
  preview: Preview;
  balanceCents: number;
  payments: readonly SheetPayment[];
  sending: ReturnType<typeof useSheetSending>['sending'];
}

function Checked({ preview, payments, balanceCents, sending }: CheckedProps) {
  const [chosen, setChosen] = useState<SheetPayment | null>(null);
  const payment = chosen ?? bestOf(payments, balanceCents, preview.totalCents);
  const good = preview.items.length - preview.faults;
  return (
    <section className="box stack">
      <ul className="lines">
        {preview.items.map(({ line, delivery, totalCents, fault }) => (
          <SheetLine key={line} line={line} delivery={delivery}>
            {fault === null ? (
              <span className="number">{money(totalCents ?? 0)}</span>
            ) : (
              <span className="notice bad">{faultText(fault)}</span>
            )}
          </SheetLine>
        ))}
      </ul>
      {preview.faults > 0 && (
        <div className="notice amber-text">
          <div className="stack grow">
            <p>{text.faults(preview.faults)}</p>
            <p>
              <SaveFaulty rows={preview.items} />
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
        busy={sending.isPending}
        disabled={good === 0}
        onClick={() => sending.mutate(payment)}
      >
        {text.order({ count: good, total: money(preview.totalCents) })}
      </Button>
    </section>
  );
}
