import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useFocusReturn } from '../focus-return.js';
import { useWords, words } from '../language.js';
import { Button } from './button.js';

const said = words({ close: 'Fechar', cancel: 'Voltar' }, { close: 'Close', cancel: 'Go back' });

interface DialogProps {
  title: string;
  close: () => void;
  children: ReactNode;
  /** Buttons at the bottom of the dialog. */
  actions?: ReactNode;
  wide?: boolean;
}

/**
 * A dialog by the browser's own element, which holds the focus, closes by Escape and returns the focus. On a phone it
 * is a sheet.
 */
export function Dialog({ title, close, children, actions, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const text = useWords(said);
  useFocusReturn();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('.body :is(input, select, textarea)')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className="inside">
        <header>
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" icon="close" bare onClick={close}>
            {text.close}
          </Button>
        </header>
        <div className="body">{children}</div>
        {actions && <footer>{actions}</footer>}
      </div>
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  /** Describes what will follow. */
  children: ReactNode;
  action: string;
  /** `primary`: the dialog only reports something that was done. */
  tone?: 'danger' | 'primary';
  busy?: boolean;
  confirm: () => void;
  close: () => void;
}

/** Asks once before an action that cannot be undone, and says what will follow. */
export function Confirm({
  title,
  children,
  action,
  tone = 'danger',
  busy = false,
  confirm,
  close,
}: ConfirmProps) {
  const text = useWords(said);
  const actions = (
    <>
      <Button onClick={close}>{text.cancel}</Button>
      <Button kind={tone} busy={busy} onClick={confirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} close={close} actions={actions}>
      {children}
    </Dialog>
  );
}
