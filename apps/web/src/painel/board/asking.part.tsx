import type { Courier, Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { lazy } from '../../ground/lazy.js';
import { Picker } from '../../ground/ui/picker.js';
import type { Command } from './board.rules.js';
import type { Commands } from './commands.hook.js';
import { boardWords } from './words.js';

const ConfirmCommand = lazy(() =>
  import('./confirm-command.part.js').then((part) => ({ default: part.ConfirmCommand })),
);

export interface Asked {
  readonly command: Command;
  readonly orders: readonly Order[];
}

interface AskingProps {
  asked: Asked;
  couriers: readonly Courier[];
  loadOf: (courier: Courier) => string;
  commands: Commands;
  close: () => void;
}

/** The dialog that a command needs before it runs. */
export function Asking({ asked: { command, orders }, couriers, loadOf, commands, close }: AskingProps) {
  const text = useWords(boardWords);
  if (command === 'assign')
    return (
      <Picker
        label={`${text.assignTitle}: ${commands.named(orders)}`}
        placeholder={text.assignHint}
        choices={couriers.map((courier) => ({
          key: String(courier.id),
          label: courier.name,
          detail: <span className="soft number">{loadOf(courier)}</span>,
          act: () => void commands.assign(orders, courier),
        }))}
        close={close}
      />
    );
  return (
    <ConfirmCommand cancelling={command === 'cancel'} orders={orders} commands={commands} close={close} />
  );
}
