import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { cache } from '../../base/api/client.js';
import type { OrderDetail } from '../data/orders.hook.js';
import { Claims } from './claims.part.js';

const ORDER = {
  id: 12,
  stops: [
    { id: '12001', status: 'delivered', name: 'Ana', address: 'Rua A, 1' },
    { id: '12003', status: 'failed', name: 'Bia', address: 'Rua B, 2' },
  ],
} as OrderDetail;

describe('claims of a shop', () => {
  it('say what happened at which stop, with photos, and show the answer', async () => {
    const decided = {
      id: 1,
      kind: 'late',
      state: 'accepted',
      text: 'Duas horas',
      answer: 'Devolvemos o frete',
      dueAt: '2026-11-29T12:00:00Z',
      openedBy: 'recipient',
      photos: 2,
    };
    const asked = answering({ GET: { items: [decided] }, POST: {} });
    render(
      <QueryClientProvider client={cache}>
        <Claims order={ORDER} mayClaim />
      </QueryClientProvider>,
    );
    await screen.findByText('Devolvemos o frete');
    expect(screen.getByText('Foto 2').getAttribute('href')).toBe('/api/merchant/claims/1/photos/1');
    fireEvent.click(screen.getByRole('button', { name: 'Reclamar desta entrega' }));
    fireEvent.change(screen.getByLabelText('Qual entrega'), { target: { value: '12003' } });
    fireEvent.change(screen.getByLabelText('O que aconteceu'), { target: { value: 'damaged' } });
    fireEvent.change(screen.getByLabelText('Conte o que aconteceu'), { target: { value: 'Virou tudo' } });
    const photo = new File(['x'], 'a.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Fotos (até 4)'), { target: { files: [photo] } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar reclamação', hidden: true }));
    const sent = () => asked.mock.calls.find(([operation]) => operation.startsWith('POST'))?.[1];
    await waitFor(() => {
      expect(sent()).toBeDefined();
    });
    const body = sent() as FormData;
    expect([body.get('stop'), body.get('kind'), body.get('text')]).toEqual(['3', 'damaged', 'Virou tudo']);
    expect(body.getAll('photos')).toHaveLength(1);
  });

  it('are not offered before a stop has ended', async () => {
    const asked = answering({ GET: { items: [] } });
    const running = { ...ORDER, stops: ORDER.stops.map((stop) => ({ ...stop, status: 'pending' as const })) };
    const { container } = render(
      <QueryClientProvider client={cache}>
        <Claims order={running} mayClaim />
      </QueryClientProvider>,
    );
    await waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    expect(container.textContent).toBe('');
  });
});
