import { MAX_BATCH_ORDERS, MAX_STOPS } from '#domain';
import type { TakesFaults } from '../validation/fields.parser.js';
import type { FieldErrors } from '../validation/dto.parser.js';
import { ListField, ObjectField } from '../validation/field.decorator.js';
import {
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  LONG_TEXT,
  MoneyField,
  PageField,
  TextField,
  WordField,
} from '../validation/scalar-field.decorator.js';
import { PAYMENT_METHOD_WORDS, type PaymentMethodWord } from '../vocabulary/order.vocabulary.js';
import { CallPickupDto, ClientDto, DimensionsDto, PickupDto, StopDto } from './order-parts.dto.js';

const INITIAL_STATUSES = ['pending', 'preparing'] as const;
const STOP_EXAMPLE = {
  endereco: 'Rua dos Ipês, 250',
  latitude: -22.9012,
  longitude: -47.0575,
  nome: 'João',
  telefone: '11999990002',
  external_id: 'CASA-1',
  order_display_id: '1234',
};

/** An existing user, or one to create with the order. */
class CustomerDto {
  @IdField<CustomerDto>({
    label: 'O cliente',
    description: 'Id do cliente; obrigatório sem o objeto cliente',
    example: 10001,
    required: ({ cliente }) => cliente === undefined || cliente === null,
  })
  cliente_id?: number | null;

  @ObjectField(() => ClientDto, { label: 'O cliente', description: 'Cria o cliente junto com o pedido' })
  cliente?: ClientDto | null;
}

export class QuoteDto extends CustomerDto {
  @IdField({ label: 'O tipo de veículo', required: true, example: 10001 })
  tipo_veiculo_id: number;

  @IdField({ label: 'A categoria', example: 10001 })
  categoria_id?: number | null;

  @ObjectField(() => PickupDto, { label: 'O endereço de coleta', required: true })
  endereco_coleta: PickupDto;

  @ListField(() => StopDto, {
    label: 'Os endereços de entrega',
    required: true,
    example: [STOP_EXAMPLE],
    min: 1,
    max: MAX_STOPS,
  })
  enderecos_entrega: StopDto[];

  @ObjectField(() => DimensionsDto, { label: 'As dimensões do pacote' })
  dimensoes_pacote?: DimensionsDto | null;

  @FlagField({ label: 'O retorno', description: 'Volta à coleta após a última entrega', example: false })
  retorno_necessario?: boolean | null;

  @FlagField({
    label: 'A prova de entrega',
    description: 'Assinatura e documento em cada entrega',
    example: false,
  })
  prova_entrega_necessaria?: boolean | null;
}

const ScheduleField = IntegerField({
  label: 'O agendamento',
  description: 'Segundos a partir de agora; com ele, status_inicial é ignorado',
  min: 1,
  max: 366 * 24 * 3_600,
});

export class CreateOrderDto extends QuoteDto {
  @TextField({ label: 'O id externo', description: 'Referência repetida em todo webhook', example: 'PED-1' })
  external_id?: string | null;

  @TextField({ label: 'A observação', description: 'Visível ao entregador', max: LONG_TEXT })
  observacao?: string | null;

  @WordField({
    label: 'O método de pagamento',
    words: PAYMENT_METHOD_WORDS,
    description: 'faturado quando omitido',
    example: 'faturado',
  })
  metodo_pagamento?: PaymentMethodWord | null;

  @WordField({ label: 'O status inicial', words: INITIAL_STATUSES, description: 'pending quando omitido' })
  status_inicial?: (typeof INITIAL_STATUSES)[number] | null;

  @ScheduleField
  agendamento_segundos?: number | null;

  @MoneyField({
    label: 'O valor dos pedidos',
    description: 'Valor declarado das mercadorias',
    zero: true,
    rounded: true,
    example: 59.9,
  })
  valor_pedidos?: number | null;
}

export class BatchedOrderDto extends CreateOrderDto {
  @TextField({
    label: 'A cotação',
    description: 'cotacao_id de uma cotação pedida com Prefer: hold',
    max: 8_100,
  })
  cotacao_id?: string | null;
}

/** An addition to the contract: many orders in one request. */
export class OrderBatchDto implements TakesFaults {
  @FlagField({
    label: 'O atomico',
    description: 'true: todos são criados, ou nenhum; false quando omitido: cada um por si',
    example: false,
  })
  atomico?: boolean | null;

  @ListField(() => BatchedOrderDto, {
    label: 'Os pedidos',
    required: true,
    min: 1,
    max: MAX_BATCH_ORDERS,
    example: [
      {
        tipo_veiculo_id: 10001,
        cliente_id: 10001,
        endereco_coleta: { endereco: 'Rua das Palmeiras, 100', latitude: -22.9056, longitude: -47.0608 },
        enderecos_entrega: [STOP_EXAMPLE],
      },
    ],
  })
  pedidos: BatchedOrderDto[];

  /** By index. */
  readonly #faults = new Map<number, FieldErrors>();

  faultsOf(place: number): FieldErrors | undefined {
    return this.#faults.get(place);
  }

  takeFaults(errors: FieldErrors): FieldErrors {
    if (this.atomico) return errors;
    const others: FieldErrors = {};
    for (const [path, messages] of Object.entries(errors)) {
      const [, place, field = ''] = /^pedidos\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
      if (place === undefined) others[path] = messages;
      else this.#faults.set(Number(place), { ...this.#faults.get(Number(place)), [field]: messages });
    }
    return others;
  }
}

export class CallCourierDto extends CustomerDto {
  @ObjectField(() => CallPickupDto, { label: 'O endereço de coleta', required: true })
  endereco_coleta: CallPickupDto;

  @IntegerField({
    label: 'O número de locais de entrega',
    description: 'Quantos locais o entregador informará na coleta',
    required: true,
    min: 1,
    max: MAX_STOPS,
    example: 1,
  })
  num_locais_entrega: number;

  @IdField({ label: 'O tipo de veículo', example: 10001 })
  tipo_veiculo_id?: number | null;

  @FlagField({ label: 'O retorno', description: 'Volta à coleta após a última entrega' })
  retorno_necessario?: boolean | null;

  @FlagField({ label: 'A prova de entrega', description: 'Colhe prova de entrega' })
  prova_entrega?: boolean | null;

  @TextField({ label: 'A observação', description: 'Visível ao entregador', max: LONG_TEXT })
  observacao?: string | null;

  @WordField({
    label: 'O método de pagamento',
    words: PAYMENT_METHOD_WORDS,
    description: 'faturado quando omitido',
  })
  metodo_pagamento?: PaymentMethodWord | null;

  @WordField({ label: 'O status inicial', words: INITIAL_STATUSES, description: 'pending quando omitido' })
  status_inicial?: (typeof INITIAL_STATUSES)[number] | null;

  @ScheduleField
  agendamento_segundos?: number | null;
}

export const ORDERS_PER_PAGE = 50;

export class ListOrdersDto {
  @PageField({ label: 'A página', description: '1 quando omitida', example: 1 })
  page?: number;

  @IntegerField({
    label: 'O limite',
    description: '50 quando omitido',
    min: 1,
    max: 100,
    example: 50,
  })
  limit?: number;

  @IdField({ label: 'O id', description: 'Busca direta pelo id', lookup: true })
  id?: number | null;

  @TextField({ label: 'O número do pedido', description: 'Busca direta pelo public_id', lookup: true })
  public_id?: string | null;

  @TextField({
    label: 'O id externo',
    description: 'Busca direta pela referência de quem integra',
    lookup: true,
  })
  external_id?: string | null;

  @InstantField({
    label: 'O updated_since',
    description:
      'Pedidos alterados desde então, também os excluídos, da alteração mais antiga à mais nova; continue com o next_cursor da resposta',
  })
  updated_since?: string;

  @TextField({
    label: 'O cursor',
    description: 'O next_cursor da última resposta, no lugar de updated_since',
  })
  cursor?: string;
}
