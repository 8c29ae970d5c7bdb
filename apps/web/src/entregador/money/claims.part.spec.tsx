// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claims, type Claim } from '../data/claim.query.js';
import { Claims } from './claims.part.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const OPEN: Claim = {
  ...{ id: 3, publicId: 'QPTYCWM', kind: 'late', text: 'Chegou frio', state: 'open', answer: null },
  ...{ dueAt: '2026-11-29T12:00:00Z', createdAt: '2026-11-26T12:00:00Z', atFault: false },
  ...{ courierText: null, courierAnsweredAt: null },
};

describe('claims about a courier’s deliveries', () => {
  it('are answered once in the courier’s words', async () => {
    const read = vi.spyOn(claims, 'read').mockResolvedValue([OPEN]);
    const sent = vi.spyOn(claims, 'answer').mockResolvedValue();
    render(<Claims />);
    fireEvent.click(await screen.findByRole('button', { name: 'Dizer o que aconteceu' }));
    fireEvent.change(screen.getByLabelText('O que aconteceu?'), { target: { value: ' A loja atrasou ' } });
    read.mockResolvedValue([{ ...OPEN, courierText: 'A loja atrasou' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Enviar', hidden: true }));
    await screen.findByText('Você disse: A loja atrasou');
    expect(sent).toHaveBeenCalledWith(3, 'A loja atrasou', null);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Dizer o que aconteceu' })).toBeNull();
    });
  });
});
