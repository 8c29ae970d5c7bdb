// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../api/problem.js';
import { useForm } from '../form.js';
import { go } from '../router.js';
import { Check, SelectField, TextField } from './field.js';
import { Form } from './form.js';

interface Fleet {
  readonly name: string;
  readonly kind: 'own' | 'hired';
  readonly open: boolean;
}
type Save = (values: Fleet, changes: Partial<Fleet>) => Promise<unknown>;

const KEPT: Fleet = { name: 'Noite', kind: 'own', open: true };

function FleetForm({ save, kept = KEPT, saved }: { save: Save; kept?: Fleet; saved?: () => void }) {
  const form = useForm<Fleet>({
    begin: kept,
    faults: ({ name }) => (name.trim() === '' ? { name: 'Preencha este campo.' } : {}),
    save,
    ...(saved && { saved }),
  });
  return (
    <Form form={form} label="Frota">
      <TextField label="Nome" {...form.field('name')} />
      <SelectField label="Tipo" {...form.choice('kind', ['own', 'hired'])}>
        <option value="own">própria</option>
        <option value="hired">contratada</option>
      </SelectField>
      <Check label="Aberta" {...form.check('open')} />
      <button type="button" onClick={form.undo}>
        Desfazer
      </button>
      <button
        type="button"
        onClick={() => {
          form.choose({ open: !form.values.open });
        }}
      >
        Trocar
      </button>
      <output>{form.dirty ? 'mudado' : 'igual'}</output>
    </Form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Nome');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Frota' })));
const state = () => screen.getByRole('status').textContent;
const saidAt = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

describe('a form', () => {
  afterEach(cleanup);

  it('is changed while a value differs from what is kept, and no longer after undoing', () => {
    render(<FleetForm save={vi.fn()} />);
    expect(state()).toBe('igual');
    type('Dia');
    expect(state()).toBe('mudado');
    type('Noite');
    expect(state()).toBe('igual');
    type('Dia');
    fireEvent.click(screen.getByText('Desfazer'));
    expect([field().value, state()]).toEqual(['Noite', 'igual']);
  });

  it('shows what others change, except where the person has typed', () => {
    const { rerender } = render(<FleetForm save={vi.fn()} />);
    type('Dia');
    rerender(<FleetForm save={vi.fn()} kept={{ name: 'Tarde', kind: 'hired', open: true }} />);
    expect([field().value, screen.getByLabelText<HTMLSelectElement>('Tipo').value]).toEqual(['Dia', 'hired']);
  });

  it('says what is wrong at its field from the first attempt on, and sends nothing', async () => {
    const save = vi.fn();
    render(<FleetForm save={save} />);
    type(' ');
    expect(saidAt(field())).toBe(null);
    await send();
    expect([saidAt(field()), save.mock.calls.length]).toEqual(['Preencha este campo.', 0]);
    type('Dia');
    expect(saidAt(field())).toBe(null);
  });

  it('sends all values and those that were changed, and is unchanged afterwards', async () => {
    const [save, saved] = [vi.fn<Save>().mockResolvedValue('ok'), vi.fn()];
    render(<FleetForm save={save} saved={saved} />);
    fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'hired' } });
    fireEvent.click(screen.getByLabelText('Aberta'));
    await send();
    expect(save.mock.calls).toEqual([
      [
        { name: 'Noite', kind: 'hired', open: false },
        { kind: 'hired', open: false },
      ],
    ]);
    expect([saved.mock.calls.length, state()]).toEqual([1, 'igual']);
  });

  it('keeps what was typed when the server refuses it, says why at the field, and no longer once it is changed', async () => {
    const refusal = new Problem(422, 'validation_failed', 'no', { name: ['já existe'] });
    render(<FleetForm save={vi.fn<Save>().mockRejectedValue(refusal)} />);
    type('Dia');
    await send();
    expect([field().value, saidAt(field()), screen.queryByRole('alert')]).toEqual([
      'Dia',
      'Este valor não é válido.',
      null,
    ]);
    type('Dia 2');
    expect(saidAt(field())).toBe(null);
  });

  it('says below the fields what belongs to none of them', async () => {
    render(<FleetForm save={vi.fn<Save>().mockRejectedValue(new Problem(0, 'offline', 'offline'))} />);
    type('Dia');
    await send();
    expect(screen.getByRole('alert').textContent).toContain('Sem conexão');
  });

  it('saves what is chosen by a click at once, and shows what is stored when that is refused', async () => {
    const save = vi.fn<Save>().mockResolvedValue('ok');
    render(<FleetForm save={save} />);
    await act(async () => fireEvent.click(screen.getByText('Trocar')));
    expect(save.mock.calls).toEqual([[{ ...KEPT, open: false }, { open: false }]]);
    expect(state()).toBe('igual');
    cleanup();
    render(<FleetForm save={vi.fn<Save>().mockRejectedValue(new Problem(0, 'offline', 'offline'))} />);
    await act(async () => fireEvent.click(screen.getByText('Trocar')));
    expect([screen.getByLabelText<HTMLInputElement>('Aberta').checked, state()]).toEqual([true, 'igual']);
    expect(screen.getByRole('alert').textContent).toContain('Sem conexão');
  });

  it('asks before another screen is opened while something is unsaved', () => {
    const here = location.pathname;
    render(<FleetForm save={vi.fn()} />);
    type('Dia');
    act(() => {
      go('/painel/lojas');
    });
    expect(location.pathname).toBe(here);
    fireEvent.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
    expect(location.pathname).toBe('/painel/lojas');
  });

  it('asks nothing when what was saved leads elsewhere', async () => {
    const saved = () => {
      go('/painel/entregadores');
    };
    render(<FleetForm save={vi.fn<Save>().mockResolvedValue('ok')} saved={saved} />);
    type('Dia');
    await send();
    expect([location.pathname, screen.queryByRole('dialog')]).toEqual(['/painel/entregadores', null]);
  });

  it('lets a person go who has changed nothing', () => {
    render(<FleetForm save={vi.fn()} />);
    act(() => {
      go('/painel/faturas');
    });
    expect(location.pathname).toBe('/painel/faturas');
    expect(screen.queryByRole('dialog')).toBe(null);
  });
});
