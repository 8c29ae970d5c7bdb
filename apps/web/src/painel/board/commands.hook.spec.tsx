import { act, render, screen } from '@testing-library/react';
import { notify, Toasts } from '../../base/ui/toast.js';
import { undoUntil } from './commands.hook.js';

it('what was done to an order can be undone until something else has happened to it, though others came meanwhile', () => {
  jest.useFakeTimers();
  const after = (seconds: number) => {
    act(() => {
      jest.advanceTimersByTime(seconds * 1_000);
    });
  };
  render(<Toasts />);
  let changed = false;
  act(() => {
    undoUntil(
      'Atribuído',
      () => undefined,
      () => changed,
    );
    for (const done of ['um', 'dois', 'três', 'quatro']) notify(done);
  });
  after(90);
  screen.getByRole('button', { name: 'Desfazer' });
  changed = true;
  after(1);
  expect(screen.queryByText('Atribuído')).toBeNull();
});
