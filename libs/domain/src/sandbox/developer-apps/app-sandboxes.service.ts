import { Injectable } from '@nestjs/common';
import { Credentials } from '../../integration/index.js';
import { demoQuarter } from '../demo/index.js';
import { Hubs, type HubSettingsInput } from '../../company/index.js';
import { HubLogos, type LogoChange, Merchants } from '../../people/index.js';
import { Robots } from '../robots/index.js';
import { type FileBody, hubScope, type Scope } from '../../base/index.js';
import type { AppType, DeveloperApp } from './developer-app.entity.js';
import { SandboxPlaces } from './sandbox-places.service.js';
import { shopAddress } from './sandbox-shops.service.js';

const ROBOTS = 2;
const ROBOT_STEP_SECONDS = 2;
/** A late arrival and a late collection are charged, so that an app's program meets the charge. */
const LATENESS = { toleranceMinutes: 10, chargeCents: 500 };
/** They stay in the sandbox's mailbox. */
const MESSAGES: HubSettingsInput['recipientMessages'] = {
  onTheWay: ['whatsapp'],
  arriving: ['whatsapp'],
  delivered: ['whatsapp'],
};
/** Charges that nobody can pay at a bank: `PaymentSimulations` pays them. */
const PIX = { pixKey: 'sandbox@example.com', merchantName: 'Sandbox' };

type Provisioned = Pick<
  DeveloperApp,
  'sandboxHubId' | 'sandboxMerchantId' | 'sandboxVehicleTypeId' | 'credentialId'
>;

/** Sandboxes of apps: a hub of its own with streets, area, tariffs, a merchant, robot couriers and a credential. */
@Injectable()
export class AppSandboxes {
  constructor(
    private readonly hubs: Hubs,
    private readonly streets: SandboxPlaces,
    private readonly merchants: Merchants,
    private readonly robots: Robots,
    private readonly credentials: Credentials,
    private readonly logos: HubLogos,
  ) {}

  async provision(name: string, type: AppType): Promise<Provisioned> {
    const { city, state, timezone } = demoQuarter();
    const hub = await this.hubs.create({
      ...{ name: `Sandbox · ${name}`, city, state, timezone },
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

  /** A new pair or key; the old one ends at once. Returns the id of the new credential. */
  async regenerate(app: DeveloperApp): Promise<number> {
    const scope = hubScope(app.sandboxHubId);
    if (app.type === 'open_delivery') return this.issue(scope, app.type, app.sandboxMerchantId);
    return (await this.credentials.rotate(scope, app.credentialId)).id;
  }

  /**
   * Replaces the app's logo, which its sandbox shows too, or removes it (null). @throws invalid_value (not a picture)
   */
  async setLogo({ sandboxHubId }: DeveloperApp, bytes: FileBody | null, change: LogoChange): Promise<void> {
    const scope = hubScope(sandboxHubId);
    if (bytes === null) await this.logos.remove(scope, change);
    else await this.logos.set(scope, bytes, change);
  }

  /** Switches the robots that move the sandbox's orders on or off. */
  async setRobots({ sandboxHubId }: DeveloperApp, on: boolean): Promise<void> {
    await this.hubs.update(sandboxHubId, { settings: { robotStepSeconds: on ? ROBOT_STEP_SECONDS : null } });
  }

  async robotsOn({ sandboxHubId }: Pick<DeveloperApp, 'sandboxHubId'>): Promise<boolean> {
    return (await this.hubs.get(sandboxHubId)).settings.robotStepSeconds !== null;
  }

  private async issue(scope: Scope, type: AppType, merchantId: number): Promise<number> {
    if (type === 'open_delivery') return (await this.credentials.issuePair(scope, merchantId, 'test')).id;
    const kind = type === 'full_api' ? 'full_api_key' : 'model_m_key';
    return (
      await this.credentials.issueKey(scope, { kind, merchantId, label: 'Sandbox', environment: 'test' })
    ).id;
  }
}
