import { problemText } from '../api/problem-words.js';
import { observable, useValue } from '../observable.js';
import { Button } from './button.js';
import { Icon } from './icon.js';
import './toast.css';
import { toastWords } from '../words.js';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
  readonly undo?: (() => unknown) | undefined;
}

const SHOWN_MS = 8_000;
const UNDO_MS = 30_000;
const toasts = observable<readonly Toast[]>([]);
let lastId = 0;

function remove(id: number): void {
  toasts.change((shown) => shown.filter((toast) => toast.id !== id));
}

function show(text: string, bad: boolean, undo?: () => unknown, ms = undo ? UNDO_MS : SHOWN_MS): () => void {
  const id = ++lastId;
  toasts.change((shown) => [...shown.slice(-4), { id, text, bad, undo }]);
  const close = () => remove(id);
  setTimeout(close, ms);
  return close;
}

/** Announces what was done; `undo` is offered for `ms` (by default 30 s). Returns what closes it. */
export function notify(text: string, undo?: () => unknown, ms?: number): () => void {
  return show(text, false, undo, ms);
}

/** Announces a refusal and what to do. */
export function refused(error: unknown): void {
  show(problemText(error), true);
}

export function Toasts() {
  const shown = useValue(toasts);
  return (
    <section className="toasts" aria-label={toastWords.messages} aria-live="polite">
      {shown.map(({ id, ...toast }) => (
        <ToastLine key={id} {...toast} close={() => remove(id)} />
      ))}
    </section>
  );
}

export function ToastLine({ text, bad, undo, close }: Omit<Toast, 'id'> & { close: () => void }) {
  return (
    <div className={bad ? 'toast bad' : 'toast'} role={bad ? 'alert' : undefined}>
      <Icon name={bad ? 'alert' : 'check'} />
      <p className="grow">{text}</p>
      {undo && (
        <Button
          kind="quiet"
          onClick={() => {
            close();
            void undo();
          }}
        >
          {toastWords.undo}
        </Button>
      )}
      <Button kind="quiet" icon="close" bare onClick={close}>
        {toastWords.close}
      </Button>
    </div>
  );
}
