import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { answering } from '../../base/api/answering.js';
import { cache } from '../../base/api/client.js';
import { renderReading } from '../../base/api/rendering.js';
import { go, goQuery } from '../../base/router.js';
import { useSetup } from '../start/setup.hook.js';
import { useLanding } from './view.js';

/** As the board does when its form of a new order is open. */
function Board() {
  useEffect(() => goQuery({ novo: null }, { replace: true }), []);
  return null;
}

function Landing({ landed }: { landed: () => void }) {
  useLanding();
  const { data } = useSetup();
  // The effect of the landing runs before this one.
  useEffect(() => {
    if (data) landed();
  }, [data, landed]);
  return <Board />;
}

async function show(address: string, personId: number) {
  go(address);
  cache.setQueryData(['session'], {
    operator: { id: personId, name: 'Ana', hubId: 1 },
    hub: { name: 'Entregas' },
    rights: { hub: 'write' },
    modules: [],
  });
  let answer = (_setup: object): void => undefined;
  const setup = new Promise<object>((resolve) => (answer = resolve));
  answering({ GET: () => setup });
  const landed = jest.fn();
  renderReading(<Landing landed={landed} />);
  answer({ order: false });
  await waitFor(() => expect(landed).toHaveBeenCalled());
}

describe('the first steps', () => {
  it('are shown to whoever opens the board of a hub without orders', async () => {
    await show('/painel', 1);
    expect(location.pathname).toBe('/painel/inicio');
  });

  it('stay away from a board that was opened for its form of a new order', async () => {
    await show('/painel?novo=1', 2);
    expect(location.pathname).toBe('/painel');
  });
});
