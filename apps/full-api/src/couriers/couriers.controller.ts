import { CourierBlocks, type Scope } from '#domain';
import { fullApi, withEndpointErrors } from '../endpoint.decorator.js';
import { pathId } from '../validation/dto.parser.js';
import { ENDPOINT_TEXTS } from '../vocabulary/error.vocabulary.js';
import { EntregadorAnswer, EntregadoresAnswer, OnlineCouriersAnswer } from './courier.body.js';
import { BlockCourierDto, CourierList, FindCouriersDto, OnlineCouriersDto } from './courier-list.queries.js';

const ONE_COURIER = {
  access: 'hub',
  params: { id: pathId('courier_not_found') },
  answer: EntregadorAnswer,
  errors: [403, 404],
} as const;

const BLOCK_ERRORS = {
  invalid_value: { status: 400, text: ENDPOINT_TEXTS.couriers.invalid_value, field: 'bloqueado_ate' },
};

interface OneCourier {
  readonly couriers: CourierList;
  readonly scope: Scope;
  readonly id: number;
}

async function answerOf({ couriers, scope, id }: OneCourier): Promise<EntregadorAnswer> {
  return { data: await couriers.toBody(scope, id) };
}

const api = fullApi('entregadores', 'Entregadores', { couriers: CourierList, blocks: CourierBlocks });

export const CouriersController = api.controller('CouriersController', {
  list: api.get('', {
    summary: 'Lista os entregadores',
    access: 'hub',
    query: FindCouriersDto,
    answer: EntregadoresAnswer,
    errors: [400, 403],
    run: ({ couriers, scope, query }) => couriers.page(scope, query),
  }),
  online: api.get('online', {
    summary: 'Lista quem está online',
    access: 'hub',
    query: OnlineCouriersDto,
    answer: OnlineCouriersAnswer,
    errors: [400, 403],
    run: ({ couriers, scope, query }) => couriers.online(scope, query),
  }),
  read: api.get(':id', { ...ONE_COURIER, summary: 'Lê um entregador', run: answerOf }),
  block: api.post(':id/bloqueio', {
    ...ONE_COURIER,
    summary: 'Bloqueia um entregador',
    body: BlockCourierDto,
    errors: [400, 403, 404],
    run: async (call) => {
      const { blocks, scope, id, body } = call;
      const until = body.bloqueado_ate ? new Date(body.bloqueado_ate) : null;
      await withEndpointErrors(BLOCK_ERRORS, () => blocks.block(scope, id, until));
      return answerOf(call);
    },
  }),
  unblock: api.delete(':id/bloqueio', {
    ...ONE_COURIER,
    summary: 'Desbloqueia um entregador',
    run: async (call) => {
      await call.blocks.unblock(call.scope, call.id);
      return answerOf(call);
    },
  }),
  blockWithdrawals: api.post(':id/bloqueio-saque', {
    ...ONE_COURIER,
    summary: 'Bloqueia os saques de um entregador',
    run: async (call) => {
      await call.blocks.setWithdrawalBlock(call.scope, call.id, true);
      return answerOf(call);
    },
  }),
  unblockWithdrawals: api.delete(':id/bloqueio-saque', {
    ...ONE_COURIER,
    summary: 'Desbloqueia os saques de um entregador',
    run: async (call) => {
      await call.blocks.setWithdrawalBlock(call.scope, call.id, false);
      return answerOf(call);
    },
  }),
});
