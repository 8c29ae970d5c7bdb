import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { cache } from '../../base/api/client.js';
import { renderReading } from '../../base/api/rendering.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { FaultRulesEditor } from './hub-rules.part.js';

const NOTHING = {
  feeRefundBp: 0,
  returnRefundBp: 0,
  returnCentsPerKm: 0,
  courierPayBp: 10_000,
  goodsShopBp: 0,
  goodsCourierBp: 0,
  goodsLimitCents: 0,
};
const SETTINGS = {
  faults: { recipient: NOTHING, shop: NOTHING, courier: NOTHING, company: NOTHING, nobody: NOTHING },
  claims: { openDays: 7, answerHours: 72 },
} as HubSettings;

describe('the rules of who pays', () => {
  it('are typed for each fault, refused at the field, and saved with the times of claims', async () => {
    const saved = answering({ PUT: {} });
    cache.setQueryData(['session'], { modules: ['claims'] });
    renderReading(<FaultRulesEditor settings={SETTINGS} mayWrite />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Nada muda/ }).checked).toBe(true);
    const courier = within(screen.getByRole('group', { name: 'Responsável: Entregador' }));
    const payField = courier.getByLabelText('Repasse que o entregador mantém (%)');
    fireEvent.change(courier.getByLabelText('Frete devolvido à loja (%)'), { target: { value: '100' } });
    fireEvent.change(payField, { target: { value: '101' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar regras' }));
    expect(payField.getAttribute('aria-invalid')).toBe('true');
    expect(saved).not.toHaveBeenCalled();
    fireEvent.change(payField, { target: { value: '50' } });
    fireEvent.change(screen.getByLabelText('Horas para decidir'), { target: { value: '48' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar regras' }));
    await waitFor(() => {
      expect(saved).toHaveBeenCalledWith('PUT /api/admin/hub/settings', {
        faults: { ...SETTINGS.faults, courier: { ...NOTHING, feeRefundBp: 10_000, courierPayBp: 5_000 } },
        claims: { openDays: 7, answerHours: 48 },
      });
    });
  });
});
