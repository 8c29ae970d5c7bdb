// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, cache } from '../../ground/api/client.js';
import { Decisions } from './decisions.part.js';

vi.mock('../../ground/live.js', () => ({ useLive: () => undefined }));

afterEach(() => {
  cleanup();
  cache.clear();
  vi.restoreAllMocks();
});

const NOTHING = {
  ...{ merchantName: 'Padaria', merchantPhone: null, who: 'Ana', goodsAt: null, wantedAt: null },
  ...{ moreCents: null, dueAt: null, since: '2026-11-26T12:00:00Z' },
};
const CLAIM = { id: 7, orderId: 1, publicId: 'CLAIMED', about: 'damaged', dueAt: '2026-11-28T12:00:00Z' };
const FAILURE = { id: 2, orderId: 2, publicId: 'FAILED2', about: 'Ninguém atende', goodsAt: 'shop' };
const REQUEST = { id: 9, orderId: 3, publicId: 'ASKED33', about: 'pin', moreCents: 450 };
const GOODS = { id: 5, orderId: 4, publicId: 'HELD444', about: null, who: 'Bruno', goodsAt: 'courier' };

describe('what needs a decision', () => {
  it('is one list of all kinds, each with its own acts', async () => {
    const items = [
      { ...NOTHING, kind: 'claim', ...CLAIM },
      { ...NOTHING, kind: 'failure', ...FAILURE, merchantPhone: '+5527999990000' },
      { ...NOTHING, kind: 'request', ...REQUEST },
      { ...NOTHING, kind: 'goods', ...GOODS },
    ];
    const read = vi.spyOn(api, 'GET').mockResolvedValue({ data: { items } } as never);
    const sent = vi.spyOn(api, 'POST').mockResolvedValue({ data: {} });
    const open = vi.fn();
    render(
      <QueryClientProvider client={cache}>
        <Decisions open={open} mayWrite />
      </QueryClientProvider>,
    );
    const row = async (publicId: string) =>
      within((await screen.findByText(publicId)).closest('li') ?? document.body);
    const claim = await row('CLAIMED');
    claim.getByText(/^Reclamação · Chegou danificado/);
    claim.getByText(/^decidir até/);
    expect(claim.getByRole('link', { name: 'Decidir…' }).getAttribute('href')).toBe(
      '/painel/dinheiro?parte=claims&reclamacao=7',
    );
    const failure = await row('FAILED2');
    failure.getByText(/^Não entregue · Ninguém atende/);
    const moved = vi.spyOn(api, 'PUT').mockResolvedValue({ data: undefined });
    const place = failure.getByLabelText('Onde estão os produtos');
    expect((place as HTMLSelectElement).value).toBe('shop');
    fireEvent.change(place, { target: { value: 'hub' } });
    expect(moved).toHaveBeenCalledWith('/api/admin/failed-orders/{id}/goods', {
      params: { path: { id: '2' } },
      body: { goodsAt: 'hub' },
    });
    failure.getByRole('link', { name: 'Ligar para a loja: Padaria' });
    failure.getByRole('button', { name: 'Entregar de novo' });
    const goods = await row('HELD444');
    goods.getByText(/^Produtos com o entregador/);
    expect(goods.getAllByRole('button')).toHaveLength(1);
    const request = await row('ASKED33');
    request.getByText(/^Destinatário pede · Outro ponto/);
    request.getByText(/^mais R\$\s4,50$/);
    const times = read.mock.calls.length;
    fireEvent.click(request.getByRole('button', { name: 'Aceitar' }));
    await waitFor(() => {
      expect(sent).toHaveBeenCalledWith('/api/admin/recipient-requests/{id}/decide', {
        params: { path: { id: '9' } },
        body: { accepted: true },
      });
      expect(read.mock.calls.length).toBeGreaterThan(times);
    });
    fireEvent.click(request.getByText('ASKED33'));
    expect(open).toHaveBeenCalledWith(3);
  });
});
