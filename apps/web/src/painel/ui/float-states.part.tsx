import type { ReactNode } from 'react';
import { useForm } from '../../base/form.js';
import { Button } from '../../base/ui/button.js';
import { Confirm, Dialog } from '../../base/ui/dialog.js';
import { Drawer } from '../../desk/ui/drawer.js';
import { TextField } from '../../base/ui/field.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { KeepView } from '../../desk/ui/filters.js';
import { Menu, type MenuItem, type MenuPosition } from '../../desk/ui/menu.js';
import { Picker, type Choice } from '../../desk/ui/picker.js';
import { Reason } from '../../desk/ui/reason.js';
import { Redelivery } from '../../base/ui/redelivery.js';
import { Apart, OFFLINE } from './apart.part.js';
import { uiWords } from '../words.js';

type Text = typeof uiWords;

interface Floating {
  readonly text: Text;
  readonly position: MenuPosition;
  readonly close: () => void;
}
export type Float = (floating: Floating) => ReactNode;

const nothing = () => undefined;
const LINES = 40;

/** What is opened over a page, in each of its states; opened at /painel/ui, rendered by component tests. */
export const FLOATS = {
  Dialog: {
    plain: ({ text, close }) => (
      <Dialog title={text.open} close={close}>
        {text.askText}
      </Dialog>
    ),
    written: ({ text, close }) => (
      <Dialog title={text.open} close={close} actions={<Button kind="primary">{text.save}</Button>}>
        <TextField label={text.name} />
      </Dialog>
    ),
    wide: ({ text, close }) => (
      <Dialog wide title={text.open} close={close}>
        {text.askText}
      </Dialog>
    ),
    long: ({ text, close }) => (
      <Dialog title={text.open} close={close} actions={<Button kind="primary">{text.save}</Button>}>
        {long(text)}
      </Dialog>
    ),
  },
  FormDialog: {
    saves: ({ text, close }) => <SomeForm text={text} close={close} save={() => Promise.resolve()} />,
    refused: ({ text, close }) => <SomeForm text={text} close={close} save={() => Promise.reject(OFFLINE)} />,
    busy: ({ text, close }) => <SomeForm text={text} close={close} save={() => new Promise(nothing)} />,
  },
  KeepView: {
    asks: ({ close }) => <KeepView keep={() => Promise.resolve()} close={close} />,
    refused: ({ close }) => <KeepView keep={() => Promise.reject(OFFLINE)} close={close} />,
  },
  Confirm: {
    danger: (floating) => confirm(floating, {}),
    report: (floating) => confirm(floating, { tone: 'primary' }),
    busy: (floating) => confirm(floating, { busy: true }),
  },
  Reason: {
    asked: (floating) => reason(floating, { usual: [floating.text.risk] }),
    optional: (floating) => reason(floating, { optional: true, tone: 'primary' }),
    busy: (floating) => reason(floating, { busy: true }),
  },
  Redelivery: {
    priced: (floating) => redelivery(floating, 1, () => Promise.resolve({ totalCents: 900, goodsAt: 'hub' })),
    waiting: (floating) => redelivery(floating, 2, () => new Promise(nothing)),
    refused: (floating) => redelivery(floating, 3, () => Promise.reject(OFFLINE)),
  },
  Menu: {
    plain: (floating) => menu(floating, [{ label: floating.text.ask, act: nothing }]),
    marked: (floating) =>
      menu(floating, [
        { label: floating.text.save, icon: 'check', keys: 's', act: nothing },
        { label: floating.text.ask, act: nothing },
        { label: floating.text.remove, icon: 'trash', danger: true, act: nothing },
      ]),
  },
  Drawer: {
    plain: (floating) => drawer(floating),
    wide: (floating) => drawer(floating, true),
    long: (floating) => drawer(floating, false, long(floating.text)),
  },
  Picker: {
    choices: (floating) => picker(floating, { choices: choicesFor(floating) }),
    detailed: (floating) =>
      picker(floating, {
        lead: <p className="soft padded">{floating.text.noneLead}</p>,
        choices: choicesFor(floating).map((choice, index) => ({
          ...choice,
          ...(index === 0
            ? { detail: <span className="soft">1/3</span> }
            : { keys: choice.key, dim: true as const }),
        })),
      }),
    waiting: (floating) => picker(floating, { waiting: true }),
    none: (floating) => picker(floating, {}),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Float>>>>;

function long(text: Text) {
  return Array.from({ length: LINES }, (_, index) => <p key={index}>{text.noneLead}</p>);
}

function SomeForm({ text, close, save }: Omit<Floating, 'position'> & { save: () => Promise<unknown> }) {
  const form = useForm({
    begin: { name: '' },
    faults: ({ name }) => (name.trim() === '' ? { name: text.wrong } : {}),
    save,
    saved: close,
  });
  return (
    <FormDialog form={form} title={text.open} action={text.save} close={close}>
      <TextField label={text.name} hint={text.hint} {...form.field('name')} />
    </FormDialog>
  );
}

function confirm({ text, close }: Floating, more: { tone?: 'primary'; busy?: true }) {
  return (
    <Confirm
      title={text.ask}
      lead={text.askText}
      action={text.remove}
      confirm={close}
      close={close}
      {...more}
    />
  );
}

type Quote = Parameters<typeof Redelivery>[0]['quote'];

function redelivery({ close }: Floating, id: number, quote: Quote) {
  return (
    <Apart>
      <Redelivery orderId={id} quote={quote} send={() => Promise.resolve()} done={close} close={close} />
    </Apart>
  );
}

interface ReasonState {
  readonly usual?: readonly string[];
  readonly optional?: true;
  readonly tone?: 'primary';
  readonly busy?: true;
}

function reason({ text, close }: Floating, { usual = [], ...more }: ReasonState) {
  return (
    <Reason
      title={text.ask}
      action={text.refuse}
      usual={usual}
      confirm={close}
      close={close}
      {...more}
      children={<p>{text.askText}</p>}
    />
  );
}

function menu({ text, position, close }: Floating, items: readonly MenuItem[]) {
  return <Menu label={text.more} position={position} items={items} close={close} />;
}

function drawer({ text, close }: Floating, wide = false, below: ReactNode = null) {
  return (
    <Drawer label={text.opens.drawer} close={close} wide={wide}>
      <header>
        <h2>{text.name}</h2>
      </header>
      <section>
        <h3>{text.states}</h3>
        <p className="note">{text.noneLead}</p>
        {below}
      </section>
    </Drawer>
  );
}

function choicesFor({ close }: Floating): readonly Choice[] {
  return ['Ana', 'Bento'].map((label) => ({ key: label.charAt(0).toLowerCase(), label, act: close }));
}

interface PickerState {
  readonly choices?: readonly Choice[];
  readonly lead?: ReactNode;
  readonly waiting?: true;
}

function picker({ text, close }: Floating, { choices = [], ...more }: PickerState) {
  return (
    <Picker label={text.opens.picker} placeholder={text.search} choices={choices} close={close} {...more} />
  );
}
