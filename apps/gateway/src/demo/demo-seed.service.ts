import {
  Catalog,
  cents,
  CourierRegistrations,
  Credentials,
  demoQuarter,
  GazetteerImporter,
  Hubs,
  hubScope,
  Merchants,
  Operators,
  randomBase62,
  ServiceAreas,
  Tariffs,
  Wallets,
  type DemoQuarter,
  type Hub,
  type HubSettingsInput,
  type Merchant,
  type NewMerchant,
  type Scope,
  type VehicleType,
} from '#domain';
import type { INestApplicationContext } from '@nestjs/common';
import type { DemoFacts } from './demo-facts.schemas.js';
import { createDeveloper, createRobots } from './optional-demo.steps.js';

const OPENING_BALANCE = cents(50_000);

const DEMO_SETTINGS: HubSettingsInput = {
  branding: { phone: '(19) 3333-0000', whatsapp: '(19) 93333-0000' },
  priceDistances: 'roads',
  confirmationCode: true,
  pickupCode: true,
  topUpFees: {
    pix: { fixedCents: 0, percentBp: 99 },
    credit_card: { fixedCents: 50, percentBp: 399 },
  },
  onlinePayment: {
    pixKey: 'demo@entregasficticias.example',
    merchantName: 'Entregas Ficticias',
    city: 'Campinas',
  },
};

/** Shops and couriers of this company are robots. */
const TOWN_SETTINGS: HubSettingsInput = {
  branding: { phone: '(19) 3333-0000' },
  priceDistances: 'roads',
  robotTown: true,
  dispatch: { strategy: 'planned', offerSeconds: 40, promiseMinutes: 40, whenNotServed: 'hold' },
};

const COURIERS = [
  { name: 'Ana Ventania', phone: '19900000001', cpf: '90000000175', kind: 'motorbike', plate: 'FIC1A01' },
  { name: 'Bento Ladeira', phone: '19900000002', cpf: '90000000256', kind: 'motorbike', plate: 'FIC1A02' },
  { name: 'Clara Esquina', phone: '19900000003', cpf: '90000000337', kind: 'bicycle', plate: 'FIC1A03' },
  { name: 'Davi Ponte', phone: '19900000004', cpf: '90000000418', kind: 'car', plate: 'FIC1A04' },
] as const;

/**
 * Creates four hubs: a delivery company with all it needs to take orders, an empty one, a sandbox whose
 * robots move the orders, and a company that robots keep busy. Credentials and passwords are random.
 */
export class DemoSeeder {
  private readonly quarter: DemoQuarter = demoQuarter();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly openDeliveryAppId: string,
  ) {}

  async run(baseUrl: string): Promise<DemoFacts> {
    const main = await this.createHub({
      name: this.quarter.hubName,
      plan: 'premium',
      settings: DEMO_SETTINGS,
    });
    const { scope } = main;
    const merchantLogin = { email: 'padaria@example.com', password: randomBase62(12) };
    const bakery = await this.createBakery(scope, merchantLogin);
    return {
      baseUrl,
      hub: { id: main.hub.id },
      fullApi: {
        hubKey: await this.issueKey(scope, 'full_api_key', null),
        customerKey: await this.issueKey(scope, 'full_api_key', bakery.id),
        clienteId: bakery.id,
        tipoVeiculoId: main.vehicleTypes.motorbike.id,
        categoriaId: main.categoryId,
      },
      openDelivery: await this.createOpenDeliveryMerchant(scope),
      modelM: {
        hubKey: await this.issueKey(scope, 'model_m_key', null),
        companyKey: await this.issueKey(scope, 'model_m_key', bakery.id),
        empresaId: bakery.id,
      },
      couriers: await this.createCouriers(scope, main.vehicleTypes),
      admin: await this.createOperator(main.hub),
      town: await this.createTown(),
      merchant: { id: bakery.id, ...merchantLogin },
      otherHub: await this.createOtherHub(),
      sandbox: await this.createSandbox(),
      developer: await createDeveloper(this.app, freshEmail('integra')),
      platform: await this.createPlatformOperator(),
      place: this.quarter.place,
    };
  }

  private async createBakery(scope: Scope, login: { email: string; password: string }): Promise<Merchant> {
    const merchant = await this.createMerchant(scope, {
      name: 'Padaria Imaginária',
      phone: '1933330001',
      ...login,
    });
    await this.get(Wallets).credit(
      scope,
      { kind: 'merchant', id: merchant.id },
      { amount: OPENING_BALANCE, description: 'Saldo inicial da demonstração' },
    );
    return merchant;
  }

  private async createOpenDeliveryMerchant(scope: Scope): Promise<DemoFacts['openDelivery']> {
    const { id } = await this.createMerchant(scope, {
      name: 'Cantina Inventada',
      email: 'cantina@example.com',
      phone: '1933330002',
      requestsEnabled: true,
      acceptsMarketplaceRequests: true,
    });
    const { clientId, clientSecret } = await this.get(Credentials).issuePair(scope, id);
    return { clientId, clientSecret, merchantId: String(id), appId: this.openDeliveryAppId };
  }

  private async createOtherHub(): Promise<DemoFacts['otherHub']> {
    const { scope } = await this.createHub({ name: 'Outra Entregadora Fictícia', plan: 'basic' });
    const merchant = await this.createMerchant(scope, {
      name: 'Loja Vizinha',
      email: 'loja@example.com',
      phone: '1933330003',
      requestsEnabled: true,
    });
    const { clientId, clientSecret } = await this.get(Credentials).issuePair(scope, merchant.id);
    return {
      fullApiHubKey: await this.issueKey(scope, 'full_api_key', null),
      modelMHubKey: await this.issueKey(scope, 'model_m_key', null),
      clientId,
      clientSecret,
    };
  }

  /** The worker makes its shops and couriers, so that the first start does not wait for them. */
  private async createTown(): Promise<DemoFacts['town']> {
    const { hub } = await this.createHub({
      name: 'Entregas Fictícias em Movimento',
      plan: 'premium',
      sandbox: true,
      settings: TOWN_SETTINGS,
    });
    const { login } = await this.createOwner(hub.id, 'Operação em movimento', freshEmail('movimento'));
    return { id: hub.id, ...login };
  }

  private async createSandbox(): Promise<DemoFacts['sandbox']> {
    const { scope, vehicleTypes } = await this.createHub({
      name: 'Sandbox Fictício',
      plan: 'premium',
      sandbox: true,
      settings: {
        robotStepSeconds: 2,
        confirmationCode: true,
        onlinePayment: DEMO_SETTINGS.onlinePayment,
      },
    });
    const merchant = await this.createMerchant(scope, {
      name: 'Loja de Testes',
      email: 'testes@example.com',
      phone: '1933330004',
    });
    await createRobots(this.app, scope);
    return {
      fullApiHubKey: await this.issueKey(scope, 'full_api_key', null, 'test'),
      clienteId: merchant.id,
      tipoVeiculoId: vehicleTypes.motorbike.id,
    };
  }

  /** With streets, service area, vehicle types and tariffs. */
  private async createHub(input: {
    name: string;
    plan: Hub['plan'];
    sandbox?: boolean;
    settings?: HubSettingsInput;
  }) {
    const { city, state, timezone, streets, serviceArea } = this.quarter;
    const hub = await this.get(Hubs).create({ ...input, city, state, timezone });
    const scope = hubScope(hub.id);
    await this.get(GazetteerImporter).import(hub.id, streets);
    await this.get(ServiceAreas).create(scope, { ...serviceArea, isDefault: true });
    const vehicleTypes = {
      motorbike: await this.createVehicleType(scope, 'Moto', 'motorbike'),
      car: await this.createVehicleType(scope, 'Carro', 'car'),
      bicycle: await this.createVehicleType(scope, 'Bicicleta', 'bicycle'),
    };
    const catalog = this.get(Catalog);
    const { id: categoryId } = await catalog.createCategory(hub.id, {
      vehicleTypeId: vehicleTypes.motorbike.id,
      name: 'Padrão',
    });
    await catalog.createCategory(hub.id, { vehicleTypeId: vehicleTypes.motorbike.id, name: 'Frágil' });
    return { hub, scope, vehicleTypes, categoryId };
  }

  private async createVehicleType(
    scope: Scope,
    name: string,
    kind: keyof DemoQuarter['tariffs'],
  ): Promise<VehicleType> {
    const type = await this.get(Catalog).createVehicleType(scope.hubId, { name, kind });
    await this.get(Tariffs).put(scope, { ...this.quarter.tariffs[kind], vehicleTypeId: type.id });
    return type;
  }

  /** At the address of the demonstration's pickup. */
  private createMerchant(scope: Scope, input: NewMerchant): Promise<Merchant> {
    const { city, state, pickup } = this.quarter.place;
    const { address: line, latitude, longitude } = pickup;
    const [street = '', number = ''] = (line.split(' - ')[0] ?? '').split(', ');
    const unknown = { complement: null, district: null, postalCode: null };
    const address = { street, number, city, state, latitude, longitude, ...unknown };
    return this.get(Merchants).create(scope, { address, ...input });
  }

  private async createCouriers(
    scope: Scope,
    vehicleTypes: Record<keyof DemoQuarter['tariffs'], VehicleType>,
  ): Promise<DemoFacts['couriers']> {
    const registrations = this.get(CourierRegistrations);
    const made: DemoFacts['couriers'] = [];
    for (const { name, phone, cpf, kind, plate } of COURIERS) {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
      const login = { phone, email, password: randomBase62(12) };
      const vehicle = { kind, model: 'Modelo fictício', color: 'Azul', plate };
      const vehicleTypeIds = [vehicleTypes[kind].id];
      const { id } = await registrations.register(scope, { name, cpf, ...login, vehicle, vehicleTypeIds });
      await registrations.approve(scope, id);
      made.push({ id, ...login });
    }
    return made;
  }

  private async createOperator(hub: Hub): Promise<DemoFacts['admin']> {
    const { id, login } = await this.createOwner(hub.id, 'Operação da demonstração', 'operacao@example.com');
    const setting = { label: 'data/demo.json', expiresAt: null };
    const { token } = await this.get(Operators).issueToken(id, setting);
    return { token, ...login };
  }

  /** Approves apps, and works in every hub. */
  private async createPlatformOperator(): Promise<DemoFacts['platform']> {
    return (await this.createOwner(null, 'Plataforma da demonstração', freshEmail('plataforma'))).login;
  }

  private async createOwner(hubId: number | null, name: string, email: string) {
    const login = { email, password: randomBase62(16) };
    const { id } = await this.get(Operators).create(hubId, { name, role: 'owner', ...login });
    return { id, login };
  }

  private async issueKey(
    scope: Scope,
    kind: 'full_api_key' | 'model_m_key',
    merchantId: number | null,
    environment: 'live' | 'test' = 'live',
  ): Promise<string> {
    const label = 'Demonstração';
    return (await this.get(Credentials).issueKey(scope, { kind, merchantId, label, environment })).key;
  }

  private get<T>(token: abstract new (...args: never[]) => T): T {
    return this.app.get<T>(token, { strict: false });
  }
}

/** Unique on the platform: a demonstration may be made again on the same database. */
function freshEmail(name: string): string {
  return `${name}.${randomBase62(4).toLowerCase()}@example.com`;
}
