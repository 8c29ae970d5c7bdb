import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { cache } from '../../base/api/client.js';
import { renderReading } from '../../base/api/rendering.js';
import { now } from '../../base/time.js';
import { RushBar } from './rush-bar.part.js';

const RUSH = {
  since: new Date(now() - 60_000).toISOString(),
  until: new Date(now() + 3_600_000).toISOString(),
  surgeBp: 12_000,
  extraPromiseMinutes: 15,
  pausedAreaIds: [4, 5],
  pausedEverywhere: false,
};

function show(rush: object | null, right: 'read' | 'write' = 'write') {
  cache.setQueryData(['session'], { rights: { hub: right }, operator: { hubId: 1 } });
  const asked = answering({ GET: { rush } });
  const shown = renderReading(<RushBar />);
  return { asked, ...shown };
}

describe('the bar of a rush', () => {
  it('says what the rush does to new orders, and ends it', async () => {
    const { asked } = show(RUSH);
    await screen.findByText(/^Modo pico até .*: preços \+ 20 % · prazo \+ 15 min · 2 áreas pausadas$/);
    fireEvent.click(screen.getByRole('button', { name: 'Desligar agora' }));
    await waitFor(() => {
      expect(asked).toHaveBeenCalledWith('DELETE /api/admin/hub/rush', undefined);
    });
  });

  it('says that all is paused, and is ended by nobody who may only read', async () => {
    show({ ...RUSH, pausedEverywhere: true }, 'read');
    await screen.findByText(/pedidos novos pausados em toda parte$/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there without a rush, or when its time is over', async () => {
    const { container } = show({ ...RUSH, until: new Date(now() - 60_000).toISOString() });
    await waitFor(() => {
      expect(cache.isFetching()).toBe(0);
    });
    expect(container.textContent).toBe('');
  });
});
