import { useKeys } from '../../desk/ui/keys.js';
import type { Command } from './board.rules.js';

interface BoardKeys {
  shown: readonly number[];
  markable: readonly number[];
  chosen: number | null;
  choose: (id: number | null) => void;
  mark: (id: number, range: boolean) => void;
  markThese: (ids: readonly number[]) => void;
  marked: ReadonlySet<number>;
  clear: () => void;
  begin: (command: Command) => void;
  group: () => void;
  create: () => void;
}

/** The key of each command; the shell's list of keys shows them. */
export const COMMAND_KEYS: Readonly<Record<Command, string>> = {
  assign: 'a',
  searchAgain: 's',
  release: 'l',
  ready: 'p',
  complete: 'c',
  confirmPayment: 'f',
  ungroup: 'u',
  cancel: 'Delete',
};

/** Keyboard control of the board. */
export function useBoardKeys(board: BoardKeys): void {
  const { shown, markable, chosen, choose, mark, markThese, marked, clear, begin, group, create } = board;
  const step = (by: number) => {
    const index = chosen === null ? -1 : shown.indexOf(chosen);
    const next = shown[Math.max(0, Math.min(shown.length - 1, index + by))];
    if (next !== undefined) choose(next);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      if (chosen !== null) mark(chosen, false);
    },
    'mod+a': () => markThese(markable),
    ...Object.fromEntries(
      (Object.entries(COMMAND_KEYS) as [Command, string][]).map(([command, key]) => [
        key,
        () => begin(command),
      ]),
    ),
    G: group,
    n: create,
    Escape: () => {
      if (marked.size > 0) clear();
      else choose(null);
    },
  });
}
