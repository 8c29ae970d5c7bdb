import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { Credentials, DomainError, Merchants, type Caller } from '#domain';
import type { Response } from 'express';
import { AccessFor } from '../auth/access.decorator.js';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Documented } from '../openapi/documented.js';
import { streamJson } from '../stream-text.js';
import { IdPipe } from '../validation/id.pipe.js';
import { UserList } from './user-list.js';
import { TokenAnswer, UserAnswer, UsersAnswer } from './user.body.js';
import { toMerchantPatch, toNewMerchant } from './user.mapper.js';
import { CreateUserDto, FindUsersDto, TokenDto, UpdateUserDto } from './users.dto.js';

const UserId = () => Param('id', new IdPipe('merchant_not_found'));
const UserDocument = (summary: string, errors: (400 | 403 | 404)[], status: 200 | 201 = 200) =>
  Documented({ tag: 'Usuários', summary, status, type: UserAnswer, errors });

@Controller()
export class UsersController {
  constructor(
    private readonly merchants: Merchants,
    private readonly credentials: Credentials,
    private readonly users: UserList,
  ) {}

  @Get('usuarios')
  @Documented({
    tag: 'Usuários',
    summary: 'Lista os usuários',
    status: 200,
    type: UsersAnswer,
    errors: [400, 403],
  })
  async list(
    @CurrentCaller() { scope }: Caller,
    @Query() query: FindUsersDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UsersAnswer | undefined> {
    if (query.email !== undefined || query.external_id !== undefined)
      return this.users.matching(scope, query);
    if (query.pagina !== undefined || query.por_pagina !== undefined) return this.users.page(scope, query);
    await streamJson(response, this.users.text(scope));
    return undefined;
  }

  @Get('usuarios/:id')
  @AccessFor('own_user')
  @UserDocument('Lê um usuário', [403, 404])
  async read(@CurrentCaller() { scope }: Caller, @UserId() id: number): Promise<UserAnswer> {
    return { data: await this.users.one(scope, await this.merchants.get(scope, id)) };
  }

  @Post('usuarios')
  @UserDocument('Cria um usuário', [400, 403], 201)
  async create(@CurrentCaller() { scope }: Caller, @Body() body: CreateUserDto): Promise<UserAnswer> {
    return { data: await this.users.one(scope, await this.merchants.create(scope, toNewMerchant(body))) };
  }

  @Put('usuarios/:id')
  @AccessFor('own_user')
  @UserDocument('Altera os campos enviados de um usuário', [400, 403, 404])
  replace(
    @CurrentCaller() caller: Caller,
    @UserId() id: number,
    @Body() body: UpdateUserDto,
  ): Promise<UserAnswer> {
    return this.update(caller, id, body);
  }

  @Patch('usuarios/:id')
  @AccessFor('own_user')
  @UserDocument('Altera os campos enviados de um usuário', [400, 403, 404])
  async update(
    @CurrentCaller() caller: Caller,
    @UserId() id: number,
    @Body() body: UpdateUserDto,
  ): Promise<UserAnswer> {
    // Blocking is the hub's business, by whichever door.
    if (caller.merchantId !== null && typeof body.bloqueado === 'boolean') throw new DomainError('forbidden');
    const { scope } = caller;
    return {
      data: await this.users.one(scope, await this.merchants.update(scope, id, toMerchantPatch(body))),
    };
  }

  @Post('usuarios/:id/bloqueio')
  @HttpCode(200)
  @UserDocument('Bloqueia um usuário', [403, 404])
  async block(@CurrentCaller() { scope }: Caller, @UserId() id: number): Promise<UserAnswer> {
    return { data: await this.users.one(scope, await this.merchants.block(scope, id)) };
  }

  @Delete('usuarios/:id/bloqueio')
  @UserDocument('Desbloqueia um usuário', [403, 404])
  async unblock(@CurrentCaller() { scope }: Caller, @UserId() id: number): Promise<UserAnswer> {
    return { data: await this.users.one(scope, await this.merchants.unblock(scope, id)) };
  }

  @Post('generateAccessToken')
  @Documented({
    tag: 'Usuários',
    summary: 'Emite um token para um usuário, criado se ainda não existe',
    status: 201,
    type: TokenAnswer,
    errors: [400, 403],
  })
  async token(@CurrentCaller() { scope }: Caller, @Body() body: TokenDto): Promise<TokenAnswer> {
    const merchant = await this.merchants.findOrCreate(scope, toNewMerchant(body));
    const { token } = await this.credentials.issueUserToken(scope, merchant.id);
    return { token };
  }
}
