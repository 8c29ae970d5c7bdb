import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { now } from '../../base/time.js';
import type { CourierShift } from './shift-card.part.js';
import { ShiftsView } from './route.js';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(now() + hours * HOUR_MS).toISOString();

function aShift(more: Partial<CourierShift> = {}): CourierShift {
  return {
    id: 7,
    areaName: 'Centro',
    vehicleTypeName: null,
    merchantName: null,
    day: '2026-11-27',
    from: '11:00',
    to: '15:00',
    startsAt: inHours(20),
    endsAt: inHours(24),
    places: 2,
    taken: 1,
    guarantee: 'hour',
    guaranteeCents: 2_200,
    leastAcceptedPercent: 80,
    giveBackMinutes: 120,
    giveBackUntil: inHours(18),
    state: null,
    position: null,
    countedMinutes: null,
    offers: null,
    refused: null,
    earnedCents: null,
    guaranteedCents: null,
    toppedUpCents: null,
    ...more,
  };
}

const refresh = jest.fn(() => Promise.resolve());
const show = (...shifts: CourierShift[]) =>
  render(<ShiftsView shifts={shifts} stale={false} refresh={refresh} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  refresh.mockClear();
});
describe('the shifts of a courier', () => {
  it('are taken by one press, with the guarantee explained', async () => {
    const asked = answering({ POST: { state: 'taken' } });
    show(aShift());
    expect(screen.getByText('1 vaga')).toBeTruthy();
    expect(screen.getByText(/Garantia de R\$.22,00 por hora: se os pedidos/)).toBeTruthy();
    expect(screen.getByText(/Aceite pelo menos 80%/)).toBeTruthy();
    press('Pegar este turno');
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledWith('POST /api/courier/shifts/7/take', {});
  });

  it('that are full have a waiting list; a refusal is said and the list read again', async () => {
    answering({ POST: () => Response.json({ type: 'urn:problem:shift_overlaps' }, { status: 409 }) });
    show(aShift({ taken: 2 }));
    press('Entrar na espera');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('are given back in time, and afterwards it says whom to call', async () => {
    const asked = answering({ POST: {} });
    show(aShift({ state: 'taken' }), aShift({ id: 8, state: 'taken', giveBackUntil: inHours(-1) }));
    press('Devolver a vaga');
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledWith('POST /api/courier/shifts/7/give-back', {});
    expect(screen.getByText(/Fale com a central/)).toBeTruthy();
  });

  it('that are over tell how the top-up came about, or why there is none', async () => {
    const over = { startsAt: inHours(-30), endsAt: inHours(-26), countedMinutes: 220, offers: 10 };
    show(
      aShift({
        ...over,
        state: 'worked',
        refused: 2,
        earnedCents: 6_120,
        guaranteedCents: 8_066,
        toppedUpCents: 1_946,
      }),
      aShift({
        ...over,
        id: 8,
        state: 'worked',
        refused: 5,
        earnedCents: 3_000,
        guaranteedCents: 0,
        toppedUpCents: 0,
      }),
    );
    expect(await screen.findByText('2 de 10')).toBeTruthy();
    expect(screen.getByText(/19,46/)).toBeTruthy();
    expect(screen.getByText(/menos de 80% das ofertas aceitas/)).toBeTruthy();
  });
});
