import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Problem } from '../api/problem.js';
import { useForm } from '../form.js';
import { field as fieldOf, plain, record } from '../codec.js';
import { go, goQuery } from '../router.js';
import { Check, SelectField, TextField } from './field.js';
import { Form } from './form.js';
import { RecordDialog } from './record-form.js';

interface Fleet {
  readonly name: string;
  readonly kind: 'own' | 'hired';
  readonly open: boolean;
}
type Save = (values: Fleet, changes: Partial<Fleet>) => Promise<unknown>;

const STORED: Fleet = { name: 'Noite', kind: 'own', open: true };

function FleetForm({ save, stored = STORED, saved }: { save: Save; stored?: Fleet; saved?: () => void }) {
  const form = useForm<Fleet>({
    begin: stored,
    faults: ({ name }) => (name.trim() === '' ? { name: 'Preencha este campo.' } : {}),
    save,
    ...(saved && { saved }),
  });
  return (
    <Form form={form} label="Frota">
      <TextField label="Nome" {...form.field('name')} />
      <SelectField
        label="Tipo"
        {...form.choice('kind', ['own', 'hired'])}
        options={[
          ['own', 'própria'],
          ['hired', 'contratada'],
        ]}
      />
      <Check label="Aberta" {...form.check('open')} />
      <button type="button" onClick={form.undo}>
        Desfazer
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
  it('is changed while a value differs from what is stored, and no longer after undoing', async () => {
    render(<FleetForm save={jest.fn<Save>()} />);
    expect(state()).toBe('igual');
    await act(async () => {
      type('Dia');
      // What asks before the page is left is loaded with the first change.
      await import('./leaving.js');
    });
    expect(state()).toBe('mudado');
    type('Noite');
    expect(state()).toBe('igual');
    type('Dia');
    fireEvent.click(screen.getByText('Desfazer'));
    expect([field().value, state()]).toEqual(['Noite', 'igual']);
  });

  it('shows what others change, except where the person has typed', () => {
    const { rerender } = render(<FleetForm save={jest.fn<Save>()} />);
    type('Dia');
    rerender(<FleetForm save={jest.fn<Save>()} stored={{ name: 'Tarde', kind: 'hired', open: true }} />);
    expect([field().value, screen.getByLabelText<HTMLSelectElement>('Tipo').value]).toEqual(['Dia', 'hired']);
  });

  it('says what is wrong at its field from the first attempt on, and sends nothing', async () => {
    const save = jest.fn<Save>();
    render(<FleetForm save={save} />);
    type(' ');
    expect(saidAt(field())).toBe(null);
    await send();
    expect([saidAt(field()), save.mock.calls.length]).toEqual(['Preencha este campo.', 0]);
    type('Dia');
    expect(saidAt(field())).toBe(null);
  });

  it('sends all values and those that were changed, and is unchanged afterwards', async () => {
    const [save, saved] = [jest.fn<Save>().mockResolvedValue('ok'), jest.fn()];
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
    render(<FleetForm save={jest.fn<Save>().mockRejectedValue(refusal)} />);
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
    render(<FleetForm save={jest.fn<Save>().mockRejectedValue(new Problem(0, 'offline', 'offline'))} />);
    type('Dia');
    await send();
    expect(screen.getByRole('alert').textContent).toContain('Sem conexão');
  });

  it('is not asked about while it is on its way', async () => {
    render(<FleetForm save={jest.fn<Save>(() => new Promise(() => undefined))} />);
    type('Dia');
    await send();
    act(() => go('/painel/precos'));
    expect([location.pathname, screen.queryByRole('dialog')]).toEqual(['/painel/precos', null]);
  });

  it('asks before another screen is opened while something is unsaved', async () => {
    const here = location.pathname;
    render(<FleetForm save={jest.fn<Save>()} />);
    type('Dia');
    // The part that asks is loaded with the first change.
    await act(() => import('./leaving.js'));
    act(() => go('/painel/lojas'));
    expect(location.pathname).toBe(here);
    fireEvent.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(location.pathname).toBe('/painel/lojas'));
  });

  it('asks nothing when what was saved leads elsewhere', async () => {
    const saved = () => go('/painel/entregadores');
    render(<FleetForm save={jest.fn<Save>().mockResolvedValue('ok')} saved={saved} />);
    type('Dia');
    await send();
    expect([location.pathname, screen.queryByRole('dialog')]).toEqual(['/painel/entregadores', null]);
  });

  it('lets a person go who has changed nothing', () => {
    render(<FleetForm save={jest.fn<Save>()} />);
    act(() => go('/painel/faturas'));
    expect(location.pathname).toBe('/painel/faturas');
    expect(screen.queryByRole('dialog')).toBe(null);
  });
});

interface Trip {
  readonly from: { readonly street: string };
  readonly stops: readonly { readonly address: string }[];
  readonly marks: readonly string[];
}

const TRIP: Trip = { from: { street: 'A' }, stops: [{ address: 'B' }, { address: 'C' }], marks: ['frio'] };

function TripForm({ save, stored = TRIP }: { save: (trip: Trip) => Promise<unknown>; stored?: Trip }) {
  const form = useForm({ begin: () => stored, save });
  return (
    <Form form={form} label="Rota" large byQuery>
      <TextField label="De" required {...form.field('from.street')} />
      {form.values.stops.map((_, index) => (
        <TextField key={index} label={`Para ${index}`} {...form.field(`stops.${index}.address`)} />
      ))}
      <Check label="Frágil" {...form.among('marks', 'frágil')} />
    </Form>
  );
}

describe('a form of values in values', () => {
  const saves = () => jest.fn<(trip: Trip) => Promise<unknown>>();
  const submit = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Rota' })));
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  it('changes one of them, and leaves the rest as it was opened, whatever others save', async () => {
    const save = saves().mockResolvedValue('ok');
    const { rerender } = render(<TripForm save={save} />);
    rerender(<TripForm save={save} stored={{ ...TRIP, from: { street: 'Z' } }} />);
    write('Para 1', 'D');
    fireEvent.click(screen.getByLabelText('Frágil'));
    await submit();
    expect(save.mock.calls[0]?.[0]).toEqual({
      from: { street: 'A' },
      stops: [{ address: 'B' }, { address: 'D' }],
      marks: ['frio', 'frágil'],
    });
  });

  it('leads to the refused one, and says below that something above is wrong', async () => {
    const refusal = new Problem(422, 'validation_failed', 'no', {
      'stops.1.address.street': ['A value is required'],
    });
    render(<TripForm save={saves().mockRejectedValue(refusal)} />);
    await submit();
    const wrong = screen.getByLabelText('Para 1');
    expect([saidAt(wrong), document.activeElement]).toEqual(['Preencha este campo.', wrong]);
    expect(screen.getByRole('alert').textContent).toContain('Confira os campos marcados.');
  });

  it('leaves the checks to the browser where it has none of its own', () => {
    render(<TripForm save={saves()} />);
    expect(screen.getByRole<HTMLFormElement>('form', { name: 'Rota' }).noValidate).toBe(false);
    cleanup();
    render(<FleetForm save={jest.fn<Save>()} />);
    expect(screen.getByRole<HTMLFormElement>('form', { name: 'Frota' }).noValidate).toBe(true);
  });

  it('asks before another query of the address closes it', async () => {
    render(<TripForm save={saves()} />);
    const before = location.search;
    write('De', 'E');
    act(() => goQuery({ rota: '2' }));
    expect(location.search).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(location.search).toBe('?rota=2'));
  });
});

describe('a record in a dialog', () => {
  it('is not saved while the screen says so', () => {
    const FLEET = record({ name: fieldOf('Nome', plain) });
    const dialog = { codec: FLEET, begin: { name: 'Noite' }, title: 'Frota', action: 'Salvar' };
    const save = jest.fn<() => Promise<unknown>>();
    const show = (disabled: boolean) => (
      <RecordDialog {...dialog} save={save} disabled={disabled} close={() => undefined} />
    );
    const { rerender } = render(show(true));
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
    expect(button().disabled).toBe(true);
    rerender(show(false));
    expect(button().disabled).toBe(false);
  });
});
