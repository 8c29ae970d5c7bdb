import { Button } from '../../ground/ui/button.js';
import { Empty } from '../../ground/ui/empty.js';
import { boardWords as board, noOrdersWords as text } from '../words.js';

interface NoOrdersProps {
  /** There are orders, but none in this view. */
  filtered: boolean;
  create: (() => void) | null;
  showAll: () => void;
}

export function NoOrders({ filtered, create, showAll }: NoOrdersProps) {
  if (filtered)
    return (
      <Empty icon="filter" title={text.noMatch} action={<Button onClick={showAll}>{text.showAll}</Button>}>
        {text.noMatchLead}
      </Empty>
    );
  const begin = create && (
    <Button kind="primary" onClick={create}>
      {board.create}
    </Button>
  );
  return (
    <Empty icon="box" title={text.noOrders} action={begin}>
      {text.noOrdersLead}
    </Empty>
  );
}
