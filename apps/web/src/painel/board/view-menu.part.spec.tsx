import { fireEvent, render, screen } from '@testing-library/react';
import { now } from '../../base/time.js';
import type { BoardOrder } from './board.rules.js';
import { standardView, type Views } from './views.hook.js';
import { ViewMenu } from './board-bar.part.js';

const MINUTE = 60_000;
const at = now();

/** Promised in so many minutes, and expected then. */
function order(id: number, promised: number, expected: number): BoardOrder {
  return {
    id,
    status: 'accepted',
    courierId: 1,
    merchantId: 1,
    stops: [],
    deliverBy: new Date(at + promised * MINUTE).toISOString(),
    expectedAt: at + expected * MINUTE,
  } as unknown as BoardOrder;
}

describe('the views of the board', () => {
  it('count what will be late beside what is, and choose it', () => {
    const choose = jest.fn();
    const views = { saved: [], chosen: 'all', chosenSaved: null, content: standardView('all'), choose };
    const late = order(1, -1, 20);
    const willBeLate = [order(2, 10, 11), order(3, 30, 45)];
    render(
      <ViewMenu views={views as unknown as Views} orders={[late, ...willBeLate, order(4, 10, 9)]} now={at} />,
    );
    expect(screen.getByRole('button', { name: /^Atrasados/ }).textContent).toBe('Atrasados1');
    const chip = screen.getByRole('button', { name: /^Vão atrasar/ });
    expect(chip.textContent).toBe('Vão atrasar2');
    fireEvent.click(chip);
    expect(choose).toHaveBeenCalledWith('risk');
  });
});
