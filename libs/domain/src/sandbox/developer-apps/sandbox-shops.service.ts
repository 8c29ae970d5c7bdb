import { Injectable } from '@nestjs/common';
import { type MerchantAddress, MerchantQueries, Merchants } from '../../people/index.js';
import { hubScope, randomBase62 } from '../../base/index.js';
import { demoQuarter } from '../demo/index.js';
import type { DeveloperApp } from './developer-app.entity.js';

const SHOP = { name: 'Loja de Instalação', phone: '1933330005' };
const PASSWORD_LENGTH = 16;

/** Shops in the sandboxes of apps to install these at: beside that of test orders, which the app is told about anyway. */
@Injectable()
export class SandboxShops {
  constructor(
    private readonly merchants: Merchants,
    private readonly found: MerchantQueries,
  ) {}

  /** The log-in of the shop, with a new password; an older one ends. */
  async open({ id, sandboxHubId }: DeveloperApp): Promise<{ email: string; password: string }> {
    const scope = hubScope(sandboxHubId);
    const logIn = { email: `loja-${String(id)}@sandbox.example`, password: randomBase62(PASSWORD_LENGTH) };
    const [known] = await this.found.find(scope, { email: logIn.email });
    if (known) await this.merchants.update(scope, known.id, { password: logIn.password });
    else await this.merchants.create(scope, { ...logIn, ...SHOP, address: shopAddress() });
    return logIn;
  }
}

/** In the middle of a sandbox's streets. */
export function shopAddress(): MerchantAddress {
  const { city, state, place } = demoQuarter();
  const [street = '', number = ''] = (place.pickup.address.split(' - ')[0] ?? '').split(', ');
  const { latitude, longitude } = place.pickup;
  return {
    ...{ street, number, city, state, latitude, longitude },
    ...{ complement: null, district: null, postalCode: null },
  };
}
