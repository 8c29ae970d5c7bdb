import { Controller, Res } from '@nestjs/common';
import { Credentials, DomainError, Merchants, type Caller } from '#domain';
import type { Response } from 'express';
import { CurrentCaller } from '../auth/caller.guard.js';
import {
  Endpoint,
  EndpointBody,
  EndpointParam,
  EndpointQuery,
  withEndpointErrors,
} from '../endpoint.decorator.js';
import { streamJson } from '../json.stream.js';
import { pathId } from '../validation/path.parser.js';
import { UserList } from './user-list.queries.js';
import {
  TokenAnswer,
  toMerchantPatch,
  toNewMerchant,
  USER_ERRORS,
  UserAnswer,
  UsersAnswer,
} from './user.body.js';
import { CreateUserDto, FindUsersDto, TokenDto, UpdateUserDto } from './user.dto.js';

const tag = 'Usuários';
/** Declarations that all endpoints of one user share. */
const ONE_USER = {
  tag,
  status: 200,
  params: { id: pathId('merchant_not_found') },
  answer: UserAnswer,
  errors: [403, 404],
} as const;
const CHANGE = {
  ...ONE_USER,
  path: 'usuarios/:id',
  summary: 'Altera os campos enviados de um usuário',
  access: 'own_user',
  body: UpdateUserDto,
  errors: [400, 403, 404],
} as const;

@Controller()
export class UsersController {
  constructor(
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    private readonly users: UserList,
  ) {}

  @Endpoint({
    tag,
    method: 'GET',
    path: 'usuarios',
    status: 200,
    summary: 'Lista os usuários',
    access: 'hub',
    query: FindUsersDto,
    answer: UsersAnswer,
    streamed: true,
    errors: [400, 403],
  })
  async list(
    @CurrentCaller() { scope }: Caller,
    @EndpointQuery() query: FindUsersDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UsersAnswer | undefined> {
    if (query.email !== undefined || query.external_id !== undefined)
      return this.users.matching(scope, query);
    if (query.pagina !== undefined || query.por_pagina !== undefined) return this.users.page(scope, query);
    await streamJson(response, this.users.streamText(scope));
    return undefined;
  }

  @Endpoint({
    ...ONE_USER,
    method: 'GET',
    path: 'usuarios/:id',
    summary: 'Lê um usuário',
    access: 'own_user',
  })
  async read(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number): Promise<UserAnswer> {
    return { data: await this.users.toBody(scope, await this.merchants.get(scope, id)) };
  }

  @Endpoint({
    tag,
    method: 'POST',
    path: 'usuarios',
    status: 201,
    summary: 'Cria um usuário',
    access: 'hub',
    body: CreateUserDto,
    answer: UserAnswer,
    errors: [400, 403],
  })
  async create(@CurrentCaller() { scope }: Caller, @EndpointBody() body: CreateUserDto): Promise<UserAnswer> {
    return { data: await this.users.toBody(scope, await this.merchants.create(scope, toNewMerchant(body))) };
  }

  @Endpoint({ ...CHANGE, method: 'PUT' })
  replace(
    @CurrentCaller() caller: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() body: UpdateUserDto,
  ): Promise<UserAnswer> {
    return this.update(caller, id, body);
  }

  @Endpoint({ ...CHANGE, method: 'PATCH' })
  async update(
    @CurrentCaller() caller: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() body: UpdateUserDto,
  ): Promise<UserAnswer> {
    // Only a hub key may block, by PUT as by the endpoints of blocking.
    if (caller.merchantId !== null && typeof body.bloqueado === 'boolean') throw new DomainError('forbidden');
    const { scope } = caller;
    const updated = await withEndpointErrors(USER_ERRORS, () =>
      this.merchants.update(scope, id, toMerchantPatch(body)),
    );
    return { data: await this.users.toBody(scope, updated) };
  }

  @Endpoint({
    ...ONE_USER,
    method: 'POST',
    path: 'usuarios/:id/bloqueio',
    summary: 'Bloqueia um usuário',
    access: 'hub',
  })
  async block(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number): Promise<UserAnswer> {
    return { data: await this.users.toBody(scope, await this.merchants.block(scope, id)) };
  }

  @Endpoint({
    ...ONE_USER,
    method: 'DELETE',
    path: 'usuarios/:id/bloqueio',
    summary: 'Desbloqueia um usuário',
    access: 'hub',
  })
  async unblock(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number): Promise<UserAnswer> {
    return { data: await this.users.toBody(scope, await this.merchants.unblock(scope, id)) };
  }

  @Endpoint({
    tag,
    method: 'POST',
    path: 'generateAccessToken',
    status: 201,
    summary: 'Emite um token para um usuário, criado se ainda não existe',
    access: 'hub',
    body: TokenDto,
    answer: TokenAnswer,
    errors: [400, 403],
  })
  async token(@CurrentCaller() { scope }: Caller, @EndpointBody() body: TokenDto): Promise<TokenAnswer> {
    const merchant = await this.merchants.findOrCreate(scope, toNewMerchant(body));
    const { token } = await this.credentials.issueUserToken(scope, merchant.id);
    return { token };
  }
}
