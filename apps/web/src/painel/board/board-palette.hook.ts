import type { Order } from '../../ground/api/client.js';
import { usePaletteChoices } from '../../ground/ui/palette.js';
import type { BoardActs } from './board-acts.hook.js';
import { COMMAND_KEYS } from './board-keys.hook.js';
import { COMMANDS, commandsFor } from './board.rules.js';
import { boardWords as text } from '../words.js';

/** Adds the board's commands to the palette: for the selection, else for the opened order. */
export function useBoardPalette(
  acts: BoardActs,
  targets: readonly Order[],
  extra: readonly { label: string; act: () => void }[],
): void {
  const what = targets.length === 0 ? '' : acts.commands.named(targets);
  const possible = acts.mayWrite
    ? COMMANDS.filter((command) => targets.some((order) => commandsFor(order).includes(command)))
    : [];
  usePaletteChoices([
    ...possible.map((command) => ({
      key: command,
      label: `${text.command[command]} ${what}`,
      keys: COMMAND_KEYS[command],
      act: () => acts.begin(command, targets),
    })),
    ...(acts.mayWrite && targets.length > 1
      ? [
          {
            key: 'group',
            label: `${text.groupThem} ${what}`,
            keys: 'G',
            act: () => void acts.commands.group(targets),
          },
        ]
      : []),
    ...(acts.mayWrite ? [{ key: 'create', label: text.create, keys: 'n', act: acts.create }] : []),
    ...extra.map(({ label, act }) => ({ key: label, label, act })),
  ]);
}
