import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { cache, type Courier } from '../../base/api/client.js';
import { renderReading } from '../../base/api/rendering.js';
import { now } from '../../base/time.js';
import type { Board } from './board-state.hook.js';
import { CourierColumns } from './courier-columns.part.js';
import { CourierList } from './courier-list.part.js';
import { OrderList } from './order-list.part.js';

const MANY = 450;
const ROW_PX = 31;

function couriers(count: number): readonly Courier[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Entregador ${String(index + 1)}`,
    online: true,
    status: 'available',
    lastSeenAt: '2026-11-26T12:00:00.000Z',
    shiftEndsAt: null,
    location: null,
    activeOrders: [],
  })) as unknown as readonly Courier[];
}

const nothing = () => undefined;
const board = {
  couriers: couriers(MANY),
  orders: {},
  room: 3,
  now: now(),
  lines: { all: [], carried: new Map(), marked: new Set(), waits: { unserved: [], decisions: [] } },
  acts: { row: {} },
  assign: nothing,
  release: nothing,
} as unknown as Board;
const drawn = (mark: string) => [...document.querySelectorAll<HTMLElement>(`[${mark}]`)];

describe('with 450 couriers on shift', () => {
  it('the couriers’ column of the board draws those in sight, and others when it is scrolled to them', async () => {
    answering({ GET: { items: [], total: 0 } });
    cache.setQueryData(['session'], { rights: {} });
    renderReading(<CourierList board={board} />);
    expect(drawn('data-courier').length).toBeLessThan(50);
    const list = screen.getByRole('list', { name: 'Entregadores' });
    list.scrollTop = 300 * ROW_PX;
    fireEvent.scroll(list);
    await waitFor(() => {
      expect(drawn('data-courier').map(({ dataset }) => dataset['courier'])).toContain('Entregador 301');
    });
    expect(drawn('data-courier').length).toBeLessThan(50);
  });

  it('the board of columns draws those in sight', async () => {
    render(<CourierColumns board={board} List={OrderList} />);
    const list = screen.getByRole('list', { name: 'Uma coluna por entregador' });
    list.scrollLeft = 300 * 236;
    fireEvent.scroll(list);
    await waitFor(() => {
      expect(drawn('data-column').map(({ dataset }) => dataset['column'])).toContain('Entregador 300');
    });
    expect(drawn('data-column').length).toBeLessThan(20);
  });
});
