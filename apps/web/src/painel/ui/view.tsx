import { useState } from 'react';
import { Problem } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm, Dialog } from '../../ground/ui/dialog.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { below, Menu, type MenuPlace } from '../../ground/ui/menu.js';
import { Status } from '../../ground/ui/status.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { SharedParts } from './shared.part.js';
import { uiWords } from './words.js';

const OFFLINE = new Problem(0, 'offline', 'offline');

export function UiView() {
  const text = useWords(uiWords);
  const [tab, setTab] = useState<'all' | 'late'>('all');
  return (
    <div className="page">
      <div className="head">
        <h1>{text.title}</h1>
        <p className="soft">{text.lead}</p>
      </div>
      <section className="card padded stack">
        <h2>{text.buttons}</h2>
        <p className="row wrap">
          <Button kind="primary">{text.save}</Button>
          <Button>{text.cancel}</Button>
          <Button kind="quiet">{text.cancel}</Button>
          <Button kind="danger">{text.remove}</Button>
          <Button kind="primary" busy>
            {text.save}
          </Button>
          <Button disabled>{text.save}</Button>
          <Button icon="plus">{text.save}</Button>
          <Button kind="quiet" icon="dots" bare>
            {text.more}
          </Button>
        </p>
      </section>
      <section className="card padded stack">
        <h2>{text.fields}</h2>
        <TextField label={text.name} hint={text.hint} defaultValue="Padaria" />
        <TextField label={text.name} error={text.wrong} />
        <SelectField label={text.type} defaultValue="a">
          <option value="a">{text.all}</option>
        </SelectField>
        <SelectField label={text.type} error={text.wrong} defaultValue="a">
          <option value="a">{text.all}</option>
        </SelectField>
        <TextField label={text.name} disabled defaultValue="Padaria" />
        <SelectField label={text.type} disabled defaultValue="a">
          <option value="a">{text.all}</option>
        </SelectField>
        <Check label={text.later} defaultChecked />
        <Check label={text.later} disabled />
      </section>
      <section className="card padded stack">
        <h2>{text.states}</h2>
        <p className="row wrap">
          <Status tone="accent">{text.on}</Status>
          <Status tone="amber" icon="clock">
            {text.risk}
          </Status>
          <Status tone="red">{text.late}</Status>
          <Status tone="green" icon="check">
            {text.done}
          </Status>
          <Status tone="blue">{text.later}</Status>
          <Status tone="plain">{text.later}</Status>
        </p>
        <h2>{text.tabs}</h2>
        <Tabs
          label={text.tabs}
          chosen={tab}
          choose={setTab}
          tabs={[
            { key: 'all', label: text.all, count: 34 },
            { key: 'late', label: text.lateOnes, count: 4, warn: true },
          ]}
        />
      </section>
      <section className="card padded stack">
        <h2>{text.places}</h2>
        <Empty icon="box" title={text.none} action={<Button kind="primary">{text.save}</Button>}>
          {text.noneLead}
        </Empty>
        <Loading lines={3} />
        <Failure error={OFFLINE} again={() => undefined} />
      </section>
      <Floats />
      <SharedParts />
    </div>
  );
}

function Floats() {
  const text = useWords(uiWords);
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const close = () => {
    setOpen(null);
  };
  const items = [
    {
      label: text.ask,
      act: () => {
        setOpen('confirm');
      },
    },
    {
      label: text.refuse,
      danger: true,
      act: () => {
        refused(OFFLINE);
      },
    },
  ];
  return (
    <section className="card padded stack">
      <h2>{text.floats}</h2>
      <p className="row">
        <Button
          onClick={() => {
            setOpen('dialog');
          }}
        >
          {text.open}
        </Button>
        <Button
          icon="dots"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => {
            setMenu(below(currentTarget));
          }}
        >
          {text.more}
        </Button>
        <Button
          onClick={() => {
            notify(text.assigned, () => undefined);
          }}
        >
          {text.tell}
        </Button>
      </p>
      {open === 'dialog' && (
        <Dialog title={text.open} close={close} actions={<Button kind="primary">{text.save}</Button>}>
          <TextField label={text.name} />
        </Dialog>
      )}
      {open === 'confirm' && (
        <Confirm title={text.ask} action={text.remove} confirm={close} close={close}>
          {text.askText}
        </Confirm>
      )}
      {menu && (
        <Menu
          label={text.more}
          at={menu}
          items={items}
          close={() => {
            setMenu(null);
          }}
        />
      )}
    </section>
  );
}
