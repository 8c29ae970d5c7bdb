import { useState, type DragEvent } from 'react';
import { Icon } from '../../ground/ui/icon.js';
import type { Group } from './board.rules.js';
import { draggedOrders } from './order-row.part.js';
import { SHOWN_ROWS, type Head } from './wait-items.rules.js';
import { boardWords as text } from '../words.js';

interface GroupHeadProps {
  group: Group | Head;
  count: number;
  folded: boolean;
  fold: () => void;
  /** Called when orders are dropped here: releases them. null: they are not taken. */
  release?: ((ids: readonly number[]) => void) | null;
  /** Selects all its orders. */
  mark: (() => void) | null;
  /** What is done with all of them at once. */
  act?: { readonly label: string; readonly run: () => void } | null;
}

const HEADS: readonly string[] = ['attention', 'unserved', 'decisions'];

/** The head of a group of the list: folds it, selects it, or acts on all of it. */
export function GroupHead({ group, count, folded, fold, release, mark, act }: GroupHeadProps) {
  const [over, setOver] = useState(false);
  const drop = release && {
    onDragOver: (event: DragEvent) => {
      if (draggedOrders(event) === null) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      release(draggedOrders(event) ?? []);
    },
  };
  const warns = HEADS.includes(group);
  const more = group === 'unserved' || group === 'decisions' ? count - SHOWN_ROWS : 0;
  return (
    <div role="row" className={`group-head ${warns ? 'attention' : ''} ${over ? 'over' : ''}`} {...drop}>
      <span role="gridcell" className="grow">
        <button type="button" className="as-text small" aria-expanded={!folded} onClick={fold}>
          <Icon name={folded ? 'chevron' : 'down'} />
          {text.group[group]} <span className={warns ? 'count warn' : 'count'}>{count}</span>
          {folded && more > 0 && <span className="soft">{text.moreOf(more)}</span>}
          {over && <span className="soft">{text.dropToRelease}</span>}
        </button>
      </span>
      {act && (
        <span role="gridcell">
          <button type="button" className="as-text small" onClick={act.run}>
            {act.label}
          </button>
        </span>
      )}
      {mark && (
        <span role="gridcell">
          <button
            type="button"
            className="as-text soft all"
            title={text.selectGroup(text.group[group])}
            onClick={mark}
          >
            <Icon name="check" label={text.selectGroup(text.group[group])} />
          </button>
        </span>
      )}
    </div>
  );
}
