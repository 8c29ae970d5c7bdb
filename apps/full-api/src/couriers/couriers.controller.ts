import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CourierBlocks, type Caller } from '#domain';
import { answering } from '../answered.error.js';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { Documented } from '../openapi/documented.js';
import { IdPipe } from '../validation/id.pipe.js';
import { EntregadorAnswer, EntregadoresAnswer, OnlineCouriersAnswer } from './courier.body.js';
import { CourierList } from './courier-list.js';
import { BlockCourierDto, FindCouriersDto, OnlineCouriersDto } from './couriers.dto.js';

const tag = 'Entregadores';
const CourierId = () => Param('id', new IdPipe('courier_not_found'));
const CourierDocument = (summary: string, errors: (400 | 403 | 404)[] = [403, 404]) =>
  Documented({ tag, summary, status: 200, type: EntregadorAnswer, errors });

const NOT_AHEAD = {
  invalid_value: { status: 400, text: 'O fim do bloqueio deve ser uma data futura', field: 'bloqueado_ate' },
};

/** For hub keys only. */
@Controller('entregadores')
export class CouriersController {
  constructor(
    private readonly couriers: CourierList,
    private readonly blocks: CourierBlocks,
  ) {}

  @Get()
  @Documented({
    tag,
    summary: 'Lista os entregadores',
    status: 200,
    type: EntregadoresAnswer,
    errors: [400, 403],
  })
  list(@CurrentCaller() { scope }: Caller, @Query() query: FindCouriersDto): Promise<EntregadoresAnswer> {
    return this.couriers.page(scope, query);
  }

  @Get('online')
  @Documented({
    tag,
    summary: 'Lista quem está online',
    status: 200,
    type: OnlineCouriersAnswer,
    errors: [400, 403],
  })
  online(
    @CurrentCaller() { scope }: Caller,
    @Query() query: OnlineCouriersDto,
  ): Promise<OnlineCouriersAnswer> {
    return this.couriers.online(scope, query);
  }

  @Get(':id')
  @CourierDocument('Lê um entregador')
  read(@CurrentCaller() { scope }: Caller, @CourierId() id: number): Promise<EntregadorAnswer> {
    return this.answer(scope, id);
  }

  @Post(':id/bloqueio')
  @HttpCode(200)
  @CourierDocument('Bloqueia um entregador', [400, 403, 404])
  async block(
    @CurrentCaller() { scope }: Caller,
    @CourierId() id: number,
    @Body() body: BlockCourierDto,
  ): Promise<EntregadorAnswer> {
    const until = body.bloqueado_ate ? new Date(body.bloqueado_ate) : null;
    await answering(NOT_AHEAD, () => this.blocks.block(scope, id, until));
    return this.answer(scope, id);
  }

  @Delete(':id/bloqueio')
  @CourierDocument('Desbloqueia um entregador')
  async unblock(@CurrentCaller() { scope }: Caller, @CourierId() id: number): Promise<EntregadorAnswer> {
    await this.blocks.unblock(scope, id);
    return this.answer(scope, id);
  }

  @Post(':id/bloqueio-saque')
  @HttpCode(200)
  @CourierDocument('Bloqueia os saques de um entregador')
  async blockWithdrawals(
    @CurrentCaller() { scope }: Caller,
    @CourierId() id: number,
  ): Promise<EntregadorAnswer> {
    await this.blocks.setWithdrawalBlock(scope, id, true);
    return this.answer(scope, id);
  }

  @Delete(':id/bloqueio-saque')
  @CourierDocument('Desbloqueia os saques de um entregador')
  async unblockWithdrawals(
    @CurrentCaller() { scope }: Caller,
    @CourierId() id: number,
  ): Promise<EntregadorAnswer> {
    await this.blocks.setWithdrawalBlock(scope, id, false);
    return this.answer(scope, id);
  }

  private async answer(scope: Caller['scope'], id: number): Promise<EntregadorAnswer> {
    return { data: await this.couriers.one(scope, id) };
  }
}
