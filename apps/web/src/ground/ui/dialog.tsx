import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFocusReturn } from '../focus-return.js';
import { useBackdrop } from './backdrop.js';
import { Button } from './button.js';
import './dialog.css';
import { dialogWords as text } from '../words.js';

/** Fields whose text is a person's work; a box or a choice is made again by one press. */
const WRITTEN = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=search])';

interface DialogProps {
  title: string;
  close: () => void;
  children: ReactNode;
  /** Buttons at the bottom of the dialog. */
  actions?: ReactNode;
  wide?: boolean;
}

/**
 * A dialog by the browser's own element, which holds the focus, closes by Escape and returns the focus, and asks before it
 * throws away what was written. On a phone it is a sheet.
 */
export function Dialog({ title, close, children, actions, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { asking, goOn, leave, ...guards } = useLeaving(close);
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
      {...guards}
    >
      <div className="inside">
        <header className="row between">
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" icon="close" bare onClick={leave}>
            {text.close}
          </Button>
        </header>
        <div className="body">{children}</div>
        {actions && <footer className="row">{actions}</footer>}
      </div>
      {asking && (
        <Confirm title={text.discardTitle} action={text.discard} confirm={close} close={goOn}>
          <p>{text.discardLead}</p>
        </Confirm>
      )}
    </dialog>
  );
}

/** Ways out of a dialog that are not its actions: the backdrop, Escape, a phone's "back", and the cross. */
function useLeaving(close: () => void) {
  const written = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if ([...written.current].some(({ isConnected, value }) => isConnected && value.trim() !== ''))
      setAsking(true);
    else close();
  };
  return {
    ...useBackdrop(leave),
    asking,
    goOn: () => setAsking(false),
    leave,
    onInput: ({ target }: { target: EventTarget }) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isText && target.matches(WRITTEN)) written.current.add(target);
    },
    onCancel: (event: { target: EventTarget; currentTarget: EventTarget; preventDefault: () => void }) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave();
    },
    // A second Escape would close the dialog without `cancel`.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    },
  };
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
