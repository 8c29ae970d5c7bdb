import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { renderReading } from '../../base/api/rendering.js';
import { ClaimDialog } from './claim-dialog.part.js';

const FILE = {
  id: 7,
  orderId: 9,
  publicId: 'QPTYCWM',
  stop: 1,
  kind: 'damaged',
  openedBy: 'shop',
  state: 'open',
  text: 'Chegou virado',
  photos: 1,
  dueAt: '2026-11-29T12:00:00Z',
  fault: null,
  answer: null,
  decidedAt: null,
  createdAt: '2026-11-26T12:00:00Z',
  merchantId: 1,
  courierId: 2,
  decidedBy: null,
  courierText: 'Já estava aberto',
  hasCourierPhoto: false,
  courierAnsweredAt: null,
  awaitsCourierUntil: null,
  earlyReason: null,
  merchantName: 'Padaria',
  courierName: 'Bruno',
  recipient: 'Ana',
  delivery: {
    address: 'Rua das Laranjeiras, 8',
    status: 'delivered',
    failureReason: null,
    promisedBy: null,
    collectedAt: null,
    arrivedAt: null,
    finishedAt: null,
    distanceM: 4_200,
    farM: 640,
    waitedS: 180,
    riddenM: 5_150,
    rightCode: false,
    wrongCodes: 2,
    left: null,
    receivedBy: null,
    observation: null,
    photos: [],
  },
  timeline: [
    { type: 'order.stop_arrived', at: '2026-11-26T11:50:00Z', by: 'Bruno' },
    { type: 'order.claim', at: '2026-11-26T12:00:00Z', by: null },
  ],
  way: { points: [], pickup: null, door: null, pinFrom: null, end: null },
  outcomes: [
    { fault: 'courier', shopCents: 1_200, courierCents: -900 },
    { fault: 'nobody', shopCents: 0, courierCents: 0 },
  ],
};

describe('a claim', () => {
  it('shows both sides and what each decision moves, and is decided with a reason', async () => {
    const sent = answering({ GET: FILE, POST: {} });
    const close = jest.fn();
    renderReading(<ClaimDialog id={7} mayDecide close={close} />);
    await screen.findByText('Chegou virado', { exact: false });
    screen.getByText('Já estava aberto', { exact: false });
    screen.getByText('640 m');
    screen.getByText('5,2 km');
    screen.getByText(/^não foi digitado · 2/);
    expect(screen.getByText('Reclamação', { selector: 'li span' }).closest('ol')?.children).toHaveLength(2);
    screen.getByText(/loja R\$\s12,00 · entregador -R\$\s9,00/);
    fireEvent.click(screen.getByLabelText(/^Ninguém/));
    fireEvent.click(screen.getByLabelText(/^Entregador/));
    fireEvent.change(screen.getByLabelText('Motivo, como quem reclamou vai ler'), {
      target: { value: 'A foto mostra a caixa' },
    });
    fireEvent.change(screen.getByLabelText(/^Valor da mercadoria/), { target: { value: '30,00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Aceitar', hidden: true }));
    await waitFor(() => {
      expect(sent).toHaveBeenCalledWith('POST /api/admin/claims/7/decide', {
        fault: 'courier',
        answer: 'A foto mostra a caixa',
        goodsCents: 3_000,
        earlyReason: null,
      });
    });
    await waitFor(() => {
      expect(close).toHaveBeenCalled();
    });
  });
});
