import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { renderReading } from '../../base/api/rendering.js';
import { CloseDialog } from './close-dialog.part.js';
import type { Unbilled } from './invoices.rules.js';

const accounts = [1, 2, 3].map((merchantId) => ({ merchantId, merchantName: `Loja ${merchantId}` }));
const invoice = { id: 9, number: 9, totalCents: 1_000 };
const closed = { invoice, refusal: null };
const refused = { invoice: null, refusal: 'nothing_to_invoice' };

describe('closing the period of several accounts', () => {
  it('sends only refused accounts again, also after an attempt that failed as a whole', async () => {
    const answers: unknown[] = [
      { results: [closed, refused, closed] },
      Response.json({ code: 'internal_error' }, { status: 500 }),
      { results: [closed] },
    ];
    const asked = answering({ POST: () => answers.shift() });
    const close = jest.fn();
    renderReading(<CloseDialog accounts={accounts as unknown as readonly Unbilled[]} close={close} />);
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Fechar e emitir' });
    for (const attempt of [1, 2, 3]) {
      await waitFor(() => expect(button().disabled).toBe(false));
      fireEvent.click(button());
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(attempt));
    }
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const sent = asked.mock.calls.map(([, body]) => (body as { merchantIds: number[] }).merchantIds);
    expect(sent).toEqual([[1, 2, 3], [2], [2]]);
  });
});
