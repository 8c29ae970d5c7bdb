import type { ReactNode } from 'react';
import { AreaField } from '../../base/ui/area.js';
import { Button } from '../../base/ui/button.js';
import { Columns } from '../../desk/ui/chart.js';
import { Copy } from '../../base/ui/copy.js';
import { AppLogo, AppStatus, CheckedLine } from '../../desk/ui/developer-app.js';
import { Check, Field, SelectField, TextField } from '../../base/ui/field.js';
import { Guard } from '../../base/ui/guard.js';
import { Grid, Split } from '../../desk/ui/layout.js';
import { Share, Spread } from '../../desk/ui/share.js';
import { Qr } from '../../base/ui/qr.js';
import { RequestDecision } from '../../desk/ui/recipient-requests.js';
import { Status } from '../../base/ui/status.js';
import { Tabs } from '../../base/ui/tabs.js';
import { ToastLine } from '../../base/ui/toast.js';
import { Apart, OFFLINE } from './apart.part.js';
import { FORM_STATES } from './form-states.part.js';
import { LIST_STATES } from './list-states.part.js';
import { TABLE_STATES } from './table-states.part.js';
import { PERSON_STATES, RECORD_STATES } from './record-states.part.js';
import { uiWords } from '../words.js';

type Text = typeof uiWords;
export type Shown = (text: Text) => ReactNode;

const nothing = () => undefined;

/** Parts by their names, each with its states: shown at /painel/ui, rendered by component tests. */
export const BOOK = {
  Button: {
    primary: (text) => <Button kind="primary">{text.save}</Button>,
    plain: (text) => <Button>{text.cancel}</Button>,
    quiet: (text) => <Button kind="quiet">{text.cancel}</Button>,
    danger: (text) => <Button kind="danger">{text.remove}</Button>,
    busy: (text) => (
      <Button kind="primary" busy>
        {text.save}
      </Button>
    ),
    disabled: (text) => <Button disabled>{text.save}</Button>,
    icon: (text) => <Button icon="plus">{text.save}</Button>,
    bare: (text) => (
      <Button kind="quiet" icon="dots" bare>
        {text.more}
      </Button>
    ),
    pressed: (text) => <Button aria-pressed>{text.lateOnes}</Button>,
  },
  TextField: {
    filled: (text) => <TextField label={text.name} hint={text.hint} defaultValue="Padaria" />,
    refused: (text) => <TextField label={text.name} error={text.wrong} />,
    disabled: (text) => <TextField label={text.name} disabled defaultValue="Padaria" />,
  },
  AreaField: {
    filled: (text) => <AreaField label={text.name} hint={text.hint} defaultValue={text.noneLead} />,
    refused: (text) => <AreaField label={text.name} error={text.wrong} />,
    disabled: (text) => <AreaField label={text.name} disabled defaultValue={text.noneLead} />,
  },
  SelectField: {
    chosen: (text) => <SelectField label={text.type}>{option(text)}</SelectField>,
    refused: (text) => (
      <SelectField label={text.type} error={text.wrong}>
        {option(text)}
      </SelectField>
    ),
    disabled: (text) => (
      <SelectField label={text.type} disabled>
        {option(text)}
      </SelectField>
    ),
  },
  Field: {
    own: (text) => (
      <Field label={text.name} hint={text.hint}>
        {(attributes) => <input {...attributes} type="date" className="input" />}
      </Field>
    ),
  },
  Check: {
    on: (text) => <Check label={text.later} defaultChecked />,
    off: (text) => <Check label={text.later} />,
    disabled: (text) => <Check label={text.later} disabled />,
  },
  Status: {
    accent: (text) => <Status tone="accent">{text.on}</Status>,
    amber: (text) => (
      <Status tone="amber" icon="clock">
        {text.risk}
      </Status>
    ),
    red: (text) => <Status tone="red">{text.late}</Status>,
    green: (text) => (
      <Status tone="green" icon="check">
        {text.done}
      </Status>
    ),
    blue: (text) => <Status tone="blue">{text.later}</Status>,
    plain: (text) => <Status tone="plain">{text.later}</Status>,
  },
  Note: {
    amber: (text) => <p className="note">{text.noneLead}</p>,
    bad: (text) => <p className="note bad">{text.noneLead}</p>,
    good: (text) => <p className="note good">{text.noneLead}</p>,
    plain: (text) => <p className="notice">{text.noneLead}</p>,
  },
  Toast: {
    done: (text) => <ToastLine text={text.assigned} bad={false} close={nothing} />,
    undo: (text) => <ToastLine text={text.assigned} bad={false} undo={nothing} close={nothing} />,
    bad: (text) => <ToastLine text={text.wrong} bad close={nothing} />,
  },
  Tabs: {
    plain: (text) => (
      <Tabs label={text.tabs} chosen="all" choose={nothing} tabs={[{ key: 'all', label: text.all }]} />
    ),
    counted: (text) => (
      <Tabs
        label={text.tabs}
        chosen="all"
        choose={nothing}
        tabs={[
          { key: 'all', label: text.all, count: 34 },
          { key: 'late', label: text.lateOnes, count: 4, warn: true },
        ]}
      />
    ),
  },
  ...FORM_STATES,
  List: LIST_STATES,
  ...TABLE_STATES,
  ...PERSON_STATES,
  ...RECORD_STATES,
  Copy: {
    plain: () => <Copy text="7725" />,
    named: (text) => <Copy text="7725" what={text.name} />,
    shown: (text) => <Copy text="7725" shown={text.save} />,
  },
  Qr: { code: (text) => <Qr rows={['101', '010', '111']} label={text.name} /> },
  Guard: {
    works: (text) => (
      <Guard>
        <p>{text.noneLead}</p>
      </Guard>
    ),
    failed: () => (
      <Guard>
        <Broken />
      </Guard>
    ),
  },
  RequestDecision: {
    asks: () => (
      <Apart>
        <RequestDecision decide={() => Promise.reject(OFFLINE)} done={nothing} />
      </Apart>
    ),
  },
  AppLogo: {
    none: () => <AppLogo url={null} />,
    own: () => <AppLogo url={document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? null} />,
  },
  AppStatus: {
    draft: () => <AppStatus state="draft" />,
    submitted: () => <AppStatus state="submitted" />,
    approved: () => <AppStatus state="approved" />,
    refused: () => <AppStatus state="refused" />,
  },
  CheckedLine: {
    unknown: () => <CheckedLine check="token_cached" passed={null} good={0} bad={0} />,
    passed: () => <CheckedLine check="token_cached" passed good={3} bad={0} />,
    failed: () => <CheckedLine check="token_cached" passed={false} good={1} bad={2} />,
  },
  Part: {
    share: () => (
      <p>
        34 <Share of={0.7} />
      </p>
    ),
    spread: () => (
      <p>
        8 min <Spread median={8} slow={20} most={30} />
      </p>
    ),
  },
  Columns: {
    stacked: (text) => chart(text, true),
    beside: (text) => chart(text, false),
  },
  Layout: {
    stack: (text) => <div className="stack g4">{boxes(text)}</div>,
    row: (text) => <div className="row wrap">{boxes(text)}</div>,
    grid: (text) => (
      <Grid least={90}>
        {boxes(text).map((box) => (
          <li key={box.key}>{box}</li>
        ))}
      </Grid>
    ),
    split: (text) => <Split side={120}>{boxes(text).slice(0, 2)}</Split>,
    toolbar: (text) => (
      <div className="toolbar">
        <strong className="grow">{text.all}</strong>
        <Button>{text.later}</Button>
      </div>
    ),
    card: (text) => <div className="card padded">{text.noneLead}</div>,
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Shown>>>>;

function Broken(): never {
  throw OFFLINE;
}

function option(text: Text) {
  return <option value="a">{text.all}</option>;
}

function chart(text: Text, stacked: boolean) {
  return (
    <Columns
      label={text.chart}
      stacked={stacked}
      format={String}
      series={[
        { name: text.done, tone: 'accent' },
        { name: text.late, tone: 'red' },
      ]}
      columns={[12, 30, 8].map((done, index) => ({
        key: String(index),
        short: String(index + 1),
        long: `0${String(index + 1)}/03`,
        values: [done, index * 3],
      }))}
    />
  );
}

function boxes(text: Text) {
  return [text.on, text.done, text.later].map((said) => (
    <span key={said} className="frame">
      {said}
    </span>
  ));
}
