import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { cache } from '../../base/api/client.js';
import { Scopes } from './apps.part.js';

const APP = { id: 7, name: 'ERP Central' };
type Held = Parameters<typeof Scopes>[0]['scopes'];

function shown(scopes: Held): void {
  render(
    <QueryClientProvider client={cache}>
      <Scopes app={APP} scopes={scopes} />
    </QueryClientProvider>,
  );
}

describe('what an app may do', () => {
  it('is taken back one by one, after a sentence about what follows', async () => {
    const sent = answering({ PUT: {} });
    shown(['quote', 'order', 'statement']);
    fireEvent.click(screen.getByLabelText('Retirar de ERP Central: ver o extrato'));
    screen.getByText(/ERP Central deixa de poder ver o extrato na hora e é avisado/);
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Retirar', { selector: 'dialog button' }));
    await waitFor(() => {
      expect(sent).toHaveBeenCalledWith('PUT /api/merchant/app-connections/7/scopes', {
        scopes: ['quote', 'order'],
      });
    });
  });

  it('ends with the app where it is the last', () => {
    shown(['quote']);
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
    screen.getByText(/desconecte o aplicativo/);
  });
});
