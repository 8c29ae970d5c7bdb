import { Credentials, DomainError, Merchants } from '#domain';
import { fullApi, withEndpointErrors } from '../endpoint.decorator.js';
import { streamJson } from '../json.stream.js';
import { pathId } from '../validation/dto.parser.js';
import { UserList } from './user-list.queries.js';
import {
  CreateUserDto,
  FindUsersDto,
  TokenAnswer,
  TokenDto,
  toMerchantPatch,
  toNewMerchant,
  UpdateUserDto,
  USER_ERRORS,
  UserAnswer,
  UsersAnswer,
} from './user.body.js';

const api = fullApi('', 'Usuários', { merchants: Merchants, credentials: Credentials, users: UserList });

const ONE_USER = {
  params: { id: pathId('merchant_not_found') },
  answer: UserAnswer,
  errors: [403, 404],
} as const;
const change = api.patch('usuarios/:id', {
  ...ONE_USER,
  summary: 'Altera os campos enviados de um usuário',
  access: 'own_user',
  body: UpdateUserDto,
  errors: [400, 403, 404],
  run: async ({ merchants, users, caller, scope, id, body }) => {
    // Only a hub key may block, by PUT as by the endpoints for blocking.
    if (caller.merchantId !== null && typeof body.bloqueado === 'boolean') throw new DomainError('forbidden');
    const updated = await withEndpointErrors(USER_ERRORS, () =>
      merchants.update(scope, id, toMerchantPatch(body)),
    );
    return users.answer(scope, updated);
  },
});

export const UsersController = api.controller('UsersController', {
  list: api.get('usuarios', {
    summary: 'Lista os usuários',
    access: 'hub',
    query: FindUsersDto,
    answer: UsersAnswer,
    streamed: true,
    errors: [400, 403],
    run: async ({ users, scope, query, response }): Promise<UsersAnswer | undefined> => {
      if (query.email !== undefined || query.external_id !== undefined) return users.matching(scope, query);
      if (query.pagina !== undefined || query.por_pagina !== undefined) return users.page(scope, query);
      await streamJson(response, users.streamText(scope));
      return undefined;
    },
  }),
  read: api.get('usuarios/:id', {
    ...ONE_USER,
    summary: 'Lê um usuário',
    access: 'own_user',
    run: async ({ merchants, users, scope, id }) => users.answer(scope, await merchants.get(scope, id)),
  }),
  create: api.post('usuarios', {
    status: 201,
    summary: 'Cria um usuário',
    access: 'hub',
    body: CreateUserDto,
    answer: UserAnswer,
    errors: [400, 403],
    run: async ({ merchants, users, scope, body }) =>
      users.answer(scope, await merchants.create(scope, toNewMerchant(body))),
  }),
  replace: { ...change, declaration: { ...change.declaration, method: 'PUT' } },
  update: change,
  block: api.post('usuarios/:id/bloqueio', {
    ...ONE_USER,
    summary: 'Bloqueia um usuário',
    access: 'hub',
    run: async ({ merchants, users, scope, id }) => users.answer(scope, await merchants.block(scope, id)),
  }),
  unblock: api.delete('usuarios/:id/bloqueio', {
    ...ONE_USER,
    summary: 'Desbloqueia um usuário',
    access: 'hub',
    run: async ({ merchants, users, scope, id }) => users.answer(scope, await merchants.unblock(scope, id)),
  }),
  token: api.post('generateAccessToken', {
    status: 201,
    summary: 'Emite um token para um usuário, criado se ainda não existe',
    access: 'hub',
    body: TokenDto,
    answer: TokenAnswer,
    errors: [400, 403],
    run: async ({ merchants, credentials, scope, body }) => {
      const merchant = await merchants.findOrCreate(scope, toNewMerchant(body));
      const { token } = await credentials.issueUserToken(scope, merchant.id);
      return { token };
    },
  }),
});
