import { act, render, screen } from '@testing-library/react';
import { FORM_STATES } from './form-states.part.js';

/** What a person sees of a form: its field, the button, what is said, and whether it can be undone. */
async function seen(state: keyof typeof FORM_STATES.Form) {
  await act(async () => {
    render(FORM_STATES.Form[state]());
  });
  const field = screen.getByLabelText<HTMLInputElement>('Nome');
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
  return {
    field: [field.value, description],
    save: save.getAttribute('aria-busy') === 'true' ? 'busy' : save.disabled ? 'off' : 'on',
    below: (screen.queryByRole('alert') ?? screen.queryByRole('status'))?.textContent.trim() ?? null,
    undo: screen.queryByRole('button', { name: 'Voltar' }) !== null,
  };
}

const HINT = 'Como aparece para o destinatário';

describe('a form in the book', () => {
  it.each([
    ['untouched', { field: ['Padaria', HINT], save: 'off', below: null, undo: false }],
    ['changed', { field: ['Cantina', HINT], save: 'on', below: null, undo: true }],
    [
      'wrong',
      { field: ['', 'Preencha este campo.'], save: 'on', below: 'Confira os campos marcados.', undo: true },
    ],
    ['busy', { field: ['Cantina', HINT], save: 'busy', below: null, undo: true }],
    ['refusedAt', { field: ['Cantina', 'Preencha este campo.'], save: 'on', below: null, undo: true }],
    ['sent', { field: ['Padaria', HINT], save: 'off', below: 'entregue', undo: false }],
  ] as const)('is %s as it is on a screen', async (state, expected) => {
    expect(await seen(state)).toEqual(expected);
  });

  it('says below its fields why it was refused, and keeps what was typed', async () => {
    const { field, below, undo } = await seen('refused');
    expect([field[0], below?.startsWith('Sem conexão'), undo]).toEqual(['Cantina', true, true]);
  });
});
