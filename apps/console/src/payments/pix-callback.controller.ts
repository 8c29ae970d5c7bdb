import { PaymentCallBacks } from '#domain';
import { LOGGER, rawBodyOf, type Logger, injected } from '#runtime';
import { z } from 'zod';
import { publicApi, type CallOf } from '../http/declared-api.decorator.js';

const received = z.strictObject({});

const api = publicApi('/api/payments/pix', {
  callBacks: PaymentCallBacks,
  logger: injected<Logger>(LOGGER),
});

/** The payment provider's call-back, `X-Signature: sha256=<HMAC of the body>`. API Pix appends `/pix`. */
export const PixCallbackController = api.controller('PixCallbackController', {
  receive: api.post('', {
    status: 200,
    summary: 'Takes a notice of transfers, signed in X-Signature',
    answer: received,
    errors: [401],
    run: receive,
  }),
  receiveBelow: api.post('pix', { summary: 'The same', answer: received, unlisted: true, run: receive }),
});

/** Answers 200 also for a transfer without a charge here: a repeated call would not change that. */
async function receive({ callBacks, logger, request }: CallOf<typeof api>) {
  const [signature, body] = [request.get('x-signature'), rawBodyOf(request) ?? Buffer.alloc(0)];
  const { payments, unmatched } = await callBacks.receive({ signature, body });
  if (unmatched > 0) logger.warn({ unmatched }, 'transfers without a charge');
  const doubtful = payments.filter(({ outcome }) => outcome === 'wrong_amount').map(({ orderId }) => orderId);
  if (doubtful.length > 0) logger.warn({ orderIds: doubtful }, 'paid amounts differ from the charge');
  return {};
}
