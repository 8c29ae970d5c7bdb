import type { ComponentProps, ReactNode } from 'react';
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
import { SecretDialog } from '../../desk/ui/secret.js';
import { Redelivery } from '../../base/ui/redelivery.js';
import { Apart, OFFLINE } from './apart.part.js';
import { uiWords as text } from '../words.js';

interface Floating {
  readonly position: MenuPosition;
  readonly close: () => void;
}
export type Float = (floating: Floating) => ReactNode;

const nothing = () => undefined;
const LINES = 40;
const SECRET = [[text.hint, 'k3f9-2mqa-p8xw-71dz']] as const;
const SAVE = <Button kind="primary">{text.save}</Button>;

/** Opened at /painel/ui, rendered by component tests. */
export const FLOATS = {
  Dialog: {
    plain: (floating) => dialog(floating, {}),
    written: (floating) => dialog(floating, { actions: SAVE, children: <TextField label={text.name} /> }),
    wide: (floating) => dialog(floating, { wide: true }),
    long: (floating) => dialog(floating, { actions: SAVE, children: long() }),
  },
  FormDialog: {
    saves: ({ close }) => <SomeForm close={close} save={() => Promise.resolve()} />,
    refused: ({ close }) => <SomeForm close={close} save={() => Promise.reject(OFFLINE)} />,
    busy: ({ close }) => <SomeForm close={close} save={() => new Promise(nothing)} />,
  },
  KeepView: {
    asks: () => <KeepView keep={() => Promise.resolve()} />,
    refused: () => <KeepView keep={() => Promise.reject(OFFLINE)} />,
  },
  Confirm: {
    danger: (floating) => confirm(floating, {}),
    report: (floating) => confirm(floating, { tone: 'primary' }),
    busy: (floating) => confirm(floating, { busy: true }),
  },
  Reason: {
    asked: (floating) => reason(floating, { usual: [text.risk] }),
    optional: (floating) => reason(floating, { optional: true, tone: 'primary' }),
  },
  Redelivery: {
    priced: (floating) => redelivery(floating, 1, () => Promise.resolve({ totalCents: 900, goodsAt: 'hub' })),
    waiting: (floating) => redelivery(floating, 2, () => new Promise(nothing)),
    refused: (floating) => redelivery(floating, 3, () => Promise.reject(OFFLINE)),
  },
  SecretDialog: {
    once: () => <SecretDialog title={text.name} lines={SECRET} />,
    lasting: () => <SecretDialog title={text.name} lead={text.noneLead} lines={SECRET} lasting />,
  },
  Menu: {
    plain: (floating) => menu(floating, [{ label: text.ask, act: nothing }]),
    marked: (floating) =>
      menu(floating, [
        { label: text.save, icon: 'check', keys: 's', act: nothing },
        { label: text.ask, act: nothing },
        { label: text.remove, icon: 'trash', danger: true, act: nothing },
      ]),
  },
  Drawer: {
    plain: (floating) => drawer(floating),
    wide: (floating) => drawer(floating, true),
    long: (floating) => drawer(floating, false, long()),
  },
  Picker: {
    choices: (floating) => picker(floating, { choices: choicesFor(floating) }),
    detailed: (floating) =>
      picker(floating, {
        lead: <p className="soft padded">{text.noneLead}</p>,
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

function long() {
  return Array.from({ length: LINES }, (_, index) => <p key={index}>{text.noneLead}</p>);
}

function dialog({ close }: Floating, more: Partial<ComponentProps<typeof Dialog>>) {
  return (
    <Dialog title={text.open} close={close} {...more}>
      {more.children ?? text.askText}
    </Dialog>
  );
}

function SomeForm({ close, save }: Pick<Floating, 'close'> & { save: () => Promise<unknown> }) {
  const form = useForm({
    begin: { name: '' },
    faults: ({ name }) => (name.trim() === '' ? { name: text.wrong } : {}),
    save,
    saved: close,
  });
  return (
    <FormDialog form={form} title={text.open} close={close}>
      <TextField label={text.name} hint={text.hint} {...form.field('name')} />
    </FormDialog>
  );
}

function confirm({ close }: Floating, more: Partial<ComponentProps<typeof Confirm>>) {
  return <Confirm title={text.ask} lead={text.askText} action={text.remove} confirm={close} {...more} />;
}

function redelivery({ close }: Floating, id: number, quote: ComponentProps<typeof Redelivery>['quote']) {
  return (
    <Apart>
      <Redelivery orderId={id} quote={quote} send={() => Promise.resolve()} done={close} />
    </Apart>
  );
}

function reason({ close }: Floating, more: Partial<ComponentProps<typeof Reason>>) {
  return (
    <Reason
      title={text.ask}
      action={text.refuse}
      usual={[]}
      confirm={close}
      {...more}
      children={<p>{text.askText}</p>}
    />
  );
}

function menu({ position, close }: Floating, items: readonly MenuItem[]) {
  return <Menu label={text.more} position={position} items={items} close={close} />;
}

function drawer({ close }: Floating, wide = false, below: ReactNode = null) {
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

function picker({ close }: Floating, more: Partial<ComponentProps<typeof Picker>>) {
  return <Picker label={text.opens.picker} placeholder={text.search} choices={[]} close={close} {...more} />;
}
