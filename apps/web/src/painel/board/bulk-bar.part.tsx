import type { Order } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { commandsFor, COMMANDS, type Command } from './board.rules.js';
import { boardWords as text, bulkWords as bulk } from '../words.js';
import './bulk.css';

interface BulkBarProps {
  orders: readonly Order[];
  /** How many orders the view holds, selected or not. */
  inView: number;
  everything: () => void;
  begin: (command: Command, orders: readonly Order[]) => void;
  group: () => void;
  clear: () => void;
}

/** Commands on the selected orders; the server names those that would refuse before the job begins. */
export function BulkBar({ orders, inView, everything, begin, group, clear }: BulkBarProps) {
  const offered = COMMANDS.filter((command) => orders.some((order) => commandsFor(order).includes(command)));
  return (
    <div className="afloat bulk" role="toolbar" aria-label={text.selected(orders.length)}>
      <strong>{text.selected(orders.length)}</strong>
      {orders.length < inView && (
        <Button kind="quiet" onClick={everything}>
          {bulk.everything(inView)}
        </Button>
      )}
      {offered.map((command) => (
        <Button
          key={command}
          kind={command === 'assign' ? 'primary' : 'plain'}
          onClick={() => begin(command, orders)}
        >
          {
            text.command[
              command === 'assign' && orders.every(({ courierId }) => courierId !== null) ? 'change' : command
            ]
          }
        </Button>
      ))}
      {orders.length > 1 && <Button onClick={group}>{text.groupThem}</Button>}
      <Button kind="quiet" icon="close" bare onClick={clear}>
        {text.clear}
      </Button>
    </div>
  );
}
