import { Injectable } from '@nestjs/common';
import { Credentials } from '../../integration/index.js';
import { demoQuarter } from '../../back-office/index.js';
import { Catalog, Hubs, type HubSettingsInput } from '../../company/index.js';
import {
  type LogoChange,
  type MerchantAddress,
  merchantAddressSchema,
  MerchantQueries,
  Merchants,
  Pictures,
} from '../../people/index.js';
import { Robots } from '../robots/index.js';
import {
  type Database,
  DomainError,
  type FileBody,
  hubScope,
  randomBase62,
  type Scope,
  statement,
} from '../../base/index.js';
import type { AppType, DeveloperApp } from './developer-app.entity.js';
import { GazetteerImporter, ServiceAreas } from '../../places/index.js';
import { Tariffs } from '../../ordering/index.js';

const SHOP = { name: 'Loja de Instalação', phone: '1933330005' };
const PASSWORD_LENGTH = 16;

/** The sandbox's shop to try an app's installation with; that of test orders is known to the app anyway. */
@Injectable()
export class SandboxShops {
  constructor(
    private readonly merchants: Merchants,
    private readonly found: MerchantQueries,
  ) {}

  /** Sets a new password; an older one ends. */
  async open({ id, sandboxHubId }: DeveloperApp): Promise<{ email: string; password: string }> {
    const scope = hubScope(sandboxHubId);
    const logIn = { email: `loja-${String(id)}@sandbox.example`, password: randomBase62(PASSWORD_LENGTH) };
    const [known] = await this.found.find(scope, { email: logIn.email });
    if (known) await this.merchants.update(scope, known.id, { password: logIn.password });
    else await this.merchants.create(scope, { ...logIn, ...SHOP, address: shopAddress() });
    return logIn;
  }
}

function shopAddress(): MerchantAddress {
  const { city, state, place } = demoQuarter();
  const [street = '', number = ''] = (place.pickup.address.split(' - ')[0] ?? '').split(', ');
  const { latitude, longitude } = place.pickup;
  return merchantAddressSchema.parse({ street, number, city, state, latitude, longitude });
}

const VEHICLES = [
  { name: 'Moto', kind: 'motorbike' },
  { name: 'Carro', kind: 'car' },
  { name: 'Bicicleta', kind: 'bicycle' },
] as const;

@Injectable()
export class SandboxPlaces {
  constructor(
    private readonly gazetteer: GazetteerImporter,
    private readonly areas: ServiceAreas,
    private readonly catalog: Catalog,
    private readonly tariffs: Tariffs,
  ) {}

  /** Returns the id of the first vehicle type. */
  async lay(scope: Scope): Promise<number> {
    const { streets, serviceArea, tariffs } = demoQuarter();
    await this.gazetteer.import(scope.hubId, streets);
    await this.areas.create(scope, { ...serviceArea, isDefault: true });
    let first = 0;
    for (const { name, kind } of VEHICLES) {
      const { id } = await this.catalog.createVehicleType(scope.hubId, { name, kind });
      await this.tariffs.put(scope, { ...tariffs[kind], vehicleTypeId: id });
      first ||= id;
    }
    await this.catalog.createCategory(scope.hubId, { vehicleTypeId: first, name: 'Padrão' });
    return first;
  }
}

/** Apps of the teams that a developer owns, each with its sandbox. */
export class SandboxLimit {
  constructor(readonly most: number) {}
}

const OWNER = statement(
  'developer-apps.owner_lock',
  `select d.id from developers d join developer_members m on m.developer_id = d.id
    where m.team_id = $1 and m.role = 'owner' for update of d`,
);
const SANDBOXES = statement(
  'developer-apps.sandboxes_of_owner',
  `select count(*)::int as count from developer_apps a join developer_members m on m.team_id = a.team_id
    where m.developer_id = $1 and m.role = 'owner'`,
);

/** Locks the owner of the team until the caller's transaction ends. @throws limit_reached */
export async function requireRoom(db: Database, { most }: SandboxLimit, teamId: number): Promise<void> {
  const owner = await db.first(OWNER, [teamId]);
  const { count } = await db.one(SANDBOXES, [owner?.id]);
  if (count >= most) throw new DomainError('limit_reached', { limit: most });
}

const ROBOTS = 2;
const ROBOT_STEP_SECONDS = 2;
/** Late arrivals and collections are charged, so that an app's program meets the charge. */
const LATENESS = { toleranceMinutes: 10, chargeCents: 500 };
/** These messages stay in the sandbox's mailbox. */
const MESSAGES: HubSettingsInput['recipientMessages'] = {
  onTheWay: ['whatsapp'],
  arriving: ['whatsapp'],
  delivered: ['whatsapp'],
};
/** Nobody can pay these charges at a bank: `PaymentSimulations` pays them. */
const PIX = { pixKey: 'sandbox@example.com', merchantName: 'Sandbox' };

/** A sandbox is a hub of its own with streets, area, tariffs, a merchant, robot couriers and a credential. */
@Injectable()
export class AppSandboxes {
  constructor(
    private readonly hubs: Hubs,
    private readonly streets: SandboxPlaces,
    private readonly merchants: Merchants,
    private readonly robots: Robots,
    private readonly credentials: Credentials,
    private readonly pictures: Pictures,
  ) {}

  async provision(name: string, type: AppType) {
    const { city, state, timezone } = demoQuarter();
    const hub = await this.hubs.create({
      name: `Sandbox · ${name}`,
      city,
      state,
      timezone,
      plan: 'premium',
      sandbox: true,
      settings: {
        arrival: LATENESS,
        collection: LATENESS,
        robotStepSeconds: ROBOT_STEP_SECONDS,
        courierRegistrations: false,
        onlinePayment: { ...PIX, city },
        recipientMessages: MESSAGES,
      },
    });
    const scope = hubScope(hub.id);
    const vehicleTypeId = await this.streets.lay(scope);
    const merchant = await this.merchants.create(scope, {
      name: 'Loja de Testes',
      phone: '1933330004',
      requestsEnabled: type === 'open_delivery',
      acceptsMarketplaceRequests: type === 'open_delivery',
      address: shopAddress(),
    });
    await this.robots.ensure(scope, ROBOTS);
    return {
      sandboxHubId: hub.id,
      sandboxMerchantId: merchant.id,
      sandboxVehicleTypeId: vehicleTypeId,
      credentialId: await this.issue(scope, type, merchant.id),
    };
  }

  /** The old pair or key ends at once. Returns the id of the new credential. */
  async regenerate(app: DeveloperApp): Promise<number> {
    const scope = hubScope(app.sandboxHubId);
    if (app.type === 'open_delivery') return this.issue(scope, app.type, app.sandboxMerchantId);
    return (await this.credentials.rotate(scope, app.credentialId)).id;
  }

  /** The sandbox shows the app's logo too. null removes it. @throws invalid_value (not a picture) */
  async setLogo({ sandboxHubId }: DeveloperApp, bytes: FileBody | null, change: LogoChange): Promise<void> {
    const scope = hubScope(sandboxHubId);
    if (bytes === null) await this.pictures.removeLogo(scope, change);
    else await this.pictures.setLogo(scope, bytes, change);
  }

  async setRobots({ sandboxHubId }: DeveloperApp, on: boolean): Promise<void> {
    await this.hubs.update(sandboxHubId, { settings: { robotStepSeconds: on ? ROBOT_STEP_SECONDS : null } });
  }

  async robotsOn({ sandboxHubId }: Pick<DeveloperApp, 'sandboxHubId'>): Promise<boolean> {
    return (await this.hubs.get(sandboxHubId)).settings.robotStepSeconds !== null;
  }

  private async issue(scope: Scope, type: AppType, merchantId: number): Promise<number> {
    if (type === 'open_delivery') return (await this.credentials.issuePair(scope, merchantId, 'test')).id;
    const key = { kind: `${type}_key`, merchantId, label: 'Sandbox', environment: 'test' } as const;
    return (await this.credentials.issueKey(scope, key)).id;
  }
}
