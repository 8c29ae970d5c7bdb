// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../ground/ui/empty.js';
import { Problem } from '../../ground/api/problem.js';
import { Confirm } from '../../ground/ui/dialog.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { Book, BOOK } from './book.part.js';
import { uiWords } from '../words.js';

afterEach(cleanup);

const show = (part: keyof typeof BOOK, state: string) =>
  render(
    (BOOK[part] as Readonly<Record<string, (text: typeof uiWords) => React.ReactNode>>)[state]?.(uiWords),
  );

describe('the book of states', () => {
  it('shows each part in each state, once on a light and once on a dark ground', () => {
    const { container } = render(<Book />);
    const states = Object.values(BOOK).flatMap((part) => Object.keys(part));
    for (const theme of ['light', 'dark']) {
      const shown = [...container.querySelectorAll(`[data-theme=${theme}] [data-state]`)];
      expect(shown.map((one) => one.getAttribute('data-state'))).toEqual(states);
      expect(shown.filter((one) => (one.lastElementChild?.children.length ?? 0) === 0)).toEqual([]);
    }
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
    const choose = vi.fn();
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
    const again = vi.fn();
    render(<Failure error={new Problem(0, 'offline', 'offline')} again={again} />);
    expect(screen.getByRole('alert').textContent).toContain('Sem conexão');
    fireEvent.click(screen.getByRole('button'));
    expect(again).toHaveBeenCalledOnce();
  });
});

describe('a question before an act', () => {
  it('does the act by its own name, and nothing by "Voltar"', () => {
    const [confirm, close] = [vi.fn(), vi.fn()];
    render(
      <Confirm title="Remover?" action="Remover" confirm={confirm} close={close}>
        Isto não pode ser desfeito.
      </Confirm>,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Remover?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    expect([confirm.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
    fireEvent.click(dialog.getByRole('button', { name: 'Remover' }));
    expect(confirm).toHaveBeenCalledOnce();
  });
});
