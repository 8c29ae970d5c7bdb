import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { appWords } from '../words.js';

interface SheetProps {
  title: string;
  close: () => void;
  children: ReactNode;
  /** What is in the thumb's reach at the bottom. */
  dock?: ReactNode;
}

/** The browser's own dialog over the whole screen; it closes by Escape and by the phone's back gesture. */
export function Sheet({ title, close, children, dock }: SheetProps) {
  const text = useWords(appWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const back = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    };
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
