import { useEffect } from 'react';
import { lazy } from '../../base/lazy.js';
import { Menu } from '../../desk/ui/menu.js';
import type { Board } from './board-state.hook.js';
import { COMMAND_KEYS, commandsFor } from './board.rules.js';
import { askSecondDelivery } from './redelivery.part.js';
import { commandWord } from './views.hook.js';
import { itemsOf, openWait } from './wait-items.rules.js';
import { boardWords as text } from '../words.js';

const Asking = lazy(async () => (await import('./asking.part.js')).Asking, null);
const BulkQuestion = lazy(async () => (await import('./bulk-strip.part.js')).BulkQuestion, null);
const OrderDrawer = lazy(async () => (await import('./order-drawer.part.js')).OrderDrawer, null);

export function Overlays({ board }: { board: Board }) {
  const { acts, chosen, choose } = board;
  const { mayWrite, begin, asked } = acts;
  // Loaded early: keys typed right after `a` belong to the picker.
  useEffect(() => void import('./asking.part.js'), []);
  return (
    <>
      {chosen !== null && (
        <OrderDrawer key={chosen} id={chosen} begin={mayWrite ? begin : null} close={() => choose(null)} />
      )}
      {acts.menu && <RowMenu board={board} menu={acts.menu} />}
      {asked && <Asking board={board} {...asked} />}
      {acts.bulk.asked && <BulkQuestion bulk={acts.bulk} ask={acts.bulk.asked} />}
    </>
  );
}

interface RowMenuProps {
  board: Board;
  menu: NonNullable<Board['acts']['menu']>;
}

/** Acts on the selection where the row belongs to it. */
function RowMenu({ board, menu: { id, position, wait } }: RowMenuProps) {
  const { acts, lines, orders, choose } = board;
  const { mayWrite, begin, group } = acts;
  const order = wait?.head === 'decisions' ? undefined : orders[id];
  const label = wait?.one.publicId ?? order?.publicId;
  if (label === undefined) return null;
  const marked = lines.marked.has(id);
  const targets = marked ? lines.selected : order ? [order] : [];
  const waiting = wait ? itemsOf(wait, mayWrite, askSecondDelivery) : [];
  const commands = (mayWrite && order ? commandsFor(order) : []).map((command) => ({
    label: commandWord(command, order ? [order] : []),
    danger: command === 'cancel',
    keys: command === 'cancel' ? 'Del' : COMMAND_KEYS[command],
    act: () => void begin(command, targets),
  }));
  const grouping =
    mayWrite && marked && targets.length > 1
      ? [{ label: text.groupThem, keys: 'G', act: () => group(targets) }]
      : [];
  const opening = {
    label: text.open,
    icon: 'external' as const,
    act: () => (wait ? openWait(wait, choose) : choose(id)),
  };
  const dangers = commands.filter(({ danger }) => danger);
  const others = commands.filter(({ danger }) => !danger);
  const items = [opening, ...grouping, ...others, ...waiting, ...dangers];
  return <Menu label={label} position={position} close={() => acts.setMenu(null)} items={items} />;
}
