// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notify, Toasts } from '../../ground/ui/toast.js';
import { undoUntil } from './undo-until.rules.js';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('what was done to an order can be undone until something else has happened to it, though others came meanwhile', () => {
  vi.useFakeTimers();
  const after = (seconds: number) => {
    act(() => {
      vi.advanceTimersByTime(seconds * 1_000);
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
