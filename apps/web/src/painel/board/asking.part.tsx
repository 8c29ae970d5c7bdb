import type { Courier, Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Picker } from '../../ground/ui/picker.js';
import type { Command } from './board.rules.js';
import type { Commands } from './commands.hook.js';
import { boardWords } from './words.js';

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
  const what = commands.named(orders);
  if (command === 'assign')
    return (
      <Picker
        label={`${text.assignTitle}: ${what}`}
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
  const cancelling = command === 'cancel';
  const collected = orders.some(({ status }) => status === 'collected');
  return (
    <Confirm
      title={cancelling ? text.cancelTitle(what) : text.completeTitle(what)}
      action={cancelling ? text.cancelDo : text.completeDo}
      confirm={() => {
        void (cancelling ? commands.cancel(orders) : commands.run('complete', orders));
        close();
      }}
      close={close}
    >
      <p>{cancelling ? (collected ? text.cancelAfter : text.cancelBefore) : text.completeText}</p>
    </Confirm>
  );
}
