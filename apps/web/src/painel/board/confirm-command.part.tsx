import type { Order } from '../../ground/api/client.js';
import { Confirm } from '../../ground/ui/dialog.js';
import type { Command } from './board.rules.js';
import type { Commands } from './commands.hook.js';
import { confirmWords as text } from '../words.js';

interface ConfirmCommandProps {
  command: Exclude<Command, 'assign' | 'cancel'>;
  orders: readonly Order[];
  commands: Commands;
  close: () => void;
}

/** The question before orders are completed by hand or counted as paid. */
export function ConfirmCommand({ command, orders, commands, close }: ConfirmCommandProps) {
  const asked = questionOf(command, commands.named(orders));
  return (
    <Confirm
      title={asked.title}
      action={asked.action}
      confirm={() => {
        void commands.run(command, orders);
        close();
      }}
      close={close}
    >
      <p>{asked.follows}</p>
    </Confirm>
  );
}

function questionOf(command: Command, what: string) {
  if (command === 'confirmPayment')
    return { title: text.payTitle(what), action: text.payDo, follows: text.payText };
  return { title: text.completeTitle(what), action: text.completeDo, follows: text.completeText };
}
