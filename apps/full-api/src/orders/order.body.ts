import { ORDER_STATUSES, type OrderStatus } from '#domain';
import { Output, OutputList, OutputObject } from '../openapi/output.decorator.js';

const nullable = { nullable: true } as const;
const instant = { example: '2026-03-02T12:00:00.000000Z' } as const;
const nullableInstant = { ...instant, ...nullable } as const;

export class NamedBody {
  @Output('integer', 'Id', { example: 10001 }) id: number;
  @Output('string', 'Nome', { example: 'Moto' }) name: string;
}

export class LocationBody {
  @Output('number', 'Latitude', { example: -23.5505 }) latitude: number;
  @Output('number', 'Longitude', { example: -46.6333 }) longitude: number;
}

export class PickupBody {
  @Output('string', 'Endereço') endereco: string;
  @Output('number', 'Latitude', nullable) latitude: number | null;
  @Output('number', 'Longitude', nullable) longitude: number | null;
  @Output('string', 'Contato na coleta', nullable) nome: string | null;
  @Output('string', 'Telefone do contato', nullable) telefone: string | null;
  @Output('string', 'Id do endereço para quem integra', nullable) external_id: string | null;
}

export class EvidenceBody {
  @Output('string', 'Primeira foto', nullable) photo: string | null;
  @OutputList('string', 'Fotos, na ordem em que foram feitas') photos: string[];
  @Output('string', 'Assinatura', nullable) signature: string | null;
  @Output('string', 'Documento de quem recebeu', nullable) document: string | null;
  @Output('string', 'Nome de quem recebeu', nullable) name: string | null;
  @Output('string', 'Observação', nullable) observation: string | null;
}

export class StopBody {
  @Output('string', 'Id do local de entrega', { example: '10001001' }) id: string;
  @Output('number', 'Latitude', nullable) latitude: number | null;
  @Output('number', 'Longitude', nullable) longitude: number | null;
  @Output('string', 'Endereço completo') endereco: string;
  @Output('string', 'Rua', nullable) rua: string | null;
  @Output('string', 'Número', nullable) numero: string | null;
  @Output('string', 'Bairro', nullable) bairro: string | null;
  @Output('string', 'Cidade', nullable) cidade: string | null;
  @Output('string', 'Estado (sigla)', nullable) estado: string | null;
  @Output('string', 'Complemento', nullable) complemento: string | null;
  @Output('string', 'CEP', nullable) cep: string | null;
  @Output('string', 'Destinatário', nullable) nome: string | null;
  @Output('string', 'Telefone do destinatário', nullable) telefone: string | null;
  @Output('string', 'Id do local para quem integra', nullable) external_id: string | null;
  @Output('string', 'Número do pedido mostrado neste local', nullable) order_display_id: string | null;
  @Output('string', 'Código de confirmação, quando habilitado', nullable) codigo_confirmacao: string | null;
  @Output('boolean', 'Entregue') delivered: boolean;
  @Output('string', 'Quando foi entregue', nullableInstant) delivered_date: string | null;
  @Output('boolean', 'A entrega falhou') delivery_failed: boolean;
  @OutputObject(() => EvidenceBody, 'Comprovantes', nullable) evidence: EvidenceBody | null;
}

export class OrderCourierBody {
  @Output('integer', 'Id do entregador') id: number;
  @Output('string', 'Nome do entregador') name: string;
  @OutputObject(() => LocationBody, 'Posição, somente com o pedido em andamento', { optional: true })
  location?: LocationBody;
}

class OrderUserBody {
  @Output('integer', 'Id do cliente') id: number;
  @Output('string', 'Nome') name: string;
  @Output('string', 'E-mail', nullable) email: string | null;
  @Output('string', 'Id do cliente para quem integra', nullable) external_id: string | null;
}

class OrderIdentityBody {
  @Output('integer', 'Id do pedido', { example: 10001 }) id: number;
  @Output('string', 'Número do pedido mostrado às pessoas', { example: 'K7PX2MQ' }) public_id: string;
  @Output('string', 'Identificador universal') uuid: string;
  @Output('integer', 'Id da central') central_id: number;
  @Output('string', 'Referência de quem integra', nullable) external_id: string | null;
  @Output('string', 'Referência mostrada às pessoas', nullable) external_display_id: string | null;
  @Output('integer', 'Id do cliente') user_id: number;
  @Output('string', 'Início do processamento, hora local da central', { example: '2026-03-02 09:00:00' })
  started_at: string;
  @Output('string', 'Quando a busca de um pedido agendado começa; null nos demais', nullableInstant)
  scheduled_at: string | null;
  @Output('string', 'Situação', { enum: ORDER_STATUSES }) order_status: OrderStatus;
  @Output('string', 'Última mudança de situação', instant) order_status_date: string;
  @Output('string', 'Situação, por extenso', { example: 'Buscando entregador' }) status: string;
  @Output('string', 'Observação da situação', nullable) status_observation: string | null;
  @Output('string', 'Endereço público de rastreio') tracking_url: string;
  @Output('string', 'Código de coleta, quando habilitado', nullable) pickup_code: string | null;
  @Output('string', 'Observação do consumidor', nullable) customer_observation: string | null;
  @Output('string', 'Tipo do pedido', { example: 'delivery' }) type: string;
}

class OrderRouteBody extends OrderIdentityBody {
  @Output('string', 'Endereço de coleta') pickup_location: string;
  @OutputObject(() => PickupBody, 'Coleta') pickup_location_data: PickupBody;
  @OutputList(() => StopBody, 'Locais de entrega') delivery_locations_data: StopBody[];
  @Output('boolean', 'Volta à coleta após a última entrega') need_return_to_pickup_location: boolean;
  @Output('boolean', 'Exige prova de entrega') need_delivery_proof: boolean;
  @Output('number', 'Distância total, km', { example: 4.2 }) distance: number;
  @Output('number', 'Distância do retorno, km') return_distance: number;
  @Output('integer', 'Id da categoria', nullable) category_id: number | null;
  @Output('integer', 'Id do tipo de veículo') vehicle_type_id: number;
  @OutputObject(() => NamedBody, 'Categoria', nullable) category: NamedBody | null;
  @OutputObject(() => NamedBody, 'Tipo de veículo', nullable) vehicle_type: NamedBody | null;
  @Output('number', 'Altura do pacote, cm', nullable) height: number | null;
  @Output('number', 'Comprimento do pacote, cm', nullable) length: number | null;
  @Output('number', 'Largura do pacote, cm', nullable) width: number | null;
  @Output('number', 'Peso do pacote, kg', nullable) weight: number | null;
}

class OrderMoneyBody extends OrderRouteBody {
  @Output('number', 'Valor total', { example: 12.5 }) total_value: number;
  @Output('number', 'Valor declarado das mercadorias', nullable) valor_pedidos: number | null;
  @Output('boolean', 'Faturado pela central') pagamento_faturado: boolean;
  @Output('integer', 'Forma de pagamento na entrega', nullable) offline_payment_method_id: number | null;
  @Output('string', 'Meio de pagamento', { ...nullable, example: 'carteira_digital' })
  payment_gateway: string | null;
  @Output('string', 'Método do meio de pagamento', nullable) gateway_method: string | null;
  @Output('string', 'Código de pagamento (Pix copia e cola)', nullable) payment_code: string | null;
  @Output('string', 'QR code em base64', nullable) payment_base64: string | null;
  @Output('string', 'Endereço de pagamento', nullable) payment_url: string | null;
  @Output('string', 'Validade do pagamento', nullableInstant) payment_expiration_date: string | null;
  @Output('string', 'Situação do pagamento', nullable) payment_status: string | null;
}

class OrderInstantsBody extends OrderMoneyBody {
  @Output('string', 'Criação', instant) created_at: string;
  @Output('string', 'Última alteração', instant) updated_at: string;
  @Output('string', 'Aceite do entregador', nullableInstant) accepted_at: string | null;
  @Output('string', 'Chegada à coleta', nullableInstant) arrived_pickup_location_at: string | null;
  @Output('string', 'Prazo para chegar à coleta', nullableInstant) arrived_limit_date: string | null;
  @Output('string', 'Coleta', nullableInstant) picked_up_at: string | null;
  @Output('string', 'Fim; null em pedidos cancelados', nullableInstant) finished_at: string | null;
  @Output('string', 'Prazo para coletar', nullableInstant) collect_limit_date: string | null;
  @Output('string', 'Nome do entregador', nullable) courier: string | null;
  @OutputObject(() => OrderCourierBody, 'Entregador', nullable) courier_data: OrderCourierBody | null;
  @OutputObject(() => OrderUserBody, 'Cliente') user: OrderUserBody;
}

/** Every answer has every key of the contract's Order. */
export class OrderBody extends OrderInstantsBody {
  @Output('string', 'Remoção', nullableInstant) deleted_at: string | null;
  @OutputList('integer', 'Tipos de veículo que também atendem', nullable) assigned_vehicle_types:
    number[] | null;
  @Output('string', 'Reservado', nullable) assigned_vehicle_types_date: string | null;
  @Output('boolean', 'Reservado') block_envio: boolean;
  @Output('number', 'Acréscimo por atraso na coleta', nullable) pickup_delay_tax: number | null;
  @Output('boolean', 'Reservado') repassado: boolean;
  @Output('string', 'Reservado', nullable) origem_pedido: string | null;
  @Output('string', 'Reservado', nullable) integracao_ids: string | null;
  @Output('string', 'Reservado', nullable) integracao_referencia_id: string | null;
  @Output('string', 'Reservado', nullable) integracao_order_status: string | null;
  @Output('string', 'Reservado', nullable) integracao_order_data: string | null;
  @Output('integer', 'Reservado', nullable) order_import_detail_id: number | null;
  @Output('string', 'Reservado', nullable) delivered_at_data: string | null;
  @Output('integer', 'Id da fatura que cobra o pedido; null enquanto não é faturado', nullable) fatura_id:
    number | null;
}
