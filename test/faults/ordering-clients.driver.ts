import { newUuid } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import { deliveryExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import type { RunningGateway } from '../support/running-gateway.js';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

export const ORDERING_FACES = ['full-api', 'open-delivery', 'model-m'] as const;
export type OrderingFace = (typeof ORDERING_FACES)[number];

const AFTER_REFUSAL_MS = 10;
const BROWSER_TIMEOUT_MS = 20_000;

/** Clients of a gateway: each orders by its own face, again and again, whatever the answers. */
export class OrderingClients {
  /** Ids that each face answered as created: of an order or of a request. */
  readonly acknowledged: Record<OrderingFace, string[]> = {
    'full-api': [],
    'open-delivery': [],
    'model-m': [],
  };
  readonly refused: Answer[] = [];
  private loops: Promise<void>[] = [];
  private stopped = false;
  private baseUrl: string;

  private constructor(
    private readonly gateway: RunningGateway,
    private readonly token: string,
  ) {
    this.baseUrl = gateway.baseUrl;
  }

  static async signIn(gateway: RunningGateway): Promise<OrderingClients> {
    const { clientId, clientSecret } = gateway.facts.openDelivery;
    const answer = await fetch(`${gateway.baseUrl}/api/opendelivery/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    return new OrderingClients(gateway, access_token);
  }

  /** `restMs`: pause of each client between two orders. */
  start(perFace: number, restMs = 0): void {
    for (const face of ORDERING_FACES)
      for (let i = 0; i < perFace; i++) this.loops.push(this.orderRepeatedly(face, restMs));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.loops);
  }

  get counts(): number[] {
    return ORDERING_FACES.map((face) => this.acknowledged[face].length);
  }

  order(face: OrderingFace): Promise<Answer> {
    return {
      'full-api': () => this.fullApi(),
      'open-delivery': () => this.openDelivery(),
      'model-m': () => this.modelM(),
    }[face]();
  }

  async call(path: string, headers: Record<string, string>, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(BROWSER_TIMEOUT_MS),
    });
    // The hub has moved to another cell.
    if (answer.status === 421) this.baseUrl = answer.headers.get('location') ?? this.baseUrl;
    const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
    return {
      status: answer.status,
      type,
      body: type.endsWith('json') ? await answer.json() : await answer.text(),
    };
  }

  private async orderRepeatedly(face: OrderingFace, restMs: number): Promise<void> {
    while (!this.stopped) {
      const answer = await this.order(face);
      const id = idOf(answer);
      if (id !== null) this.acknowledged[face].push(id);
      else {
        this.refused.push(answer);
        await pause(AFTER_REFUSAL_MS);
      }
      if (restMs > 0) await pause(restMs);
    }
  }

  private fullApi(): Promise<Answer> {
    const { fullApi, place } = this.gateway.facts;
    return this.call(
      '/api/v1/orders',
      { Authorization: `Bearer ${fullApi.hubKey}` },
      {
        tipo_veiculo_id: fullApi.tipoVeiculoId,
        cliente_id: fullApi.clienteId,
        metodo_pagamento: 'carteira',
        endereco_coleta: { endereco: place.pickup.address, ...at(place.pickup) },
        enderecos_entrega: [{ endereco: place.dropoff.address, ...at(place.dropoff) }],
      },
    );
  }

  private modelM(): Promise<Answer> {
    const { modelM, place } = this.gateway.facts;
    const { pickup, dropoff } = place;
    return this.call(
      '/api/m/abrirSolicitacao',
      { 'api-key': modelM.hubKey },
      {
        forma_pagamento: 'F',
        empresa_id: modelM.empresaId,
        partida: { endereco: pickup.address, lat: pickup.latitude, lng: pickup.longitude },
        paradas: [
          { endereco_parada: dropoff.address, lat_parada: dropoff.latitude, lng_parada: dropoff.longitude },
        ],
      },
    );
  }

  private openDelivery(): Promise<Answer> {
    const { city, state, pickup, dropoff } = this.gateway.facts.place;
    return this.call(
      '/api/opendelivery/v1/logistics/delivery',
      { Authorization: `Bearer ${this.token}` },
      {
        ...deliveryExample,
        orderId: newUuid(),
        canCombine: false,
        pickupAddress: { ...deliveryExample.pickupAddress, city, state, ...at(pickup) },
        deliveryAddress: { ...deliveryExample.deliveryAddress, city, state, ...at(dropoff) },
      },
    );
  }
}

function at({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}

/** The id that an answer gives its caller. */
function idOf({ status, body }: Answer): string | null {
  if (status < 200 || status >= 300) return null;
  const answer = body as { id?: number; deliveryId?: string; response?: { id_mch: string } };
  return String(answer.id ?? answer.deliveryId ?? answer.response?.id_mch);
}
