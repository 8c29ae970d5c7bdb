import { useState } from 'react';
import { lazy } from '../../base/lazy.js';
import { Button } from '../../base/ui/button.js';
import { MenuButton } from '../../desk/ui/menu.js';
import { refused, notify } from '../../base/ui/toast.js';
import { FLOATS } from './float-states.part.js';
import { uiWords as text } from '../words.js';
import { OFFLINE } from './apart.part.js';

const Book = lazy(async () => (await import('./book.part.js')).Book, null);
const Lists = lazy(async () => (await import('./list-states.part.js')).Lists, null);
const SharedParts = lazy(async () => (await import('./list-states.part.js')).SharedParts, null);

const NOWHERE = { x: 0, y: 0 };

/** The design system on one page. */
export function UiRoute() {
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
  const close = () => setOpen(null);
  const items = [
    {
      label: text.ask,
      act: () => setOpen('confirm'),
    },
    {
      label: text.refuse,
      danger: true,
      act: () => refused(OFFLINE),
    },
  ];
  return (
    <section className="card padded stack">
      <h2>{text.floats}</h2>
      <p className="row">
        <Button onClick={() => setOpen('dialog')}>{text.open}</Button>
        <MenuButton icon="dots" label={text.more} items={items}>
          {text.more}
        </MenuButton>
        <Button onClick={() => notify(text.assigned, () => undefined)}>{text.tell}</Button>
      </p>
      {open === 'dialog' && FLOATS.Dialog.written({ position: NOWHERE, close })}
      {open === 'confirm' && FLOATS.Confirm.danger({ position: NOWHERE, close })}
    </section>
  );
}
