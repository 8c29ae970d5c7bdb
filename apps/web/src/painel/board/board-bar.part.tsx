import type { Order } from '../../ground/api/client.js';
import { Button } from '../../ground/ui/button.js';
import { RushButton } from './rush-button.part.js';
import { OrderSearch } from './search.part.js';
import { ViewMenu } from './view-menu.part.js';
import type { Views } from './views.hook.js';
import { boardWords as text } from '../words.js';

interface BoardBarProps {
  orders: readonly Order[];
  now: number;
  views: Views;
  open: (id: number) => void;
  mapOpen: boolean;
  toggleMap: () => void;
  columns: boolean;
  toggleColumns: () => void;
  sound: { readonly wanted: boolean; readonly toggle: () => void };
  /** null: the operator may only read. */
  create: (() => void) | null;
}

/** The bar above the board: views with their counts, search, layout, and what can be created. */
export function BoardBar(props: BoardBarProps) {
  const { orders, now, views, open, mapOpen, toggleMap, columns, toggleColumns, sound, create } = props;
  return (
    <div className="toolbar bar">
      <ViewMenu views={views} orders={orders} now={now} />
      <OrderSearch orders={orders} open={open} />
      <Button
        kind="quiet"
        icon="sound"
        bare
        className="toggle-sound"
        aria-pressed={sound.wanted}
        onClick={sound.toggle}
      >
        {text.sound}
      </Button>
      <Button
        kind="quiet"
        icon="columns"
        bare
        className="toggle-columns"
        aria-pressed={columns}
        onClick={toggleColumns}
      >
        {columns ? text.closeColumns : text.openColumns}
      </Button>
      <Button kind="quiet" icon="map" bare className="toggle-map" aria-pressed={mapOpen} onClick={toggleMap}>
        {mapOpen ? text.closeMap : text.openMap}
      </Button>
      <RushButton />
      {create && (
        <Button kind="primary" icon="plus" className="create" onClick={create}>
          {text.create}
        </Button>
      )}
    </div>
  );
}
