import { QueryClientProvider } from '@tanstack/react-query';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { cache } from './api/cache.js';
import { Problem } from './api/problem.js';
import { useChosen } from './chosen.js';
import { Check } from './ui/field.js';
import { Toasts } from './ui/toast.js';

interface Fleet {
  readonly name: string;
  readonly open: boolean;
}
type Save = (values: Fleet) => Promise<unknown>;

const STORED: Fleet = { name: 'Noite', open: true };

function Fleets({ save, stored = STORED }: { save: Save; stored?: Fleet }) {
  const { values, choose } = useChosen(stored, save);
  return (
    <Check label="Aberta" checked={values.open} onChange={({ target }) => choose({ open: target.checked })} />
  );
}

const shown = (save: Save, stored?: Fleet) => (
  <QueryClientProvider client={cache}>
    <Fleets save={save} {...(stored && { stored })} />
  </QueryClientProvider>
);
const box = () => screen.getByLabelText<HTMLInputElement>('Aberta');
const press = () => act(async () => fireEvent.click(box()));
/** Until answers are shown: the query cache's queue is a task of its own. */
const rendered = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe('what is saved as soon as it is chosen', () => {
  it('is sent at once, with what is stored beside it', async () => {
    const save = jest.fn<Save>().mockResolvedValue('ok');
    render(shown(save));
    await press();
    expect(save.mock.calls).toEqual([[{ ...STORED, open: false }]]);
  });

  it('shows the last choice until all are saved, one after another', async () => {
    const answers: (() => void)[] = [];
    const save = jest.fn<Save>(() => new Promise((resolve) => answers.push(() => resolve('ok'))));
    const { rerender } = render(shown(save));
    await press();
    await rendered();
    expect([box().checked, save.mock.calls.length]).toEqual([false, 1]);
    await press();
    await rendered();
    expect([box().checked, save.mock.calls.length]).toEqual([true, 1]);
    rerender(shown(save, { ...STORED, open: false }));
    answers[0]?.();
    await rendered();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect([box().checked, save.mock.lastCall]).toEqual([true, [STORED]]);
    answers[1]?.();
    await waitFor(() => expect(box().checked).toBe(false));
  });

  it('is announced when it is refused, and what is stored shows again', async () => {
    render(shown(jest.fn<Save>().mockRejectedValue(new Problem(0, 'offline', 'offline'))));
    render(<Toasts />);
    // Those of specs before.
    for (const close of screen.queryAllByRole('button', { name: 'Fechar' })) fireEvent.click(close);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão');
    await waitFor(() => expect(box().checked).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  });
});
