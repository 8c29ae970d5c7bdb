import { act, fireEvent, render, screen } from '@testing-library/react';
import { SecondFactor } from './second-factor.js';

describe('a person’s own second factor', () => {
  const acts = {
    beginFactor: () => Promise.resolve({ secret: 'JBSWY3DP', uri: '', qr: ['10', '01'] }),
    confirmFactor: () => Promise.resolve({ id: 1, recoveryCodes: ['k3f9-2mqa', 'p8xw-71dz'] }),
    removeFactor: () => Promise.resolve(),
  };
  const type = async (label: string, text: string, button: string) => {
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
  };

  it('shows its codes until they are kept, also where it is known to be on meanwhile, and then that it is on', async () => {
    const of = (enrolled: boolean) => (
      <SecondFactor
        factor={{ enrolled, recoveryCodesLeft: 2 }}
        acts={acts}
        done={async () => shown.rerender(of(true))}
      />
    );
    const shown = render(of(false));
    await type('Sua senha', 'segredo1', 'Cadastrar aplicativo');
    await type('Código que o aplicativo mostra', '123456', 'Confirmar');
    await screen.findByText('k3f9-2mqa');
    shown.rerender(of(true));
    expect(screen.queryByText('p8xw-71dz')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Guardei os códigos' }));
    await screen.findByText('Ligada: cada entrada pede um código.');
    expect(screen.queryByText('k3f9-2mqa')).toBeNull();
  });
});
