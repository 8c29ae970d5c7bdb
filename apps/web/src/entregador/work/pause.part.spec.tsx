import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { now } from '../../base/clock.js';
import type { Me } from '../data/api.store.js';
import { useValue } from '../../base/observable.js';
import { session } from '../data/session.store.js';
import { Pause } from './notices.part.js';

afterEach(() => act(() => session.set({ phase: 'starting' })));

const paused = (until: number | null) => ({
  phase: 'in' as const,
  company: null,
  me: {
    id: 7,
    online: true,
    pause: until === null ? null : { until: new Date(until).toISOString(), reason: 'offer_unanswered' },
  } as Me,
});

function Now() {
  const now = useValue(session);
  return now.phase === 'in' && <Pause pause={now.me.pause} />;
}

describe('a courier who did not answer an offer', () => {
  it('sees for how long no offers come and why, and ends it', async () => {
    session.set(paused(now() + 110_000));
    const asked = answering({ DELETE: paused(null).me });
    render(<Now />);
    screen.getByText('Pausado por 2 min: uma oferta não foi respondida');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar a receber ofertas' }));
    await waitFor(() => expect(screen.queryByText(/^Pausado/)).toBeNull());
    expect(asked).toHaveBeenCalledWith('DELETE /api/courier/pause', undefined);
  });

  it('sees nothing of a pause that is over', () => {
    session.set(paused(now() - 60_000));
    render(<Now />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
