import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { cache, Problem } from '../../ground/api/client.js';
import { EMPTY_DRAFT, EMPTY_STOP } from './draft.rules.js';
import { DeliverView } from './view.js';

afterEach(cleanup);

const refused = (field: string) =>
  new Problem(422, 'invalid_value', 'no', { [field]: ['This value is not valid'] });

/** The form with two stops after it was sent; the changes that it asks for. */
function shown(error: Error, more: { mayRegister?: boolean } = {}) {
  const change = jest.fn();
  const ordering = { mutate: jest.fn(), error, isPending: false };
  const stops = [EMPTY_STOP, { ...EMPTY_STOP, address: 'Rua B, 2', point: { latitude: 1, longitude: 2 } }];
  render(
    <QueryClientProvider client={cache}>
      <DeliverView
        {...{ draft: { ...EMPTY_DRAFT, stops }, change, quote: null, isQuoted: true, ordering }}
        {...{
          isUnanswered: false,
          earlier: null,
          discard: jest.fn(),
          payments: ['wallet'],
          payment: 'wallet',
        }}
        {...{ balanceCents: 100, vehicles: [], pickups: [], mayOrder: true, mayRegister: true, ...more }}
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

  it('forgets the place on the map of an address that is typed over, and no other', () => {
    const change = shown(refused('scheduledFor'));
    fireEvent.change(screen.getAllByLabelText('Endereço com número')[1]!, { target: { value: 'Rua B, 20' } });
    expect(change.mock.calls).toEqual([
      [{ stops: [EMPTY_STOP, { ...EMPTY_STOP, address: 'Rua B, 20', point: null }] }],
    ]);
  });
});
