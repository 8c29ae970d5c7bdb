import { isDomainError, PasswordResets, RESET_PERSON_KINDS } from '#domain';
import { addressOf, limitRate, RateLimiter } from '#runtime';
import type { Response } from 'express';
import { z } from 'zod';
import { publicApi } from '../http/declared-api.decorator.js';
import { PageAssets } from '../tracking/page-assets.provider.js';
import { resetPage, type ResetPage } from './reset.page.js';

const TRIES_PER_ADDRESS = 20;

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const api = publicApi(
  'senha/:token',
  { resets: PasswordResets, assets: PageAssets, limiter: RateLimiter },
  { token: z.string().max(100) },
);

/** The page works without scripts. */
export const ResetPageController = api.controller('ResetPageController', {
  /** Shows the form without using the link up, as programs open links to preview them. */
  show: api.send('', {
    summary: 'The page on which a person chooses a new password',
    mediaTypes: ['text/html'],
    errors: [],
    run: async ({ resets, assets, token, response }) => {
      const owner = await resets.ownerOf(token);
      await send(assets, response, 200, owner === null ? { state: 'ended' } : { state: 'ask', owner });
    },
  }),
  choose: api.sendPost('', {
    status: 200,
    summary: 'Takes the form of the page',
    mediaTypes: ['text/html'],
    unlisted: true,
    run: async ({ resets, assets, limiter, token, request, response }) => {
      await limitRate(limiter, response, `password-reset:${addressOf(request)}`, TRIES_PER_ADDRESS);
      const password = (request.body as { senha?: unknown } | undefined)?.senha;
      const given = typeof password === 'string' ? password : '';
      await send(assets, response, ...(await complete(resets, token, given)));
    },
  }),
});

async function complete(
  resets: PasswordResets,
  token: string,
  password: string,
): Promise<[status: number, shown: ResetPage]> {
  try {
    return [200, { state: 'done', owner: await resets.complete(token, password) }];
  } catch (error) {
    if (!isDomainError(error, 'invalid_value')) throw error;
    const owner = await resets.ownerOf(token);
    return [400, owner === null ? { state: 'ended' } : { state: 'password', owner }];
  }
}

async function send(assets: PageAssets, response: Response, status: number, shown: ResetPage): Promise<void> {
  response.status(status).set({
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    // The address is a secret.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  response.type('html').send(await resetPage(assets.url('tracking-page.css'), shown));
}

const requestBody = z
  .strictObject({
    kind: z.enum(RESET_PERSON_KINDS),
    email: z.string().trim().min(3).max(191).optional(),
    phone: z.string().trim().min(8).max(30).optional(),
  })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
    path: ['email'],
    message: 'either email or phone is required',
  })
  .meta({ examples: [{ kind: 'courier', phone: '+55 19 99999-0001' }] });

const resetsApi = publicApi('api/console/password-resets', { resets: PasswordResets });

export const PasswordResetsController = resetsApi.controller('PasswordResetsController', {
  request: resetsApi.post('', {
    status: 202,
    summary: 'Sends a one-time link for a new password, if there is such a person',
    description:
      'The answer is the same whether the person exists or not. Operators and merchants are found by e-mail, couriers ' +
      'also by phone. A link is valid once, for 30 minutes.',
    body: requestBody,
    run: ({ resets, body: { kind, email, phone } }) =>
      resets.request(kind, email === undefined ? { phone: phone ?? '' } : { email }),
  }),
  complete: resetsApi.post('complete', {
    summary: 'Sets a new password by the token of a link; every session of the person ends',
    body: z.strictObject({
      token: z.string().min(1).max(100),
      password: z.string().min(1).max(191),
    }),
    run: ({ resets, body: { token, password } }) => resets.complete(token, password),
  }),
});
