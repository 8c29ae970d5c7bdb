import { newUuid } from '#domain';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import type { MixedLoad, Request, Work } from './mixed-load.driver.js';

type Headers = Record<string, string>;

interface Carried {
  readonly id: number;
  readonly stops: readonly { readonly id: string }[];
}

const COURIERS = 2;
const CODE = '4711';

/**
 * People at the four apps: an operator orders and assigns, a courier carries and delivers, a merchant orders
 * and cancels, a developer makes test orders. Each request is repeated until it is answered, by its own key
 * where the API has one.
 */
export class AppClients {
  private constructor(
    private readonly load: MixedLoad,
    private readonly facts: DemoFacts,
    private readonly people: { readonly [role in 'admin' | 'merchant' | 'developer']: Headers },
    private readonly couriers: readonly Headers[],
    private readonly app: string,
  ) {}

  /** `receiver` gets the webhooks of the developer's app. */
  static async signIn(load: MixedLoad, facts: DemoFacts, receiver: string): Promise<AppClients> {
    const logIn = async (path: string, who: object) => {
      const session = (await load.call(() => ({ path, headers: {}, body: who }))) as { token: string };
      return { Authorization: `Bearer ${session.token}` };
    };
    const { merchant, developer } = facts;
    const couriers: Headers[] = [];
    for (const { phone, password } of facts.couriers.slice(0, COURIERS)) {
      const courier = await logIn('/api/courier/login', { phone, password });
      await load.call(() => ({ path: '/api/courier/online', headers: courier, body: {} }));
      couriers.push(courier);
    }
    const asDeveloper = await logIn('/api/developer/login', pairOf(developer));
    const people = {
      admin: { Authorization: `Bearer ${facts.admin.token}` },
      merchant: await logIn('/api/merchant/login', pairOf(merchant)),
      developer: asDeveloper,
    };
    return new AppClients(load, facts, people, couriers, await anApp(load, asDeveloper, receiver));
  }

  start(): void {
    for (const [i, courier] of this.couriers.entries())
      this.load.loop(() => this.orderAndDeliver(this.facts.couriers[i]!.id, courier));
    this.load.loop(() => this.orderAndCancel());
    this.load.loop(() => this.makeTestOrder());
  }

  private async orderAndDeliver(courierId: number, courier: Headers): Promise<void> {
    const { place, fullApi } = this.facts;
    const reference = newUuid();
    const headers = this.people.admin;
    const body = {
      merchantId: fullApi.clienteId,
      vehicleTypeId: fullApi.tipoVeiculoId,
      pickup: place.pickup,
      stops: [{ ...place.dropoff, confirmationCode: CODE }],
      externalId: reference,
      paymentMethod: 'wallet',
    };
    const order = await this.once<Carried>({ path: '/api/admin/orders', headers, body }, reference);
    if (order === null) return;
    this.acknowledge('operator', reference, order.id);
    const path = `/api/admin/orders/${String(order.id)}/assign`;
    const assigned = await this.once<Carried>({ path, headers, body: { courierId } });
    if (assigned !== null && (await this.deliver(order.id, courier)))
      this.acknowledge('courier', reference, order.id);
  }

  private async deliver(id: number, headers: Headers): Promise<boolean> {
    const path = `/api/courier/orders/${String(id)}`;
    const order = await this.once<Carried>({ path, headers });
    if (order === null) return false;
    const stops = order.stops.flatMap((stop) => [`stops/${stop.id}/arrive`, `stops/${stop.id}/deliver`]);
    for (const act of ['arrive-pickup', 'collect', ...stops]) {
      const body = act.endsWith('/deliver') ? { code: CODE } : {};
      if ((await this.once({ path: `${path}/${act}`, headers, body })) === null) return false;
    }
    return true;
  }

  private async orderAndCancel(): Promise<void> {
    const { pickup, dropoff } = this.facts.place;
    const headers = this.people.merchant;
    const reference = newUuid();
    const body = { pickup, stops: [dropoff], externalId: reference, paymentMethod: 'wallet' };
    const order = await this.once<{ id: number }>({ path: '/api/merchant/orders', headers, body }, reference);
    if (order === null) return;
    this.acknowledge('merchant', reference, order.id);
    const path = `/api/merchant/orders/${String(order.id)}/cancel`;
    if ((await this.once({ path, headers, body: {} })) !== null)
      this.acknowledge('cancellation', reference, order.id);
  }

  /** A test order without an answer stays beside the next one. */
  private async makeTestOrder(): Promise<void> {
    const path = `/api/developer/apps/${this.app}/orders`;
    const order = await this.once<{ id: number }>({ path, headers: this.people.developer, body: {} });
    if (order !== null) this.acknowledge('developer', String(order.id), order.id);
  }

  private acknowledge(work: Work, reference: string, id: number): void {
    this.load.acknowledge({ work, face: 'full-api', reference, id: String(id) });
  }

  private async once<Answer>({ headers, ...request }: Request, key = newUuid()): Promise<Answer | null> {
    const named = { ...request, headers: { ...headers, 'Idempotency-Key': key } };
    return (await this.load.call(() => named)) as Answer | null;
  }
}

const pairOf = ({ email, password }: { email: string; password: string }) => ({ email, password });

/** Returns the id of the app, whose sandbox sends to the receiver. */
async function anApp(load: MixedLoad, headers: Headers, receiver: string): Promise<string> {
  const me = (await load.call(() => ({ path: '/api/developer/sessions/current', headers }))) as {
    teams: readonly { id: number }[];
  };
  const body = { teamId: me.teams[0]!.id, type: 'full_api', name: 'App of the load' };
  const app = (await load.call(() => ({ path: '/api/developer/apps', headers, body }))) as { id: number };
  const path = `/api/developer/apps/${String(app.id)}/webhook`;
  await load.call(() => ({ method: 'PUT', path, headers, body: { url: receiver } }));
  return String(app.id);
}
