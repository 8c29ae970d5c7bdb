import {
  toReais,
  ZERO,
  type Cents,
  type Courier,
  type CourierStatus,
  type CourierView,
  type VehicleType,
} from '#domain';
import { PageMetaBody } from '../openapi/page-meta.body.js';
import { Output, OutputList, OutputObject } from '../openapi/output.decorator.js';
import { LocationBody, NamedBody } from '../orders/order.body.js';
import { wireInstant, wireInstantOrNull } from '../vocabulary/instant.mapper.js';

const nullable = { nullable: true } as const;

class VehicleBody {
  @Output('string', 'Modelo', nullable) modelo: string | null;
  @Output('string', 'Cor', nullable) cor: string | null;
  @Output('string', 'Placa', nullable) placa: string | null;
}

class ServiceTypeBody {
  @Output('integer', 'Id do tipo de veículo') id: number;
  @Output('string', 'Nome') nome: string;
}

export class EntregadorBody {
  @Output('integer', 'Id do entregador', { example: 10001 }) id: number;
  @Output('string', 'Nome') nome: string;
  @Output('string', 'E-mail', nullable) email: string | null;
  @Output('string', 'Telefone', nullable) telefone: string | null;
  @Output('string', 'CPF', nullable) cpf: string | null;
  @Output('boolean', 'Trabalhando no aplicativo agora') ativo: boolean;
  @Output('boolean', 'Cadastro aprovado') aprovado: boolean;
  @Output('boolean', 'Bloqueado') bloqueado: boolean;
  @Output('string', 'Desbloqueio automático', nullable) bloqueado_ate: string | null;
  @OutputObject(() => VehicleBody, 'Veículo') veiculo: VehicleBody;
  @OutputList(() => ServiceTypeBody, 'Tipos de serviço') tipos_servico: ServiceTypeBody[];
  @Output('number', 'Saldo da carteira; pode ser negativo') saldo: number;
  @Output('boolean', 'Saques bloqueados') saque_bloqueado: boolean;
  @Output('string', 'Criação') data_criacao: string;
}

export class EntregadorAnswer {
  @OutputObject(() => EntregadorBody, 'Entregador') data: EntregadorBody;
}

export class EntregadoresAnswer {
  @OutputList(() => EntregadorBody, 'Entregadores') data: EntregadorBody[];
  @OutputObject(() => PageMetaBody, 'Paginação') meta: PageMetaBody;
}

class LiveVehicleBody {
  @Output('string', 'Modelo', nullable) model: string | null;
  @Output('string', 'Cor', nullable) color: string | null;
  @Output('string', 'Placa', nullable) plate: string | null;
}

class ActiveOrderBody {
  @Output('integer', 'Id do pedido') id: number;
  @Output('string', 'Referência de quem integra', nullable) external_id: string | null;
  @Output('string', 'Situação') order_status: string;
}

const LIVE_STATUSES = Object.keys({
  available: true,
  busy: true,
  offline: true,
  blocked: true,
} satisfies Record<CourierStatus, true>);

/** Body of a courier in the online list and in courier webhooks. */
export class CourierBody {
  @Output('integer', 'Id do entregador', { example: 10001 }) id: number;
  @Output('string', 'Nome') name: string;
  @Output('string', 'Telefone', nullable) phone: string | null;
  @Output('boolean', 'No aplicativo agora') online: boolean;
  @Output('string', 'Disponibilidade', { enum: LIVE_STATUSES }) status: CourierStatus;
  @Output('string', 'Última posição enviada', nullable) last_seen_at: string | null;
  @OutputObject(() => LocationBody, 'Posição atual ou última conhecida', nullable)
  location: LocationBody | null;
  @OutputObject(() => LiveVehicleBody, 'Veículo') vehicle: LiveVehicleBody;
  @OutputList(() => NamedBody, 'Tipos de veículo') vehicle_types: NamedBody[];
  @OutputList(() => ActiveOrderBody, 'Pedidos em andamento') active_orders: ActiveOrderBody[];
  @Output('string', 'Última alteração do cadastro ou da posição') updated_at: string;
}

export class OnlineCouriersAnswer {
  @OutputList(() => CourierBody, 'Da posição mais recente à mais antiga') data: CourierBody[];
  @OutputObject(() => PageMetaBody, 'Paginação') meta: PageMetaBody;
}

export function toEntregadorBody(
  view: CourierView,
  types: readonly VehicleType[],
  balances: ReadonlyMap<number, Cents>,
): EntregadorBody {
  const { courier } = view;
  return {
    id: courier.id,
    nome: courier.name,
    email: courier.email,
    telefone: courier.phone,
    cpf: courier.cpf,
    ativo: view.online,
    aprovado: courier.approved,
    bloqueado: courier.blocked,
    bloqueado_ate: wireInstantOrNull(courier.blockedUntil),
    veiculo: { modelo: courier.vehicle.model, cor: courier.vehicle.color, placa: courier.vehicle.plate },
    tipos_servico: drivenBy(courier, types).map(({ id, name }) => ({ id, nome: name })),
    saldo: toReais(balances.get(courier.id) ?? ZERO),
    saque_bloqueado: courier.withdrawalBlocked,
    data_criacao: wireInstant(courier.createdAt),
  };
}

export function toCourierBody(view: CourierView, types: readonly VehicleType[]): CourierBody {
  const { courier } = view;
  return {
    id: courier.id,
    name: courier.name,
    phone: courier.phone,
    online: view.online,
    status: view.status,
    last_seen_at: wireInstantOrNull(view.lastSeenAt),
    location: view.location && { latitude: view.location.latitude, longitude: view.location.longitude },
    vehicle: { model: courier.vehicle.model, color: courier.vehicle.color, plate: courier.vehicle.plate },
    vehicle_types: drivenBy(courier, types).map(({ id, name }) => ({ id, name })),
    active_orders: view.activeOrders.map(toActiveOrderBody),
    updated_at: wireInstant(view.updatedAt),
  };
}

export function toActiveOrderBody(order: CourierView['activeOrders'][number]): ActiveOrderBody {
  return { id: order.id, external_id: order.externalId, order_status: order.status };
}

function drivenBy({ vehicleTypeIds }: Courier, types: readonly VehicleType[]): VehicleType[] {
  return types.filter(({ id }) => vehicleTypeIds.includes(id));
}
