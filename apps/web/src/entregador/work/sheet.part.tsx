import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFocusReturn } from '../../base/focus-return.js';
import { Button } from '../../base/ui/button.js';
import { act, type NewAct } from '../data/acts.store.js';
import { closeSheet } from '../data/sheet.store.js';
import { NotStored, useStoring } from './not-stored.part.js';
import { Slide } from './slide.part.js';
import { appWords as text } from '../words.js';
import './sheets.css';

interface SheetProps {
  title: string;
  close: () => void;
  children: ReactNode;
  /** Content of the bar at the bottom, within the thumb's reach. */
  dock?: ReactNode;
}

/** A full-screen dialog of the browser's own; it closes by Escape and by the phone's back gesture. */
export function Sheet({ title, close, children, dock }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useEffect(() => {
    dialog.current?.showModal();
    // The dialog has put the focus on what closes it.
    dialog.current?.querySelector<HTMLElement>('.body :is(input, textarea)')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="sheet" aria-label={title} onClose={close}>
      <header className="row">
        <h2 className="grow">{title}</h2>
        <Button kind="quiet" icon="close" bare onClick={close}>
          {text.close}
        </Button>
      </header>
      <div className="body">{children}</div>
      {dock !== undefined && <div className="dock">{dock}</div>}
    </dialog>
  );
}

interface ActSheetProps extends Pick<SheetProps, 'title'> {
  /** null: something is missing. */
  toSend: NewAct | null;
  /** Label of the slider that sends it. */
  label: string;
  kind?: 'primary' | 'danger';
  children: (tried: boolean) => ReactNode;
}

/** The open sheet with the slider that stores its act. From the first attempt on it says what is missing (`tried`). */
export function ActSheet({ toSend, label, kind = 'primary', children, ...sheet }: ActSheetProps) {
  const { failed, store } = useStoring();
  const [tried, setTried] = useState(false);
  const send = async () => {
    setTried(true);
    if (toSend === null) showMissing();
    else if (await store(() => act(toSend))) closeSheet();
  };
  return (
    <Sheet
      {...sheet}
      close={closeSheet}
      dock={
        <>
          <NotStored failed={failed} />
          <Slide kind={kind} label={label} confirm={() => void send()} />
        </>
      }
    >
      {children(tried)}
    </Sheet>
  );
}

/** Brings the first thing that is missing in the sheet into sight, once it is drawn. */
function showMissing() {
  requestAnimationFrame(() =>
    document.querySelector('dialog[open].sheet .body .error')?.scrollIntoView({ block: 'center' }),
  );
}
