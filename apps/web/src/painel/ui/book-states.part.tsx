import type { ComponentProps, ReactNode } from 'react';
import { AreaField } from '../../base/ui/area.js';
import { Button, type ButtonProps } from '../../base/ui/button.js';
import { Columns } from '../../desk/ui/chart.js';
import { Copy } from '../../base/ui/copy.js';
import { AppLogo, AppStatus, CheckedLine } from '../../desk/ui/developer-app.js';
import { Check, Field, SelectField, TextField } from '../../base/ui/field.js';
import { Guard } from '../../base/ui/guard.js';
import { Grid, Split } from '../../desk/ui/layout.js';
import { Share, Spread } from '../../desk/ui/share.js';
import { Qr } from '../../base/ui/qr.js';
import type { IconName } from '../../base/ui/icon.js';
import { Status, type Tone } from '../../base/ui/status.js';
import { Tabs } from '../../base/ui/tabs.js';
import { ToastLine } from '../../base/ui/toast.js';
import { OFFLINE } from './apart.part.js';
import { FORM_STATES } from './form-states.part.js';
import { LIST_STATES } from './list-states.part.js';
import { TABLE_STATES } from './table-states.part.js';
import { PERSON_STATES, RECORD_STATES } from './record-states.part.js';
import { uiWords as text } from '../words.js';

export type Shown = () => ReactNode;

const nothing = () => undefined;

/** Shown at /painel/ui, rendered by component tests. */
export const BOOK = {
  Button: {
    primary: button({ kind: 'primary' }),
    plain: button({ children: text.cancel }),
    quiet: button({ kind: 'quiet', children: text.cancel }),
    danger: button({ kind: 'danger', children: text.remove }),
    busy: button({ kind: 'primary', busy: true }),
    disabled: button({ disabled: true }),
    icon: button({ icon: 'plus' }),
    bare: button({ kind: 'quiet', icon: 'dots', bare: true, children: text.more }),
    pressed: button({ 'aria-pressed': true, children: text.lateOnes }),
  },
  TextField: {
    filled: () => <TextField label={text.name} hint={text.hint} defaultValue="Padaria" />,
    refused: () => <TextField label={text.name} error={text.wrong} />,
    disabled: () => <TextField label={text.name} disabled defaultValue="Padaria" />,
  },
  AreaField: {
    filled: () => <AreaField label={text.name} hint={text.hint} defaultValue={text.noneLead} />,
    refused: () => <AreaField label={text.name} error={text.wrong} />,
    disabled: () => <AreaField label={text.name} disabled defaultValue={text.noneLead} />,
  },
  SelectField: {
    chosen: select({}),
    refused: select({ error: text.wrong }),
    disabled: select({ disabled: true }),
  },
  Field: {
    own: () => (
      <Field label={text.name} hint={text.hint}>
        {(attributes) => <input {...attributes} type="date" className="input" />}
      </Field>
    ),
  },
  Check: {
    on: () => <Check label={text.later} defaultChecked />,
    off: () => <Check label={text.later} />,
    disabled: () => <Check label={text.later} disabled />,
  },
  Status: {
    accent: status('accent', text.on),
    amber: status('amber', text.risk, 'clock'),
    red: status('red', text.late),
    green: status('green', text.done, 'check'),
    blue: status('blue', text.later),
    plain: status('plain', text.later),
  },
  Note: {
    amber: () => <p className="note">{text.noneLead}</p>,
    bad: () => <p className="note bad">{text.noneLead}</p>,
    good: () => <p className="note good">{text.noneLead}</p>,
    plain: () => <p className="notice">{text.noneLead}</p>,
  },
  Toast: {
    done: () => <ToastLine text={text.assigned} bad={false} close={nothing} />,
    undo: () => <ToastLine text={text.assigned} bad={false} undo={nothing} close={nothing} />,
    bad: () => <ToastLine text={text.wrong} bad close={nothing} />,
  },
  Tabs: {
    plain: () => (
      <Tabs label={text.tabs} chosen="all" choose={nothing} tabs={[{ key: 'all', label: text.all }]} />
    ),
    counted: () => (
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
    named: () => <Copy text="7725" what={text.name} />,
    shown: () => <Copy text="7725" shown={text.save} />,
  },
  Qr: { code: () => <Qr rows={['101', '010', '111']} label={text.name} /> },
  Guard: {
    works: () => (
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
    stacked: () => chart(true),
    beside: () => chart(false),
  },
  Layout: {
    stack: () => <div className="stack g4">{boxes()}</div>,
    row: () => <div className="row wrap">{boxes()}</div>,
    grid: () => (
      <Grid least={90}>
        {boxes().map((box) => (
          <li key={box.key}>{box}</li>
        ))}
      </Grid>
    ),
    split: () => <Split side={120}>{boxes().slice(0, 2)}</Split>,
    toolbar: () => (
      <div className="toolbar">
        <strong className="grow">{text.all}</strong>
        <Button>{text.later}</Button>
      </div>
    ),
    card: () => <div className="card padded">{text.noneLead}</div>,
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Shown>>>>;

function Broken(): never {
  throw OFFLINE;
}

function button({ children = text.save, ...more }: ButtonProps) {
  return () => <Button {...more}>{children}</Button>;
}

function select(more: Partial<ComponentProps<typeof SelectField>>) {
  return () => <SelectField label={text.type} options={[['a', text.all]]} {...more} />;
}

function status(tone: Tone, said: string, icon?: IconName) {
  return () => (
    <Status tone={tone} {...(icon && { icon })}>
      {said}
    </Status>
  );
}

function chart(stacked: boolean) {
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

function boxes() {
  return [text.on, text.done, text.later].map((said) => (
    <span key={said} className="frame">
      {said}
    </span>
  ));
}
