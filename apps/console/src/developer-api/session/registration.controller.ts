import { publicApi } from '../../http/declared-api.decorator.js';
import { DeveloperAccounts } from '#domain';
import { addressOf, limitRate, RateLimiter } from '#runtime';
import {
  addressBody,
  confirmationBody,
  newPasswordBody,
  registrationAnswer,
  registrationBody,
} from './session.schemas.js';

const REGISTRATIONS_PER_MINUTE = 10;

const api = publicApi('api/developer', { accounts: DeveloperAccounts, limiter: RateLimiter });

/** Accounts of developers before they can log in: registration, confirmation, forgotten passwords. */
export const DeveloperRegistrationController = api.controller('DeveloperRegistrationController', {
  register: api.post('register', {
    status: 202,
    summary:
      'Registers a developer and sends a link that confirms the e-mail; known addresses are answered alike',
    open: true,
    body: registrationBody,
    answer: registrationAnswer,
    run: async ({ limiter, accounts, body, request, response }) => {
      const address = `developer-register:${addressOf(request)}`;
      await limitRate(limiter, response, address, REGISTRATIONS_PER_MINUTE);
      return { confirmed: await accounts.register(body) };
    },
  }),
  confirm: api.post('confirm', {
    summary: 'Confirms a registration by the link’s token and the password that was registered',
    open: true,
    body: confirmationBody,
    errors: [401],
    run: ({ accounts, body: { token, password } }) => accounts.confirm(token, password),
  }),
  forgotten: api.post('password-links', {
    status: 202,
    summary: 'Sends a link for a new password, if the address is known',
    open: true,
    body: addressBody,
    run: ({ accounts, body: { email } }) => accounts.sendPasswordLink(email),
  }),
  complete: api.post('password-links/complete', {
    summary: 'Sets a new password by the link’s token, which confirms the e-mail too; every session ends',
    open: true,
    body: newPasswordBody,
    run: ({ accounts, body: { token, password } }) => accounts.completePassword(token, password),
  }),
});
