import { fireEvent, render, screen, within } from '@testing-library/react';
import { TABLE_STATES } from './table-states.part.js';

/** The button of the menu, and what the menu offers. */
function offered(state: keyof typeof TABLE_STATES.ViewsMenu) {
  render(TABLE_STATES.ViewsMenu[state]());
  const button = screen.getByRole('button');
  fireEvent.click(button);
  const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
  return { button: button.textContent, items: items.map((item) => item.textContent) };
}

describe('the menu of saved views', () => {
  it('offers to keep what is shown while nothing is kept', () => {
    expect(offered('none')).toEqual({ button: 'Visualizações', items: ['Salvar esta visualização…'] });
  });

  it('has one’s own, and those of others with their names, and removes none that is not shown', () => {
    expect(offered('some').items).toEqual(['Atrasados', 'agendado · de Ana', 'Salvar esta visualização…']);
  });

  it('names the one that is shown, which its owner can remove', () => {
    const { button, items } = offered('chosen');
    expect([button, items.at(-1)]).toEqual(['Todos', 'Excluir “Todos”']);
  });

  it('asks for the name of what is kept', async () => {
    offered('none');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Salvar esta visualização…' }));
    // Its part is loaded first.
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
