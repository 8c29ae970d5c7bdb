import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Closing } from '../../base/ui/dialog.js';
import { Failure } from '../../base/ui/empty.js';
import { Problem } from '../../base/api/problem.js';
import { Tabs } from '../../base/ui/tabs.js';
import { FloatingParts } from './book.part.js';
import { BOOK, type Shown } from './book-states.part.js';
import { FLOATS, type Float } from './float-states.part.js';

const show = (part: keyof typeof BOOK, state: string) =>
  render((BOOK[part] as Readonly<Record<string, Shown>>)[state]?.());

/** The close of what is opened. */
function open(part: keyof typeof FLOATS, state: string) {
  const close = jest.fn();
  const float = (FLOATS[part] as Readonly<Record<string, Float>>)[state];
  if (!float) throw new Error(`${part} has no ${state}`);
  render(<Closing value={close}>{float({ position: { x: 0, y: 0 }, close })}</Closing>);
  return close;
}

describe('what opens over a page', () => {
  const states = Object.entries(FLOATS).flatMap(([part, of]) =>
    Object.keys(of).map((state) => [part, state]),
  );

  it.each(states)('%s %s is opened by its button, and closed again', (part, state) => {
    render(<FloatingParts />);
    const floating = () => document.querySelector('dialog, [role=menu], aside');
    fireEvent.click(screen.getByRole('button', { name: `${part} ${state}` }));
    expect(floating()?.textContent).not.toBe('');
    if (part === 'Drawer') fireEvent.keyDown(window, { key: 'Escape' });
    else if (part === 'Menu') fireEvent.keyDown(floating()!, { key: 'Tab' });
    else fireEvent(floating()!, new Event('close'));
    expect(floating()).toBeNull();
  });
});

describe('a list', () => {
  const list = () => screen.getByRole('table');

  it('has its rows, what they come to, and its file', () => {
    show('List', 'read');
    const rows = within(list()).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Nome 1Como aparece para o destinatário12 min atraso1',
      'Nome 2Como aparece para o destinatárioEm entrega2',
      'Nome 3Como aparece para o destinatárioEm entrega3',
      'Todos3',
    ]);
    expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeTruthy();
  });

  it('offers what is not read yet, and waits while it is read', () => {
    show('List', 'more');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mostrar mais' }).disabled).toBe(false);
    cleanup();
    show('List', 'loadingMore');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mostrar mais' }).disabled).toBe(true);
  });

  it('that could not be read again says of when it is, and keeps its rows', () => {
    show('List', 'stale');
    expect(screen.getByRole('status').textContent).toContain('não foi possível ler de novo');
    expect(within(list()).getByText('Nome 1')).toBeTruthy();
  });

  it.each([
    ['loading', 'status', ''],
    ['failed', 'alert', 'Sem conexão'],
  ])('%s shows no table', (state, role, said) => {
    show('List', state);
    expect(screen.getByRole(role).textContent).toContain(said);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('without rows says what it is for', () => {
    show('List', 'empty');
    expect(screen.getByText('Pedidos aparecem aqui assim que chegam.')).toBeTruthy();
  });

  it('shows which rows are marked, which is open, and by what it is sorted', () => {
    show('List', 'marked');
    const ticks = within(list()).getAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ checked }) => checked)).toEqual([false, true, true, false]);
    cleanup();
    show('List', 'chosen');
    expect(list().querySelector('tr.chosen')?.textContent).toContain('Nome 2');
    cleanup();
    show('List', 'sorted');
    expect(within(list()).getByRole('columnheader', { name: /Nome/ }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });
});

describe('a menu', () => {
  it('is walked by the arrow keys, round and round, and does what is pressed after it has closed', () => {
    const close = open('Menu', 'marked');
    const focused = () => document.activeElement?.textContent;
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
      fireEvent.keyDown(screen.getByRole('menu'), { key });
      return focused();
    });
    expect(seen).toEqual(['Perguntar antes', 'Remover', 'Salvars', 'Remover', 'Salvars', 'Remover']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Perguntar antes' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('a picker', () => {
  const search = () => screen.getByRole('combobox');
  const options = () => screen.queryAllByRole('option').map((one) => one.textContent);

  it('narrows its choices by what is typed, without accents, and takes the one that the keys point at', () => {
    const close = open('Picker', 'choices');
    expect(options()).toEqual(['Ana', 'Bento']);
    fireEvent.change(search(), { target: { value: 'bén' } });
    expect(options()).toEqual(['Bento']);
    fireEvent.change(search(), { target: { value: '' } });
    fireEvent.keyDown(search(), { key: 'ArrowUp' });
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Bento');
    fireEvent.keyDown(search(), { key: 'Enter' });
    expect(close).toHaveBeenCalled();
  });

  it('says whether choices are on their way or there are none', () => {
    open('Picker', 'waiting');
    const waiting = screen.getByRole('dialog').textContent;
    cleanup();
    open('Picker', 'none');
    expect(screen.getByRole('dialog').textContent).not.toBe(waiting);
    expect(options()).toEqual([]);
  });
});

describe('a drawer', () => {
  it('takes the focus, is named, and closes by Escape and by its cross', () => {
    const close = open('Drawer', 'wide');
    const drawer = screen.getByRole('complementary', { name: 'Abrir gaveta' });
    expect([document.activeElement, drawer.className.includes('wide')]).toEqual([drawer, true]);
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Fechar' }));
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('a form in a dialog', () => {
  const send = () => act(async () => fireEvent.submit(document.querySelector('form')!));
  const type = () => fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Cantina' } });

  it('closes when it has been saved, and not while a field is wrong', async () => {
    const close = open('FormDialog', 'saves');
    await send();
    expect([close.mock.calls.length, screen.getByLabelText('Nome').getAttribute('aria-invalid')]).toEqual([
      0,
      'true',
    ]);
    type();
    await send();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('that is refused stays, with what was typed and what to do', async () => {
    const close = open('FormDialog', 'refused');
    type();
    await send();
    expect(screen.getByRole('alert').textContent).toContain('Sem conexão');
    expect([close.mock.calls.length, screen.getByLabelText<HTMLInputElement>('Nome').value]).toEqual([
      0,
      'Cantina',
    ]);
  });

  it('cannot be sent twice', async () => {
    open('FormDialog', 'busy');
    type();
    await send();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true);
  });
});

describe('a question for a reason', () => {
  const answer = () => act(async () => fireEvent.submit(document.querySelector('form')!));

  it('is not answered without one; a frequent one is one press', async () => {
    const close = open('Reason', 'asked');
    await answer();
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'em 2 min' }));
    await answer();
    expect(close).toHaveBeenCalledWith('em 2 min');
  });

  it('may be left open where the reason is a note', async () => {
    const close = open('Reason', 'optional');
    await answer();
    expect(close).toHaveBeenCalledWith('');
  });
});

describe('a button', () => {
  it('that is busy says so, and cannot be pressed again', () => {
    show('Button', 'busy');
    const button = screen.getByRole('button', { name: 'Salvar' });
    expect([button.getAttribute('aria-busy'), (button as HTMLButtonElement).disabled]).toEqual([
      'true',
      true,
    ]);
  });

  it('without a text of its own has a name', () => {
    show('Button', 'bare');
    expect(screen.getByRole('button', { name: 'Mais ações' })).toBeTruthy();
  });
});

describe('a field', () => {
  it('is found by its label, and its hint describes it', () => {
    show('TextField', 'filled');
    const field = screen.getByLabelText<HTMLInputElement>('Nome');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect([field.value, described?.textContent]).toEqual(['Padaria', 'Como aparece para o destinatário']);
  });

  it.each(['TextField', 'SelectField'] as const)(
    '%s that is refused says what to do, in place of the hint',
    (part) => {
      show(part, 'refused');
      const field = screen.getByLabelText(part === 'TextField' ? 'Nome' : 'Texto');
      const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect([field.getAttribute('aria-invalid'), described?.textContent]).toEqual([
        'true',
        'Preencha este campo.',
      ]);
    },
  );
});

describe('tabs', () => {
  it('say which is chosen and how many each holds, and tell of a choice', () => {
    const choose = jest.fn();
    const tabs = [
      { key: 'all', label: 'Todos', count: 34 },
      { key: 'late', label: 'Atrasados', count: 4 },
    ] as const;
    render(<Tabs label="Abas" tabs={tabs} chosen="all" choose={choose} />);
    const group = within(screen.getByRole('group', { name: 'Abas' }));
    expect(group.getByRole('button', { name: 'Todos 34', pressed: true })).toBeTruthy();
    fireEvent.click(group.getByRole('button', { name: 'Atrasados 4', pressed: false }));
    expect(choose.mock.calls).toEqual([['late']]);
  });
});

describe('a failure', () => {
  it('says what happened in the reader’s words, and tries again', () => {
    const again = jest.fn();
    render(<Failure error={new Problem(0, 'offline', 'offline')} again={again} />);
    expect(screen.getByRole('alert').textContent).toContain('Sem conexão');
    fireEvent.click(screen.getByRole('button'));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('offers no further try of what is not there', () => {
    render(<Failure error={new Problem(404, 'order_not_found', 'not found')} again={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a question before an act', () => {
  it('does the act by its own name, and nothing by "Voltar"', () => {
    const close = open('Confirm', 'danger');
    const dialog = within(screen.getByRole('dialog', { name: 'Perguntar antes' }));
    expect(dialog.getByText('O pedido some das listas. Isto não pode ser desfeito.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remover' }));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('cannot be answered twice while the act is under way', () => {
    open('Confirm', 'busy');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remover' }).disabled).toBe(true);
  });
});
