import { notify } from '../../base/ui/toast.js';

const LOOK_MS = 1_000;
const DAY_MS = 86_400_000;

/** Announces what was done, to be undone until something else has happened to the order. */
export function undoUntil(notice: string, undo: () => unknown, over: () => boolean): void {
  const close = notify(notice, undo, DAY_MS);
  const look = setInterval(() => {
    if (!over()) return;
    clearInterval(look);
    close();
  }, LOOK_MS);
}
