import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { renderReading } from '../../base/api/rendering.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { PayRulesEditor } from './hub-rules.part.js';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the rules of couriers’ pay', () => {
  it('are switched on, tried line by line, corrected and saved', async () => {
    const trial = {
      shareCents: 960,
      payCents: 1_500,
      lines: [{ kind: 'floor', cents: 540 }],
      centsPerKm: 273,
    };
    const asked = answering({ POST: trial, PUT: {} });
    const settings = { courierShareBp: 8_000, payRules: null } as HubSettings;
    renderReading(<PayRulesEditor settings={settings} mayWrite />);
    expect(screen.queryByLabelText('Piso por pedido (R$)')).toBeNull();
    fireEvent.click(screen.getByLabelText('Usar regras além da parte do preço'));
    type('Piso por pedido (R$)', '15');
    await screen.findByText('Complemento até o piso');
    await screen.findByText(/2,73 por km com o caminho até a coleta/);
    await waitFor(() => {
      expect(asked).toHaveBeenLastCalledWith(
        'POST /api/admin/hub/pay-trial',
        expect.objectContaining({
          totalCents: 1_200,
          shareBp: 8_000,
          toPickupM: 1_500,
          rules: expect.objectContaining({ floorOrderCents: 1_500 }) as object,
        }),
      );
    });

    type('Quanto vale o que não foi entregue (%)', '101');
    fireEvent.click(screen.getByRole('button', { name: 'Salvar regras' }));
    expect(screen.getByLabelText('Quanto vale o que não foi entregue (%)').getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(asked.mock.calls.map(([operation]) => operation)).not.toContain('PUT /api/admin/hub/settings');
    type('Quanto vale o que não foi entregue (%)', '50');
    fireEvent.click(screen.getByRole('button', { name: 'Salvar regras' }));
    await waitFor(() => {
      expect(asked).toHaveBeenCalledWith('PUT /api/admin/hub/settings', {
        courierShareBp: 8_000,
        payRules: expect.objectContaining({ floorOrderCents: 1_500, failedBp: 5_000 }) as object,
      });
    });
  });
});
