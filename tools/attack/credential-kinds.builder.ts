import { CourierRegistrations, Credentials, Merchants, OPERATOR_ROLES, type OperatorRole } from '#domain';
import { aCourier, aMerchant, anOperator, keysOf } from '../../test/support/builders/index.js';
import { openDeliveryToken } from '../../test/support/open-delivery-token.js';
import type { FourFacesWorld } from '../../test/server/four-faces.world.js';
import type { HubObjects, Noun } from './hub-objects.builder.js';

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
  /** In the merchants' API: manages nothing of the account. */
  readonly subUser?: boolean;
  /** Ids of the caller's own records, where they differ from the hub's. */
  readonly own?: Partial<Record<Noun, number>>;
  /** Of another person of this kind, for calls that end sessions. */
  readonly again?: () => Promise<Record<string, string>>;
}

const PASSWORD = 'segredo1';
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function logIn(world: FourFacesWorld, who: 'courier' | 'merchant', email: string) {
  const body = JSON.stringify({ email, password: PASSWORD });
  const { text } = await world.send('POST', `/api/${who}/login`, {}, body);
  return bearer((JSON.parse(text) as { token: string }).token);
}

/** Of this hub in the four faces; some are invalid. */
export async function credentialKinds(world: FourFacesWorld, hub: HubObjects): Promise<CredentialKind[]> {
  // Made first, because it moves the clock by a day.
  const openDelivery = await openDeliveryKinds(world, hub);
  return [
    { name: 'nothing', audience: null, headers: {} },
    { name: 'an invented key', audience: null, headers: { ...bearer('nada'), 'api-key': 'nada' } },
    ...openDelivery,
    ...(await fullApiKinds(hub)),
    ...(await modelMKinds(hub)),
    ...(await operatorKinds(hub)),
    ...(await courierKinds(world, hub)),
    ...(await merchantKinds(world, hub)),
  ];
}

async function fullApiKinds(hub: HubObjects): Promise<CredentialKind[]> {
  const { container, scope, store, clerk } = hub;
  const keys = await keysOf(container, hub);
  const credentials = container.get(Credentials);
  const { token } = await credentials.issueUserToken(scope, store.id);
  const clerkOfNothing = await aMerchant(container, scope, { ownerId: store.id });
  await container
    .get(Merchants)
    .update(scope, clerkOfNothing.id, { restrictions: { ordering: true, readingOthers: true } });
  const issue = (merchantId: number | null) =>
    credentials.issueKey(scope, { kind: 'full_api_key', label: 'matrix', merchantId });
  const restricted = await issue(clerkOfNothing.id);
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
    of('restricted sub-user', restricted.key, {
      personal: true,
      restricted: true,
      own: { merchants: clerkOfNothing.id },
    }),
    of('deactivated', ended.key, { audience: null }),
  ];
}

async function openDeliveryKinds(world: FourFacesWorld, hub: HubObjects): Promise<CredentialKind[]> {
  const { container, scope, store, rival } = hub;
  const credentials = container.get(Credentials);
  const { clock } = world.core;
  const tokenOf = (pair: Parameters<typeof openDeliveryToken>[1]) =>
    openDeliveryToken(world.server.baseUrl, pair);
  const old = await tokenOf(await credentials.issuePair(scope, store.id));
  clock.advance({ hours: 25 });
  const token = await tokenOf(await credentials.issuePair(scope, store.id));
  await container.get(Merchants).update(scope, rival.id, { requestsEnabled: true });
  const pair = await credentials.issuePair(scope, rival.id);
  const ended = await tokenOf(pair);
  await credentials.deactivate(scope, pair.id);
  clock.advance({ seconds: 10 });
  return [
    { name: 'Open Delivery: merchant', audience: 'open-delivery', headers: bearer(token), personal: true },
    { name: 'Open Delivery: expired', audience: null, headers: bearer(old) },
    { name: 'Open Delivery: deactivated', audience: null, headers: bearer(ended) },
  ];
}

async function modelMKinds(hub: HubObjects): Promise<CredentialKind[]> {
  const { container, scope } = hub;
  const keys = await keysOf(container, hub, 'model_m_key');
  const credentials = container.get(Credentials);
  const ended = await credentials.issueKey(scope, { kind: 'model_m_key', label: 'matrix', merchantId: null });
  await credentials.deactivate(scope, ended.id);
  return [
    { name: 'Model M: hub', audience: 'model-m', headers: { 'api-key': keys.hub } },
    { name: 'Model M: company', audience: 'model-m', headers: { 'api-key': keys.store }, personal: true },
    { name: 'Model M: deactivated', audience: null, headers: { 'api-key': ended.key } },
  ];
}

async function operatorKinds({ container, hub }: HubObjects): Promise<CredentialKind[]> {
  const enter = async (hubId: number | null, role: OperatorRole) =>
    bearer(await anOperator(container, hubId, role));
  const kinds: CredentialKind[] = [];
  for (const role of OPERATOR_ROLES) {
    const again = () => enter(hub.id, role);
    kinds.push({ name: `Admin: ${role}`, audience: 'admin', role, headers: await again(), again });
  }
  const again = async () => ({ ...(await enter(null, 'owner')), 'X-Hub-Id': String(hub.id) });
  const platform = { name: 'Admin: platform', role: 'owner', platform: true } as const;
  return [...kinds, { ...platform, audience: 'admin', headers: await again(), again }];
}

async function courierKinds(world: FourFacesWorld, hub: HubObjects): Promise<CredentialKind[]> {
  const { container, scope, courierId, motorbike } = hub;
  const registrations = container.get(CourierRegistrations);
  const enter = async (id: number) => {
    const email = `matriz.entregador${String(id)}@example.com`;
    await registrations.update(scope, id, { email, password: PASSWORD });
    return logIn(world, 'courier', email);
  };
  const again = async () => enter(await aCourier(container, scope, [motorbike.id]));
  const suspended = await aCourier(container, scope, [motorbike.id]);
  const ended = await enter(suspended);
  await registrations.update(scope, suspended, { registration: 'suspended' });
  world.core.clock.advance({ seconds: 10 });
  return [
    { name: 'Courier', audience: 'courier', headers: await enter(courierId), personal: true, again },
    // Still finishes what is under way and sees the money.
    { name: 'Courier: suspended', audience: 'courier', headers: ended, personal: true, again },
  ];
}

async function merchantKinds(world: FourFacesWorld, hub: HubObjects): Promise<CredentialKind[]> {
  const { container, scope, store, clerk } = hub;
  const merchants = container.get(Merchants);
  const enter = async (id: number) => {
    const email = `matriz.loja${String(id)}@example.com`;
    const { passwordHash } = await merchants.get(scope, id);
    if (passwordHash === null) throw new Error('The merchant has no password');
    await merchants.update(scope, id, { email });
    return logIn(world, 'merchant', email);
  };
  const loner = await aMerchant(container, scope, { ownerId: store.id });
  await merchants.update(scope, loner.id, { restrictions: { ordering: true, readingOthers: true } });
  const suspended = await aMerchant(container, scope);
  const ended = await enter(suspended.id);
  await merchants.update(scope, suspended.id, { status: 'suspended' });
  world.core.clock.advance({ seconds: 10 });
  const of = async (
    name: string,
    id: number,
    facts: { ownerId?: number; ordering?: boolean } = {},
  ): Promise<CredentialKind> => {
    const { ownerId, ordering = false } = facts;
    const restrictions = { ordering, readingOthers: ordering };
    return {
      name: `Merchant: ${name}`,
      audience: 'merchant',
      personal: true,
      headers: await enter(id),
      // A call that ends every session is made by another person of the kind.
      again: async () =>
        enter((await aMerchant(container, scope, { ...(ownerId && { ownerId }), restrictions })).id),
      ...(ownerId && { subUser: true, own: { merchants: id } }),
      restricted: ordering,
    };
  };
  return [
    await of('owner', store.id),
    await of('sub-user', clerk.id, { ownerId: store.id }),
    await of('restricted sub-user', loner.id, { ownerId: store.id, ordering: true }),
    { name: 'Merchant: suspended', audience: null, headers: ended },
  ];
}
