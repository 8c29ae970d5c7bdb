import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusReturn } from '../../ground/focus-return.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { appWords } from '../words.js';

interface SheetProps {
  title: string;
  close: () => void;
  children: ReactNode;
  /** Content of the bar at the bottom, within the thumb's reach. */
  dock?: ReactNode;
}

/** A full-screen dialog of the browser's own; it closes by Escape and by the phone's back gesture. */
export function Sheet({ title, close, children, dock }: SheetProps) {
  const text = useWords(appWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useEffect(() => {
    dialog.current?.showModal();
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
