import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { cache, keyOf } from '../../base/api/client.js';
import { renderReading } from '../../base/api/rendering.js';
import { calendarDay, now } from '../../base/time.js';
import { mondayOf, type Booking, type Shift } from './shift.part.js';
import { Shifts } from './shifts.part.js';

const TODAY = calendarDay(now());
const LATER = new Date(now() + 3_600_000).toISOString();
const END = new Date(now() + 7_200_000).toISOString();

const aBooking = (more: Partial<Booking> = {}): Booking => ({
  id: 1,
  courierId: 5,
  courierName: 'Ana Souza',
  state: 'taken',
  createdAt: LATER,
  countedMinutes: null,
  offers: null,
  refused: null,
  earnedCents: null,
  guaranteedCents: null,
  toppedUpCents: null,
  ...more,
});
const aShift = (more: Partial<Shift> = {}): Shift => ({
  id: 7,
  areaId: null,
  areaName: null,
  vehicleTypeId: null,
  vehicleTypeName: null,
  merchantId: 3,
  merchantName: 'Padaria Sol',
  day: TODAY,
  from: '11:00',
  to: '15:00',
  startsAt: LATER,
  endsAt: END,
  places: 3,
  taken: 1,
  state: 'published',
  guarantee: 'hour',
  guaranteeCents: 2_200,
  leastAcceptedPercent: 80,
  giveBackMinutes: 120,
  bookings: [aBooking()],
  ...more,
});

function show(items: Shift[], mayPlan = true) {
  const asked = answering({ GET: { items }, POST: { count: 1 } });
  renderReading(<Shifts mayPlan={mayPlan} />);
  return asked;
}

beforeEach(() => {
  history.replaceState(null, '', '/painel/entregadores?parte=turnos');
  cache.clear();
  cache.setQueryData(keyOf('/api/admin/vehicle-types'), { items: [] });
});
describe('the week of shifts', () => {
  it('shows who took what, and takes a courier out of a shift', async () => {
    const asked = show([aShift()]);
    fireEvent.click(await screen.findByRole('button', { name: /11:00–15:00/ }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(dialog.getByText('Ana Souza')).toBeTruthy();
    expect(dialog.getByText(/só para Padaria Sol/)).toBeTruthy();
    fireEvent.click(dialog.getByText('Tirar'));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /api/admin/shifts/bookings/1/remove', {}));
  });

  it('publishes its drafts and copies itself to the next', async () => {
    const asked = show([aShift({ state: 'draft', bookings: [], taken: 0 })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Publicar 1 rascunho' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('POST /api/admin/shifts/publish', { week: mondayOf(TODAY) }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copiar para a próxima semana' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('POST /api/admin/shifts/copy', expect.anything()));
  });

  it('lists people with what was counted, and who did not come', async () => {
    const worked = {
      state: 'worked',
      countedMinutes: 240,
      offers: 10,
      refused: 1,
      earnedCents: 5_000,
    } as const;
    show([
      aShift({
        bookings: [
          aBooking({ ...worked, guaranteedCents: 8_800, toppedUpCents: 3_800 }),
          aBooking({
            id: 2,
            courierName: 'Bruno Lima',
            state: 'missed',
            countedMinutes: 0,
            offers: 0,
            refused: 0,
          }),
        ],
      }),
    ]);
    expect(await screen.findAllByText(/1 falta/)).not.toEqual([]);
    fireEvent.click(screen.getByText('Quem pegou'));
    const row = (await screen.findByText('Ana Souza')).closest('tr')!;
    expect(row.textContent).toMatch(/trabalhou.*4 h.*1 de 10.*50,00.*38,00/);
    expect(screen.getByText('faltou')).toBeTruthy();
  });

  it('saves who had a place as a file, with what its columns show', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL');
    // happy-dom would leave the page for the file.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    show([aShift()]);
    fireEvent.click(await screen.findByText('Quem pegou'));
    fireEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(await (saved.mock.calls[0]?.[0] as Blob).text()).toMatch(/Ana Souza;.* 11:00–15:00;confirmado;/);
  });

  it('offers nothing to change to who may only read', async () => {
    show([aShift({ state: 'draft' })], false);
    await screen.findByRole('button', { name: /11:00–15:00/ });
    expect(screen.queryByText('Novo turno')).toBeNull();
    expect(screen.queryByText(/Publicar/)).toBeNull();
  });
});
