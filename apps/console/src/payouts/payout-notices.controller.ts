import { publicApi } from '../http/declared-api.decorator.js';
import { PayoutNotices } from '#domain';
import { z } from 'zod';
import { pathId } from '../http/field.schemas.js';

const received = z.strictObject({});
const providerBody = z.looseObject({});
/** In the provider's words. */
const consentAnswer = z.strictObject({
  status: z.enum(['APPROVED', 'REFUSED']),
  refuseReason: z.string().exactOptional(),
});
const params = { hubId: pathId('hub_not_found') };

const api = publicApi('/api/payments/payouts', { notices: PayoutNotices }, params);

/** Calls of the provider that pays withdrawals, with the token of the hub's account in `asaas-access-token`. */
export const PayoutNoticesController = api.controller('PayoutNoticesController', {
  receive: api.post(':hubId/events', {
    summary: 'Takes an event of a transfer: a reason to ask the provider, in whichever order events come',
    open: true,
    body: providerBody,
    answer: received,
    errors: [401],
    run: async ({ notices, hubId, body, request }) => {
      await notices.receive(hubId, request.get('asaas-access-token'), body);
      return {};
    },
  }),
  consent: api.post(':hubId/consent', {
    summary: 'Says whether the provider may make a transfer: one for each payout, of its amount',
    open: true,
    body: providerBody,
    answer: consentAnswer,
    errors: [401],
    run: async ({ notices, hubId, body, request }) => {
      const refusal = await notices.consent(hubId, request.get('asaas-access-token'), body);
      return refusal === null
        ? { status: 'APPROVED' as const }
        : { status: 'REFUSED' as const, refuseReason: refusal };
    },
  }),
});
