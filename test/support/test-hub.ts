import {
  Catalog,
  cents,
  CourierDuty,
  CourierPositions,
  CourierRegistrations,
  hubScope,
  Hubs,
  Merchants,
  OrderCreation,
  Tariffs,
  Wallets,
  type Hub,
  type HubSettingsInput,
  type Merchant,
  type OrderRecord,
  type CreateOrderCommand,
  type Scope,
  type VehicleType,
} from '#domain';
import type { TestDomain } from './test-domain.js';

export const PICKUP = { address: 'Rua do Farol, 10', latitude: -22.9056, longitude: -47.0608 };
export const DROPOFF = { address: 'Rua da Âncora, 200', latitude: -22.9156, longitude: -47.0708 };

interface TestHubOptions {
  settings?: HubSettingsInput;
  sandbox?: boolean;
}

/** A hub with a vehicle type, a tariff and a merchant, and methods that make couriers and orders. */
export class TestHub {
  private couriers = 0;
  private merchants = 0;

  private constructor(
    readonly domain: TestDomain,
    readonly hub: Hub,
    readonly vehicleType: VehicleType,
    readonly scope: Scope,
  ) {}

  static async open(domain: TestDomain, options: TestHubOptions = {}): Promise<TestHub> {
    const hub = await domain.get(Hubs).create({
      name: 'Entregas de Teste',
      city: 'Campinas',
      state: 'SP',
      plan: 'premium',
      sandbox: options.sandbox ?? false,
      settings: options.settings ?? {},
    });
    const vehicleType = await domain
      .get(Catalog)
      .createVehicleType(hub.id, { name: 'Moto', kind: 'motorbike' });
    const scope = hubScope(hub.id, { kind: 'operator', id: 1 });
    await domain.get(Tariffs).create(scope, {
      name: 'Padrão',
      vehicleTypeId: vehicleType.id,
      terms: {
        baseCents: 500,
        includedM: 1_000,
        bands: [{ upToM: null, centsPerKm: 150 }],
        extraStopCents: 200,
      },
    });
    return new TestHub(domain, hub, vehicleType, scope);
  }

  merchant(input: Partial<Parameters<Merchants['create']>[1]> = {}): Promise<Merchant> {
    this.merchants++;
    return this.domain.get(Merchants).create(this.scope, {
      name: `Loja ${String(this.merchants)}`,
      email: `loja${String(this.merchants)}@example.com`,
      phone: '1933330000',
      ...input,
    });
  }

  /** A merchant with a balance of so many cents. */
  async merchantWith(balance: number, input: Parameters<TestHub['merchant']>[0] = {}): Promise<Merchant> {
    const merchant = await this.merchant(input);
    await this.domain
      .get(Wallets)
      .credit(
        this.scope,
        { kind: 'merchant', id: merchant.id },
        { amount: cents(balance), description: 'Saldo' },
      );
    return merchant;
  }

  /** A courier who is approved and online at the pickup. */
  async courier(): Promise<{ id: number; scope: Scope }> {
    this.couriers++;
    const n = String(this.couriers).padStart(4, '0');
    const registrations = this.domain.get(CourierRegistrations);
    const { id } = await registrations.register(this.scope, {
      name: `Entregador ${n}`,
      phone: `1999999${n}`,
      password: 'segredo123',
      vehicleTypeIds: [this.vehicleType.id],
    });
    await registrations.approve(this.scope, id);
    const scope: Scope = { ...this.scope, actor: { kind: 'courier', id } };
    await this.domain.get(CourierDuty).goOnline(scope, id);
    await this.domain.get(CourierPositions).record(id, [{ ...PICKUP, at: this.domain.clock.now() }]);
    return { id, scope };
  }

  async order(command: Partial<CreateOrderCommand> = {}): Promise<OrderRecord> {
    const merchant = command.merchant ?? { id: (await this.merchant()).id };
    return this.domain
      .get(OrderCreation)
      .create(this.scope, { ...this.orderCommand(), ...command, merchant });
  }

  /** An ordinary command: one stop, paid by invoice. */
  orderCommand(): Omit<CreateOrderCommand, 'merchant'> {
    return {
      source: 'console',
      vehicleTypeId: this.vehicleType.id,
      categoryId: null,
      pickup: PICKUP,
      stops: [DROPOFF],
      needsReturn: false,
      needsProof: false,
      paymentMethod: 'invoiced',
      initialStatus: 'pending',
    };
  }
}
