import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { cache, Problem } from '../../base/api/client.js';
import { EMPTY_DRAFT, EMPTY_STOP } from './draft.rules.js';
import { DeliverView } from './view.js';

const refused = (field: string) =>
  new Problem(422, 'invalid_value', 'no', { [field]: ['This value is not valid'] });

/** The form with two stops after it was sent; the changes that it asks for. */
function shown(error: Error | null, more: Partial<Parameters<typeof DeliverView>[0]> = {}) {
  const change = jest.fn();
  const ordering = { mutate: jest.fn(), error, isPending: false };
  const stops = [EMPTY_STOP, { ...EMPTY_STOP, address: 'Rua B, 2', point: { latitude: 1, longitude: 2 } }];
  render(
    <QueryClientProvider client={cache}>
      <DeliverView
        draft={{ ...EMPTY_DRAFT, stops }}
        change={change}
        quote={null}
        isQuoted
        ordering={ordering}
        isUnanswered={false}
        earlier={null}
        discard={jest.fn()}
        payments={['wallet']}
        payment="wallet"
        balanceCents={100}
        vehicles={[]}
        pickups={[]}
        mayOrder
        mayRegister
        {...more}
      />
    </QueryClientProvider>,
  );
  return change;
}

const faulty = () => screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-invalid') === 'true');

describe('a delivery that is written', () => {
  it.each(['name', 'phone', 'address'])(
    'says at the %s of a stop why it was refused, and not again below',
    (field) => {
      shown(refused(`stops.1.${field}`));
      expect(faulty().filter(Boolean)).toHaveLength(1);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each(['stops.1.complement', 'scheduledFor', 'vehicleTypeId'])(
    'says below the fields that %s was refused, which may be out of sight',
    (field) => {
      shown(refused(field));
      expect(screen.getByRole('alert').textContent).not.toBe('');
    },
  );

  it('sends the owner of a shop without an address to register it, and its users to the owner', () => {
    shown(refused('pickup'));
    expect(screen.getByRole('link', { name: 'Cadastrar endereço' })).toBeTruthy();
    cleanup();
    shown(refused('pickup'), { mayRegister: false });
    expect(screen.getByRole('alert').textContent).toContain('responsável pela loja');
    expect(screen.queryByRole('link')).toBeNull();
  });

  describe('with an address as it was found', () => {
    const point = { latitude: 1, longitude: 2 };
    const exact = { address: 'Rua B, 2 - Centro', precision: 'point', lacksNumber: false, ...point };
    const found = (first: object) =>
      ({
        data: {
          totalCents: 90,
          distanceM: 1,
          durationS: 1,
          promiseMinutes: 9,
          raised: false,
          found: { stops: [{ ...exact, ...first }, exact] },
        },
      }) as never;
    const order = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pedir por/ });

    it('asks for the number of the house, or that there is none, before it can be ordered', () => {
      const change = shown(null, {
        quote: found({ address: 'Rua A - Centro', precision: 'street', lacksNumber: true }),
      });
      expect(order().disabled).toBe(true);
      expect(screen.getByText('Falta o número da casa.')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Sem número' }));
      fireEvent.change(screen.getByLabelText('Número'), { target: { value: '45' } });
      fireEvent.blur(screen.getByLabelText('Número'));
      const written = change.mock.calls.map(([{ stops }]) => stops[0].address);
      expect(written).toEqual([', s/n', ', 45']);
    });

    it('says what was found and how exactly, and lets the place be put right', () => {
      shown(null, { quote: found({ address: 'Rua A, 45 - Centro', precision: 'street' }) });
      expect(order().disabled).toBe(false);
      expect(screen.getByText(/^Encontrado: Rua A, 45 - Centro\. O número não está no mapa/)).toBeTruthy();
      expect(screen.getAllByRole('button', { name: 'Conferir no mapa' })).toHaveLength(1);
    });

    it('says of a refusal what comes nearest', () => {
      const fields = { 'stops.0.address': ['no'] };
      shown(new Problem(400, 'address_not_found', 'no', fields, 'Rua A - Centro'));
      expect(screen.getByText('Endereço não encontrado. O mais próximo é Rua A - Centro.')).toBeTruthy();
    });
  });

  it('forgets the place on the map of an address that is typed over, and no other', () => {
    const change = shown(refused('scheduledFor'));
    fireEvent.change(screen.getAllByLabelText('Endereço com número')[1]!, { target: { value: 'Rua B, 20' } });
    expect(change.mock.calls).toEqual([
      [{ stops: [EMPTY_STOP, { ...EMPTY_STOP, address: 'Rua B, 20', point: null }] }],
    ]);
  });
});
