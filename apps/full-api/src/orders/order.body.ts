import { ORDER_STATUSES, type OrderStatus } from '#domain';
import { Shown, ShownList, ShownObject } from '../openapi/shown.js';

const nullable = { nullable: true } as const;
const instant = { example: '2026-03-02T12:00:00.000000Z' } as const;
const nullableInstant = { ...instant, ...nullable } as const;

export class NamedBody {
  @Shown('integer', 'Id', { example: 10001 }) id: number;
  @Shown('string', 'Nome', { example: 'Moto' }) name: string;
}

export class LocationBody {
  @Shown('number', 'Latitude', { example: -23.5505 }) latitude: number;
  @Shown('number', 'Longitude', { example: -46.6333 }) longitude: number;
}

export class PickupBody {
  @Shown('string', 'Endereço') endereco: string;
  @Shown('number', 'Latitude', nullable) latitude: number | null;
  @Shown('number', 'Longitude', nullable) longitude: number | null;
  @Shown('string', 'Contato na coleta', nullable) nome: string | null;
  @Shown('string', 'Telefone do contato', nullable) telefone: string | null;
  @Shown('string', 'Id do endereço para quem integra', nullable) external_id: string | null;
}

export class EvidenceBody {
  @Shown('string', 'Primeira foto', nullable) photo: string | null;
  @ShownList('string', 'Fotos, na ordem em que foram feitas') photos: string[];
  @Shown('string', 'Assinatura', nullable) signature: string | null;
  @Shown('string', 'Documento de quem recebeu', nullable) document: string | null;
  @Shown('string', 'Nome de quem recebeu', nullable) name: string | null;
  @Shown('string', 'Observação', nullable) observation: string | null;
}

export class StopBody {
  @Shown('string', 'Id do local de entrega', { example: '10001001' }) id: string;
  @Shown('number', 'Latitude', nullable) latitude: number | null;
  @Shown('number', 'Longitude', nullable) longitude: number | null;
  @Shown('string', 'Endereço completo') endereco: string;
  @Shown('string', 'Rua', nullable) rua: string | null;
  @Shown('string', 'Número', nullable) numero: string | null;
  @Shown('string', 'Bairro', nullable) bairro: string | null;
  @Shown('string', 'Cidade', nullable) cidade: string | null;
  @Shown('string', 'Estado (sigla)', nullable) estado: string | null;
  @Shown('string', 'Complemento', nullable) complemento: string | null;
  @Shown('string', 'CEP', nullable) cep: string | null;
  @Shown('string', 'Destinatário', nullable) nome: string | null;
  @Shown('string', 'Telefone do destinatário', nullable) telefone: string | null;
  @Shown('string', 'Id do local para quem integra', nullable) external_id: string | null;
  @Shown('string', 'Número do pedido mostrado neste local', nullable) order_display_id: string | null;
  @Shown('string', 'Código de confirmação, quando habilitado', nullable) codigo_confirmacao: string | null;
  @Shown('boolean', 'Entregue') delivered: boolean;
  @Shown('string', 'Quando foi entregue', nullableInstant) delivered_date: string | null;
  @Shown('boolean', 'A entrega falhou') delivery_failed: boolean;
  @ShownObject(() => EvidenceBody, 'Comprovantes', nullable) evidence: EvidenceBody | null;
}

export class OrderCourierBody {
  @Shown('integer', 'Id do entregador') id: number;
  @Shown('string', 'Nome do entregador') name: string;
  @ShownObject(() => LocationBody, 'Posição, somente com o pedido em andamento', { optional: true })
  location?: LocationBody;
}

export class OrderUserBody {
  @Shown('integer', 'Id do cliente') id: number;
  @Shown('string', 'Nome') name: string;
  @Shown('string', 'E-mail', nullable) email: string | null;
  @Shown('string', 'Id do cliente para quem integra', nullable) external_id: string | null;
}

class OrderIdentityBody {
  @Shown('integer', 'Id do pedido', { example: 10001 }) id: number;
  @Shown('string', 'Número do pedido mostrado às pessoas', { example: 'K7PX2MQ' }) public_id: string;
  @Shown('string', 'Identificador universal') uuid: string;
  @Shown('integer', 'Id da central') central_id: number;
  @Shown('string', 'Referência de quem integra', nullable) external_id: string | null;
  @Shown('string', 'Referência mostrada às pessoas', nullable) external_display_id: string | null;
  @Shown('integer', 'Id do cliente') user_id: number;
  @Shown('string', 'Início do processamento, hora local da central', { example: '2026-03-02 09:00:00' })
  started_at: string;
  @Shown('string', 'Situação', { enum: ORDER_STATUSES }) order_status: OrderStatus;
  @Shown('string', 'Última mudança de situação', instant) order_status_date: string;
  @Shown('string', 'Situação, por extenso', { example: 'Buscando entregador' }) status: string;
  @Shown('string', 'Observação da situação', nullable) status_observation: string | null;
  @Shown('string', 'Endereço público de rastreio') tracking_url: string;
  @Shown('string', 'Código de coleta, quando habilitado', nullable) pickup_code: string | null;
  @Shown('string', 'Observação do consumidor', nullable) customer_observation: string | null;
  @Shown('string', 'Tipo do pedido', { example: 'delivery' }) type: string;
}

class OrderRouteBody extends OrderIdentityBody {
  @Shown('string', 'Endereço de coleta') pickup_location: string;
  @ShownObject(() => PickupBody, 'Coleta') pickup_location_data: PickupBody;
  @ShownList(() => StopBody, 'Locais de entrega') delivery_locations_data: StopBody[];
  @Shown('boolean', 'Volta à coleta após a última entrega') need_return_to_pickup_location: boolean;
  @Shown('boolean', 'Exige prova de entrega') need_delivery_proof: boolean;
  @Shown('number', 'Distância total, km', { example: 4.2 }) distance: number;
  @Shown('number', 'Distância do retorno, km') return_distance: number;
  @Shown('integer', 'Id da categoria', nullable) category_id: number | null;
  @Shown('integer', 'Id do tipo de veículo') vehicle_type_id: number;
  @ShownObject(() => NamedBody, 'Categoria', nullable) category: NamedBody | null;
  @ShownObject(() => NamedBody, 'Tipo de veículo', nullable) vehicle_type: NamedBody | null;
  @Shown('number', 'Altura do pacote, cm', nullable) height: number | null;
  @Shown('number', 'Comprimento do pacote, cm', nullable) length: number | null;
  @Shown('number', 'Largura do pacote, cm', nullable) width: number | null;
  @Shown('number', 'Peso do pacote, kg', nullable) weight: number | null;
}

class OrderMoneyBody extends OrderRouteBody {
  @Shown('number', 'Valor total', { example: 12.5 }) total_value: number;
  @Shown('number', 'Valor declarado das mercadorias', nullable) valor_pedidos: number | null;
  @Shown('boolean', 'Faturado pela central') pagamento_faturado: boolean;
  @Shown('integer', 'Forma de pagamento na entrega', nullable) offline_payment_method_id: number | null;
  @Shown('string', 'Meio de pagamento', { ...nullable, example: 'carteira_digital' })
  payment_gateway: string | null;
  @Shown('string', 'Método do meio de pagamento', nullable) gateway_method: string | null;
  @Shown('string', 'Código de pagamento (Pix copia e cola)', nullable) payment_code: string | null;
  @Shown('string', 'QR code em base64', nullable) payment_base64: string | null;
  @Shown('string', 'Endereço de pagamento', nullable) payment_url: string | null;
  @Shown('string', 'Validade do pagamento', nullableInstant) payment_expiration_date: string | null;
  @Shown('string', 'Situação do pagamento', nullable) payment_status: string | null;
}

class OrderInstantsBody extends OrderMoneyBody {
  @Shown('string', 'Criação', instant) created_at: string;
  @Shown('string', 'Última alteração', instant) updated_at: string;
  @Shown('string', 'Aceite do entregador', nullableInstant) accepted_at: string | null;
  @Shown('string', 'Chegada à coleta', nullableInstant) arrived_pickup_location_at: string | null;
  @Shown('string', 'Prazo para chegar à coleta', nullableInstant) arrived_limit_date: string | null;
  @Shown('string', 'Coleta', nullableInstant) picked_up_at: string | null;
  @Shown('string', 'Fim', nullableInstant) finished_at: string | null;
  @Shown('string', 'Prazo para coletar', nullableInstant) collect_limit_date: string | null;
  @Shown('string', 'Nome do entregador', nullable) courier: string | null;
  @ShownObject(() => OrderCourierBody, 'Entregador', nullable) courier_data: OrderCourierBody | null;
  @ShownObject(() => OrderUserBody, 'Cliente') user: OrderUserBody;
}

/** The Order of the contract, every key of it, on every answer. */
export class OrderBody extends OrderInstantsBody {
  @Shown('string', 'Remoção', nullableInstant) deleted_at: string | null;
  @ShownList('integer', 'Tipos de veículo que também atendem', nullable) assigned_vehicle_types:
    number[] | null;
  @Shown('string', 'Reservado', nullable) assigned_vehicle_types_date: string | null;
  @Shown('boolean', 'Reservado') block_envio: boolean;
  @Shown('number', 'Acréscimo por atraso na coleta', nullable) pickup_delay_tax: number | null;
  @Shown('boolean', 'Reservado') repassado: boolean;
  @Shown('string', 'Reservado', nullable) origem_pedido: string | null;
  @Shown('string', 'Reservado', nullable) integracao_ids: string | null;
  @Shown('string', 'Reservado', nullable) integracao_referencia_id: string | null;
  @Shown('string', 'Reservado', nullable) integracao_order_status: string | null;
  @Shown('string', 'Reservado', nullable) integracao_order_data: string | null;
  @Shown('integer', 'Reservado', nullable) order_import_detail_id: number | null;
  @Shown('string', 'Reservado', nullable) delivered_at_data: string | null;
  @Shown('integer', 'Reservado', nullable) fatura_id: number | null;
}
