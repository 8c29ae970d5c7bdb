import {
  createContext,
  Fragment,
  useContext,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useFocusReturn } from '../focus-return.js';
import { Suspense } from '../lazy.js';
import { CHANGED } from '../router.js';
import { useBackdrop } from './backdrop.js';
import { Button } from './button.js';
import './dialog.css';
import { dialogWords as text } from '../words.js';

/** Fields whose text is a person's work; a checkbox or a choice is made again by one press. */
const WRITTEN = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=search])';

/** Closes the dialog that is shown below it. */
export const Closing = createContext<((answer?: unknown) => void) | null>(null);

/** Closes the dialog around the component: by `given`, else by what opened it. */
export function useClose<T>(given?: (answer?: T) => void): (answer?: T) => void {
  const opened = useContext(Closing);
  const close = given ?? opened;
  if (!close) throw new Error('A dialog needs what closes it: `close`, or `openDialog`');
  return close;
}

interface DialogProps {
  title: string;
  /** Absent: `openDialog` opened it. */
  close?: (() => void) | undefined;
  children: ReactNode;
  actions?: ReactNode;
  wide?: boolean;
}

/**
 * A dialog by the browser's own element, which holds the focus, closes by Escape and returns the focus; it
 * asks before it drops typed text. On a phone it is a sheet.
 */
export function Dialog({ title, close: given, children, actions, wide = false }: DialogProps) {
  const close = useClose(given);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { leave, ...guards } = useLeaving(close);
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
      onClose={() => close()}
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
    </dialog>
  );
}

/** Ways out of a dialog other than its actions: the backdrop, Escape, a phone's "back", and the cross. */
function useLeaving(close: () => void) {
  const written = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  const leave = async () => {
    const isWritten = [...written.current].some(
      ({ isConnected, value }) => isConnected && value.trim() !== '',
    );
    if (!isWritten || (await confirm(DISCARD))) close();
  };
  return {
    ...useBackdrop(leave),
    leave,
    onInput: ({ target }: { target: EventTarget }) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isText && target.matches(WRITTEN)) written.current.add(target);
    },
    onCancel: (event: { target: EventTarget; currentTarget: EventTarget; preventDefault: () => void }) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      void leave();
    },
    // A second Escape would close the dialog without `cancel`.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      void leave();
    },
  };
}

interface Question {
  readonly title: string;
  readonly lead: ReactNode;
  readonly action: string;
  /** `primary`: nothing is lost by the act. */
  readonly tone?: 'danger' | 'primary';
}

const DISCARD: Question = { title: text.discardTitle, lead: text.discardLead, action: text.discard };

interface ConfirmProps extends Question {
  busy?: boolean;
  confirm: () => void;
}

/** The dialog of a question. `confirm()` opens it, unless its text changes while it is open. */
export function Confirm(props: ConfirmProps) {
  const { title, lead, action, tone = 'danger', busy = false } = props;
  const close = useClose();
  const actions = (
    <>
      <Button onClick={() => close()}>{text.cancel}</Button>
      <Button kind={tone} busy={busy} onClick={props.confirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} actions={actions}>
      {lead}
    </Dialog>
  );
}

interface Opened {
  readonly key: number;
  readonly path: string;
  readonly dialog: ReactNode;
  readonly close: () => void;
}

let root: Root | undefined;
let opened: readonly Opened[] = [];
let lastKey = 0;

/** Dialogs have a root of their own beside the app's, so that opening one does not render the screen. */
function show(next: readonly Opened[]): void {
  opened = next;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Suspense>
      {next.map(({ key, dialog }) => (
        <Fragment key={key}>{dialog}</Fragment>
      ))}
    </Suspense>,
  );
}

/** Opens a dialog over the page and waits for its answer; `undefined`: it was closed without one. */
export function openDialog<T>(dialog: (answer: (given?: T) => void) => ReactNode): Promise<T | undefined> {
  return new Promise((resolve) => {
    const key = ++lastKey;
    const answer = (given?: T) => {
      show(opened.filter((one) => one.key !== key));
      resolve(given);
    };
    const shown = <Closing value={answer as (given?: unknown) => void}>{dialog(answer)}</Closing>;
    show([...opened, { key, path: location.pathname, dialog: shown, close: answer }]);
  });
}

/** Asks before an act that cannot be undone, and says what will follow. */
export async function confirm(question: Question): Promise<boolean> {
  const agreed = await openDialog<true>((answer) => <Confirm {...question} confirm={() => answer(true)} />);
  return agreed === true;
}

/** Closes all dialogs: at the end of the session, and when the page under them is left. */
export function closeDialogs(): void {
  for (const { close } of opened) close();
}

addEventListener('popstate', closeDialogs);
addEventListener(CHANGED, () => {
  for (const { path, close } of opened) if (path !== location.pathname) close();
});
