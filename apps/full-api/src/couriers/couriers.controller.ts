import { Controller } from '@nestjs/common';
import { CourierBlocks, type Caller } from '#domain';
import {
  Endpoint,
  EndpointBody,
  EndpointParam,
  EndpointQuery,
  withEndpointErrors,
} from '../endpoint.decorator.js';
import { CurrentCaller } from '../auth/caller.guard.js';
import { pathId } from '../validation/path.parser.js';
import { ENDPOINT_TEXTS } from '../vocabulary/error.vocabulary.js';
import { EntregadorAnswer, EntregadoresAnswer, OnlineCouriersAnswer } from './courier.body.js';
import { CourierList } from './courier-list.queries.js';
import { BlockCourierDto, FindCouriersDto, OnlineCouriersDto } from './courier.dto.js';

const tag = 'Entregadores';
/** Declarations that all endpoints of one courier share. */
const ONE_COURIER = {
  tag,
  status: 200,
  access: 'hub',
  params: { id: pathId('courier_not_found') },
  answer: EntregadorAnswer,
  errors: [403, 404],
} as const;

const BLOCK_ERRORS = {
  invalid_value: { status: 400, text: ENDPOINT_TEXTS.couriers.invalid_value, field: 'bloqueado_ate' },
};

/** For hub keys only. */
@Controller('entregadores')
export class CouriersController {
  constructor(
    private readonly couriers: CourierList,
    private readonly blocks: CourierBlocks,
  ) {}

  @Endpoint({
    tag,
    method: 'GET',
    status: 200,
    summary: 'Lista os entregadores',
    access: 'hub',
    query: FindCouriersDto,
    answer: EntregadoresAnswer,
    errors: [400, 403],
  })
  list(
    @CurrentCaller() { scope }: Caller,
    @EndpointQuery() query: FindCouriersDto,
  ): Promise<EntregadoresAnswer> {
    return this.couriers.page(scope, query);
  }

  @Endpoint({
    tag,
    method: 'GET',
    path: 'online',
    status: 200,
    summary: 'Lista quem está online',
    access: 'hub',
    query: OnlineCouriersDto,
    answer: OnlineCouriersAnswer,
    errors: [400, 403],
  })
  online(
    @CurrentCaller() { scope }: Caller,
    @EndpointQuery() query: OnlineCouriersDto,
  ): Promise<OnlineCouriersAnswer> {
    return this.couriers.online(scope, query);
  }

  @Endpoint({ ...ONE_COURIER, method: 'GET', path: ':id', summary: 'Lê um entregador' })
  read(@CurrentCaller() { scope }: Caller, @EndpointParam('id') id: number): Promise<EntregadorAnswer> {
    return this.answer(scope, id);
  }

  @Endpoint({
    ...ONE_COURIER,
    method: 'POST',
    path: ':id/bloqueio',
    summary: 'Bloqueia um entregador',
    body: BlockCourierDto,
    errors: [400, 403, 404],
  })
  async block(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
    @EndpointBody() body: BlockCourierDto,
  ): Promise<EntregadorAnswer> {
    const until = body.bloqueado_ate ? new Date(body.bloqueado_ate) : null;
    await withEndpointErrors(BLOCK_ERRORS, () => this.blocks.block(scope, id, until));
    return this.answer(scope, id);
  }

  @Endpoint({ ...ONE_COURIER, method: 'DELETE', path: ':id/bloqueio', summary: 'Desbloqueia um entregador' })
  async unblock(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
  ): Promise<EntregadorAnswer> {
    await this.blocks.unblock(scope, id);
    return this.answer(scope, id);
  }

  @Endpoint({
    ...ONE_COURIER,
    method: 'POST',
    path: ':id/bloqueio-saque',
    summary: 'Bloqueia os saques de um entregador',
  })
  async blockWithdrawals(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
  ): Promise<EntregadorAnswer> {
    await this.blocks.setWithdrawalBlock(scope, id, true);
    return this.answer(scope, id);
  }

  @Endpoint({
    ...ONE_COURIER,
    method: 'DELETE',
    path: ':id/bloqueio-saque',
    summary: 'Desbloqueia os saques de um entregador',
  })
  async unblockWithdrawals(
    @CurrentCaller() { scope }: Caller,
    @EndpointParam('id') id: number,
  ): Promise<EntregadorAnswer> {
    await this.blocks.setWithdrawalBlock(scope, id, false);
    return this.answer(scope, id);
  }

  private async answer(scope: Caller['scope'], id: number): Promise<EntregadorAnswer> {
    return { data: await this.couriers.toBody(scope, id) };
  }
}
