import {
  CourierRegistrations,
  Credentials,
  Merchants,
  OPERATOR_ROLES,
  type Merchant,
  type OperatorRole,
} from '#domain';
import { aCourier, aMerchant, anOperator, keysOf } from '../../support/builders/index.js';
import { openDeliveryToken } from '../../support/open-delivery-token.js';
import type { FourFacesWorld } from '../four-faces.world.js';
import type { HubObjects, Ids } from './hub-objects.builder.js';

export type Audience =
  'full-api' | 'open-delivery' | 'model-m' | 'admin' | 'courier' | 'merchant' | 'developer';

export interface CredentialKind {
  readonly name: string;
  /** null: the credential is refused everywhere. */
  readonly audience: Audience | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The credential belongs to a merchant or courier, who must not see records of others in the hub. */
  readonly personal?: boolean;
  readonly role?: OperatorRole;
  /** An operator of the platform. */
  readonly platform?: boolean;
  /** A sub-user without permission to place orders. */
  readonly restricted?: boolean;
  /** Ids of a sub-user's own records, where they differ from the hub's. */
  readonly own?: Ids;
  /** Logs in another person of this kind, for calls that end sessions. */
  readonly again?: () => Promise<Record<string, string>>;
}

const PASSWORD = 'segredo1';
const RESTRICTIONS = { ordering: true, readingOthers: true };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function logIn(world: FourFacesWorld, who: 'courier' | 'merchant', email: string | null) {
  const body = JSON.stringify({ email, password: PASSWORD });
  const { text } = await world.send('POST', `/api/${who}/login`, {}, body);
  return bearer((JSON.parse(text) as { token: string }).token);
}

/** Credentials of this hub in the four faces; some are invalid. */
export async function credentialKinds(world: FourFacesWorld, hub: HubObjects): Promise<CredentialKind[]> {
  return [
    { name: 'nothing', audience: null, headers: {} },
    { name: 'an invented key', audience: null, headers: { ...bearer('nada'), 'api-key': 'nada' } },
    // Made first, because it moves the clock by a day.
    ...(await openDeliveryKinds(world, hub)),
    ...(await fullApiKinds(world, hub)),
    ...(await modelMKinds(world, hub)),
    ...(await operatorKinds(world, hub)),
    ...(await courierKinds(world, hub)),
    ...(await merchantKinds(world, hub)),
  ];
}

async function fullApiKinds(world: FourFacesWorld, hub: HubObjects): Promise<CredentialKind[]> {
  const { scope, store, clerk } = hub;
  const keys = await keysOf(world, hub);
  const credentials = world.get(Credentials);
  const { token } = await credentials.issueUserToken(scope, store.id);
  const { id } = await aMerchant(world, scope, { ownerId: store.id, restrictions: RESTRICTIONS });
  const issue = (merchantId: number | null) =>
    credentials.issueKey(scope, { kind: 'full_api_key', label: 'matrix', merchantId });
  const restricted = await issue(id);
  const ended = await issue(null);
  await credentials.deactivate(scope, ended.id);
  const of = (name: string, key: string, more: Partial<CredentialKind> = {}): CredentialKind => ({
    name: `Full API: ${name}`,
    audience: 'full-api',
    headers: bearer(key),
    ...more,
  });
  return [
    of('hub', keys.hub),
    of('customer', keys.store, { personal: true }),
    of('user token', token, { personal: true }),
    of('sub-user', keys.clerk, { personal: true, own: { merchants: clerk.id } }),
    of('restricted sub-user', restricted.key, { personal: true, restricted: true, own: { merchants: id } }),
    of('deactivated', ended.key, { audience: null }),
  ];
}

async function openDeliveryKinds(
  world: FourFacesWorld,
  { scope, store, rival }: HubObjects,
): Promise<CredentialKind[]> {
  const credentials = world.get(Credentials);
  const { clock } = world.core;
  const issue = async (merchant: Merchant) => {
    const pair = await credentials.issuePair(scope, merchant.id);
    return { id: pair.id, headers: bearer(await openDeliveryToken(world.server.baseUrl, pair)) };
  };
  const old = await issue(store);
  clock.advance({ hours: 25 });
  const current = await issue(store);
  const ended = await issue(rival);
  await credentials.deactivate(scope, ended.id);
  clock.advance({ seconds: 10 });
  return [
    { name: 'Open Delivery: merchant', audience: 'open-delivery', headers: current.headers, personal: true },
    { name: 'Open Delivery: expired', audience: null, headers: old.headers },
    { name: 'Open Delivery: deactivated', audience: null, headers: ended.headers },
  ];
}

async function modelMKinds(world: FourFacesWorld, hub: HubObjects): Promise<CredentialKind[]> {
  const keys = await keysOf(world, hub, 'model_m_key');
  const credentials = world.get(Credentials);
  const facts = { kind: 'model_m_key', label: 'matrix', merchantId: null } as const;
  const ended = await credentials.issueKey(hub.scope, facts);
  await credentials.deactivate(hub.scope, ended.id);
  return [
    { name: 'Model M: hub', audience: 'model-m', headers: { 'api-key': keys.hub } },
    { name: 'Model M: company', audience: 'model-m', headers: { 'api-key': keys.store }, personal: true },
    { name: 'Model M: deactivated', audience: null, headers: { 'api-key': ended.key } },
  ];
}

async function operatorKinds(world: FourFacesWorld, { hub }: HubObjects): Promise<CredentialKind[]> {
  const enter = async (hubId: number | null, role: OperatorRole) =>
    bearer(await anOperator(world, hubId, role));
  const kinds = OPERATOR_ROLES.map((role) => ({
    name: `Admin: ${role}`,
    role,
    platform: false,
    again: () => enter(hub.id, role),
  }));
  const again = async () => ({ ...(await enter(null, 'owner')), 'X-Hub-Id': String(hub.id) });
  const platform = { name: 'Admin: platform', role: 'owner', platform: true, again } as const;
  return Promise.all(
    [...kinds, platform].map(async (kind) => ({ ...kind, audience: 'admin', headers: await kind.again() })),
  );
}

async function courierKinds(
  world: FourFacesWorld,
  { scope, courierId, motorbike }: HubObjects,
): Promise<CredentialKind[]> {
  const registrations = world.get(CourierRegistrations);
  const enter = async (id: number) => {
    const email = `matriz.entregador${String(id)}@example.com`;
    await registrations.update(scope, id, { email });
    return logIn(world, 'courier', email);
  };
  const again = async () => enter(await aCourier(world, scope, [motorbike.id]));
  const suspended = await aCourier(world, scope, [motorbike.id]);
  const ended = await enter(suspended);
  await registrations.update(scope, suspended, { registration: 'suspended' });
  world.core.clock.advance({ seconds: 10 });
  const common = { audience: 'courier', personal: true, again } as const;
  return [
    { name: 'Courier', headers: await enter(courierId), ...common },
    // Still finishes what is under way and sees the money.
    { name: 'Courier: suspended', headers: ended, ...common },
  ];
}

async function merchantKinds(
  world: FourFacesWorld,
  { scope, store, clerk }: HubObjects,
): Promise<CredentialKind[]> {
  const enter = ({ email }: Merchant) => logIn(world, 'merchant', email);
  const suspended = await aMerchant(world, scope);
  const ended = await enter(suspended);
  await world.get(Merchants).update(scope, suspended.id, { status: 'suspended' });
  world.core.clock.advance({ seconds: 10 });
  const of = async (name: string, merchant: Merchant): Promise<CredentialKind> => {
    const { id, ownerId, restrictions } = merchant;
    return {
      name: `Merchant: ${name}`,
      audience: 'merchant',
      personal: true,
      restricted: restrictions.ordering,
      headers: await enter(merchant),
      again: async () =>
        enter(await aMerchant(world, scope, { ...(ownerId !== null && { ownerId }), restrictions })),
      ...(ownerId !== null && { own: { merchants: id } }),
    };
  };
  return [
    await of('owner', store),
    await of('sub-user', clerk),
    await of(
      'restricted sub-user',
      await aMerchant(world, scope, { ownerId: store.id, restrictions: RESTRICTIONS }),
    ),
    { name: 'Merchant: suspended', audience: null, headers: ended },
  ];
}
