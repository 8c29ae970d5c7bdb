import { useState } from 'react';
import { Problem } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { Confirm, Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { below, Menu, type MenuPosition } from '../../ground/ui/menu.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { Book } from './book.part.js';
import { Lists } from './lists.part.js';
import { SharedParts } from './shared.part.js';
import { uiWords as text } from '../words.js';

const OFFLINE = new Problem(0, 'offline', 'offline');

export function UiView() {
  return (
    <div className="page">
      <div className="head">
        <h1>{text.title}</h1>
        <p className="soft">{text.lead}</p>
      </div>
      <Book />
      <Floats />
      <Lists />
      <SharedParts />
    </div>
  );
}

function Floats() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const [menu, setMenu] = useState<MenuPosition | null>(null);
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
