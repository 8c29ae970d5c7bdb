// Alone: it puts a module in the place of another.
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import type { OrderDetail } from '../../base/api/client.js';
import { renderReading } from '../../base/api/rendering.js';

jest.unstable_mockModule('../../desk/session.js', () => ({ useMay: () => () => true }));
const { OrderFaults } = await import('./order-faults.part.js');

const ORDER = { id: 9, stops: [{ ordinal: 1, status: 'failed' }] } as OrderDetail;
const FAULT = { stop: 1, fault: 'nobody', cause: 'absent', proof: 'said', decidedAt: null, movements: [] };
const MOVED = { movementId: 1, kind: 'fault_fee', fault: 'shop', at: '2026-11-26T12:00:00Z' };

describe('who answers for a stop that failed', () => {
  it('is shown with what it moved, and changed with a reason', async () => {
    const before = { ...FAULT, reason: null, decidedBy: null };
    const after = {
      ...FAULT,
      fault: 'shop',
      reason: 'Endereço errado',
      decidedBy: 'Rita',
      movements: [
        { ...MOVED, holder: 'shop', cents: -700 },
        { ...MOVED, holder: 'courier', cents: 300 },
      ],
    };
    const sent = answering({ GET: { items: [before] }, POST: { items: [after] } });
    renderReading(<OrderFaults order={ORDER} />);
    await screen.findByText('pela tabela');
    screen.getByText('não move dinheiro');
    fireEvent.click(screen.getByRole('button', { name: 'Mudar responsável' }));
    fireEvent.change(screen.getByLabelText('De quem é a responsabilidade'), { target: { value: 'shop' } });
    fireEvent.change(screen.getByLabelText(/^Valor da mercadoria/), { target: { value: '12,50' } });
    fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Endereço errado ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar', hidden: true }));
    await screen.findByText(/^loja -R\$\s7,00 · entregador R\$\s3,00$/);
    expect(sent).toHaveBeenCalledWith('POST /api/admin/orders/9/faults/1', {
      fault: 'shop',
      reason: 'Endereço errado',
      goodsCents: 1_250,
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    });
    screen.getByText('Endereço errado');
  });
});
