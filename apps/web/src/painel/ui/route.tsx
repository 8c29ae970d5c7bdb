import { lazy } from '../../base/lazy.js';
import { Button } from '../../base/ui/button.js';
import { MenuButton } from '../../desk/ui/menu.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { refused, notify } from '../../base/ui/toast.js';
import { FLOATS, type Float } from './float-states.part.js';
import { uiWords as text } from '../words.js';
import { OFFLINE } from './apart.part.js';

const Book = lazy(async () => (await import('./book.part.js')).Book, null);
const Lists = lazy(async () => (await import('./list-states.part.js')).Lists, null);
const SharedParts = lazy(async () => (await import('./list-states.part.js')).SharedParts, null);

const NOWHERE = { x: 0, y: 0 };

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

const opens = (float: Float) => () =>
  void showDialog((close) => float({ position: NOWHERE, close: () => close() }));
const ITEMS = [
  { label: text.ask, act: opens(FLOATS.Confirm.danger) },
  { label: text.refuse, danger: true, act: () => refused(OFFLINE) },
];

function Floats() {
  return (
    <section className="card padded stack">
      <h2>{text.floats}</h2>
      <p className="row">
        <Button onClick={opens(FLOATS.Dialog.written)}>{text.open}</Button>
        <MenuButton icon="dots" label={text.more} items={ITEMS}>
          {text.more}
        </MenuButton>
        <Button onClick={() => notify(text.assigned, () => undefined)}>{text.tell}</Button>
      </p>
    </section>
  );
}
