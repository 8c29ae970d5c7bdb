import type { Order } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { Confirm } from '../../ground/ui/dialog.js';
import type { Commands } from './commands.hook.js';
import { boardWords } from './words.js';

interface ConfirmCommandProps {
  cancelling: boolean;
  orders: readonly Order[];
  commands: Commands;
  close: () => void;
}

/** The question before orders are cancelled or completed by hand. */
export function ConfirmCommand({ cancelling, orders, commands, close }: ConfirmCommandProps) {
  const text = useWords(boardWords);
  const what = commands.named(orders);
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
