import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { go } from '../router.js';
import { closeDialogs, confirm } from './dialog.js';

const QUESTION = { title: 'Remover a frota?', lead: 'Os entregadores ficam.', action: 'Remover' };

function ask(): Promise<boolean> {
  let answer = Promise.resolve(false);
  act(() => {
    answer = confirm(QUESTION);
  });
  return answer;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialogs = () => screen.queryAllByRole('dialog').length;

describe('a question', () => {
  afterEach(() => act(closeDialogs));

  it('says what will follow, and is agreed to or not', async () => {
    const agreed = ask();
    expect(screen.getByRole('dialog', { name: QUESTION.title }).textContent).toContain(QUESTION.lead);
    press('Remover');
    const left = ask();
    press('Voltar');
    const closed = ask();
    press('Fechar');
    await expect(Promise.all([agreed, left, closed])).resolves.toEqual([true, false, false]);
    expect(dialogs()).toBe(0);
  });

  it('ends with the page that it was asked on, and with the session', async () => {
    const [here, there] = ['/painel/precos', '/painel/lojas'];
    act(() => go(here));
    const left = ask();
    act(() => go(there));
    const ended = ask();
    act(closeDialogs);
    await expect(Promise.all([left, ended])).resolves.toEqual([false, false]);
    const stays = ask();
    act(() => go(`${there}?aba=2`));
    expect(dialogs()).toBe(1);
    act(() => go(here));
    await expect(stays).resolves.toBe(false);
    await waitFor(() => expect(dialogs()).toBe(0));
  });
});
