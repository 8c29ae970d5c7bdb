import { act, render, screen } from '@testing-library/react';
import { notify, Toasts } from './toast.js';

const after = (seconds: number) => {
  act(() => {
    jest.advanceTimersByTime(seconds * 1_000);
  });
};

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toasts />);
  });
  afterEach(() => {
    after(120);
  });

  it('is shown for 8 seconds, and for 30 when it can be undone', () => {
    act(() => {
      notify('Salvo');
      notify('Ajustado', () => undefined);
    });
    after(9);
    expect([screen.queryByText('Salvo'), screen.queryByText('Ajustado') === null]).toEqual([null, false]);
    after(20);
    screen.getByRole('button', { name: 'Desfazer' });
    after(2);
    expect(screen.queryByText('Ajustado')).toBeNull();
  });
});
