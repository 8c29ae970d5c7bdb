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
import { Shown, ShownList, ShownObject } from '../openapi/shown.js';
import { LocationBody, NamedBody } from '../orders/order.body.js';
import { wireInstant, wireInstantOrNull } from '../vocabulary/instants.js';

const nullable = { nullable: true } as const;

class VehicleBody {
  @Shown('string', 'Modelo', nullable) modelo: string | null;
  @Shown('string', 'Cor', nullable) cor: string | null;
  @Shown('string', 'Placa', nullable) placa: string | null;
}

class ServiceTypeBody {
  @Shown('integer', 'Id do tipo de veículo') id: number;
  @Shown('string', 'Nome') nome: string;
}

/** The courier's record. */
export class EntregadorBody {
  @Shown('integer', 'Id do entregador', { example: 10001 }) id: number;
  @Shown('string', 'Nome') nome: string;
  @Shown('string', 'E-mail', nullable) email: string | null;
  @Shown('string', 'Telefone', nullable) telefone: string | null;
  @Shown('string', 'CPF', nullable) cpf: string | null;
  @Shown('boolean', 'Trabalhando no aplicativo agora') ativo: boolean;
  @Shown('boolean', 'Cadastro aprovado') aprovado: boolean;
  @Shown('boolean', 'Bloqueado') bloqueado: boolean;
  @Shown('string', 'Desbloqueio automático', nullable) bloqueado_ate: string | null;
  @ShownObject(() => VehicleBody, 'Veículo') veiculo: VehicleBody;
  @ShownList(() => ServiceTypeBody, 'Tipos de serviço') tipos_servico: ServiceTypeBody[];
  @Shown('number', 'Saldo da carteira; pode ser negativo') saldo: number;
  @Shown('boolean', 'Saques bloqueados') saque_bloqueado: boolean;
  @Shown('string', 'Criação') data_criacao: string;
}

export class EntregadorAnswer {
  @ShownObject(() => EntregadorBody, 'Entregador') data: EntregadorBody;
}

export class EntregadoresAnswer {
  @ShownList(() => EntregadorBody, 'Entregadores') data: EntregadorBody[];
  @ShownObject(() => PageMetaBody, 'Paginação') meta: PageMetaBody;
}

class LiveVehicleBody {
  @Shown('string', 'Modelo', nullable) model: string | null;
  @Shown('string', 'Cor', nullable) color: string | null;
  @Shown('string', 'Placa', nullable) plate: string | null;
}

class ActiveOrderBody {
  @Shown('integer', 'Id do pedido') id: number;
  @Shown('string', 'Referência de quem integra', nullable) external_id: string | null;
  @Shown('string', 'Situação') order_status: string;
}

const LIVE_STATUSES = Object.keys({
  available: true,
  busy: true,
  offline: true,
  blocked: true,
} satisfies Record<CourierStatus, true>);

/** The courier as seen at work: online list and courier webhooks. */
export class CourierBody {
  @Shown('integer', 'Id do entregador', { example: 10001 }) id: number;
  @Shown('string', 'Nome') name: string;
  @Shown('string', 'Telefone', nullable) phone: string | null;
  @Shown('boolean', 'No aplicativo agora') online: boolean;
  @Shown('string', 'Disponibilidade', { enum: LIVE_STATUSES }) status: CourierStatus;
  @Shown('string', 'Última posição enviada', nullable) last_seen_at: string | null;
  @ShownObject(() => LocationBody, 'Posição atual ou última conhecida', nullable)
  location: LocationBody | null;
  @ShownObject(() => LiveVehicleBody, 'Veículo') vehicle: LiveVehicleBody;
  @ShownList(() => NamedBody, 'Tipos de veículo') vehicle_types: NamedBody[];
  @ShownList(() => ActiveOrderBody, 'Pedidos em andamento') active_orders: ActiveOrderBody[];
  @Shown('string', 'Última alteração do cadastro ou da posição') updated_at: string;
}

export class OnlineCouriersAnswer {
  @ShownList(() => CourierBody, 'Da posição mais recente à mais antiga') data: CourierBody[];
  @ShownObject(() => PageMetaBody, 'Paginação') meta: PageMetaBody;
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
