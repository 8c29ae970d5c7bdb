import type { CancelReason, OrderStatus, TrackedOrder, TrackedStop, VehicleKind } from '#domain';

export const VEHICLES: Record<VehicleKind, string> = {
  motorbike: 'Moto',
  car: 'Carro',
  bicycle: 'Bicicleta',
  scooter: 'Patinete',
  truck: 'Caminhão',
};

const CANCELLED: Partial<Record<CancelReason, string>> = {
  not_served: 'Não encontramos um entregador disponível.',
  payment_expired: 'O prazo do pagamento terminou.',
  consumer_request: 'Cancelado a pedido do cliente.',
  merchant_request: 'Cancelado a pedido da loja.',
  no_show: 'Não havia ninguém para receber.',
};

export interface Headline {
  readonly title: string;
  readonly detail: string;
  readonly tone: 'waiting' | 'moving' | 'done' | 'failed';
}

const HEADLINES: Record<OrderStatus, (order: TrackedOrder, courier: string) => Headline> = {
  waiting: () => waiting('Aguardando pagamento', 'Começamos assim que for confirmado.'),
  scheduled: (order) => waiting('Entrega agendada', scheduled(order)),
  preparing: ({ merchantName }) => waiting('Em preparo', `${merchantName} está preparando o seu pedido.`),
  pending: () => waiting('Procurando entregador', 'Estamos chamando quem está mais perto.'),
  accepted: (_, courier) => moving('A caminho da coleta', `${courier} vai buscar o seu pedido.`),
  arrived_pickup_location: (_, courier) =>
    moving('No local de coleta', `${courier} está retirando o pedido.`),
  collected: onTheWay,
  delivered: (order) => ended(order, 'O entregador está voltando à loja.'),
  completed: (order) => ended(order, 'Obrigado por acompanhar.'),
  cancelled: ({ cancelReason }) => ({
    title: 'Pedido cancelado',
    detail: (cancelReason && CANCELLED[cancelReason]) ?? 'Em caso de dúvida, fale com a loja.',
    tone: 'failed',
  }),
};

/** What is going on, in two lines. */
export function headline(order: TrackedOrder): Headline {
  return HEADLINES[order.status](order, order.courier?.firstName ?? 'O entregador');
}

function waiting(title: string, detail: string): Headline {
  return { title, detail, tone: 'waiting' };
}

function moving(title: string, detail: string): Headline {
  return { title, detail, tone: 'moving' };
}

function onTheWay(order: TrackedOrder, name: string): Headline {
  const open = order.stops.filter(({ status }) => status === 'pending');
  if (open.length === 0) return ended(order, `${name} continua com as outras entregas.`);
  if (order.returning)
    return { title: 'Voltando à loja', detail: 'O pedido foi cancelado e está voltando.', tone: 'failed' };
  return open.some(({ arrived }) => arrived)
    ? moving('O entregador chegou', `${name} está no endereço de entrega.`)
    : moving('Saiu para entrega', `${name} está a caminho.`);
}

function ended({ stops }: TrackedOrder, detail: string): Headline {
  const failed = stops.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return { title: 'Entregue', detail, tone: 'done' };
  return failed === stops.length
    ? { title: 'Não foi possível entregar', detail, tone: 'failed' }
    : { title: 'Entregue em parte', detail, tone: 'done' };
}

function scheduled({ scheduledFor, timezone }: TrackedOrder): string {
  return scheduledFor ? `Para ${dayAndTime(scheduledFor, timezone)}.` : 'Em breve.';
}

export function stopState({ status, arrived }: TrackedStop): string {
  if (status === 'delivered') return 'Entregue';
  if (status === 'failed') return 'Não entregue';
  return arrived ? 'Entregador no local' : 'Pendente';
}

export function time(at: Date, timezone: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: timezone, timeStyle: 'short' }).format(at);
}

export function dayAndTime(at: Date, timezone: string): string {
  const day = new Intl.DateTimeFormat('pt-BR', { timeZone: timezone, day: '2-digit', month: 'long' }).format(
    at,
  );
  return `${day}, ${time(at, timezone)}`;
}

export interface Step {
  readonly label: string;
  readonly at: Date | null;
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
}

/** The way of an order in five steps. */
export function stepsOf(order: TrackedOrder): Step[] {
  const finished = order.stops.every(({ status }) => status !== 'pending');
  const lastStop = finished ? latest(order.stops.map(({ finishedAt }) => finishedAt)) : null;
  const reached: [string, Date | null][] = [
    ['Pedido recebido', order.createdAt],
    ['Entregador a caminho da coleta', order.acceptedAt],
    ['Entregador na coleta', order.arrivedPickupAt],
    ['Saiu para entrega', order.collectedAt],
    [order.stops.length > 1 ? 'Entregas feitas' : 'Entregue', lastStop],
  ];
  const current = reached.findLastIndex(([, at]) => at !== null);
  const steps = reached.map(([label, at], i): Step => {
    const over = finished || order.ended;
    if (at === null) return { label, at, state: 'ahead' };
    return { label, at, state: i === current && !over ? 'current' : 'done' };
  });
  if (order.status !== 'cancelled') return steps;
  const kept = steps.filter(({ state }) => state !== 'ahead');
  return [...kept, { label: 'Cancelado', at: order.finishedAt, state: 'failed' }];
}

function latest(instants: readonly (Date | null)[]): Date | null {
  return instants.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null);
}
