import type { OperatorRole } from '#domain';

/** What the Admin API is divided into, for permissions. */
export const AREAS = [
  'audit',
  'catalog',
  'couriers',
  'credentials',
  'hub',
  'merchants',
  'operators',
  'orders',
  'payments',
  'privacy',
  'reports',
  'requests',
  'service_areas',
  'tariffs',
  'wallets',
  'webhooks',
] as const;

export type Area = (typeof AREAS)[number];
export type Right = 'none' | 'read' | 'write';

/** Who may do what: total, so that a new area does not compile until each role has an answer. */
export const RIGHTS: Record<OperatorRole, Record<Area, Right>> = {
  owner: {
    audit: 'read',
    catalog: 'write',
    couriers: 'write',
    credentials: 'write',
    hub: 'write',
    merchants: 'write',
    operators: 'write',
    orders: 'write',
    payments: 'write',
    privacy: 'write',
    reports: 'read',
    requests: 'write',
    service_areas: 'write',
    tariffs: 'write',
    wallets: 'write',
    webhooks: 'write',
  },
  operator: {
    audit: 'none',
    catalog: 'write',
    couriers: 'write',
    credentials: 'none',
    hub: 'read',
    merchants: 'write',
    operators: 'none',
    orders: 'write',
    payments: 'write',
    privacy: 'none',
    reports: 'read',
    requests: 'write',
    service_areas: 'write',
    tariffs: 'read',
    wallets: 'read',
    webhooks: 'write',
  },
  finance: {
    audit: 'none',
    catalog: 'read',
    couriers: 'read',
    credentials: 'none',
    hub: 'read',
    merchants: 'read',
    operators: 'none',
    orders: 'read',
    payments: 'write',
    privacy: 'none',
    reports: 'read',
    requests: 'read',
    service_areas: 'read',
    tariffs: 'write',
    wallets: 'write',
    webhooks: 'read',
  },
  read_only: {
    audit: 'read',
    catalog: 'read',
    couriers: 'read',
    credentials: 'read',
    hub: 'read',
    merchants: 'read',
    operators: 'read',
    orders: 'read',
    payments: 'read',
    privacy: 'none',
    reports: 'read',
    requests: 'read',
    service_areas: 'read',
    tariffs: 'read',
    wallets: 'read',
    webhooks: 'read',
  },
};

export function allows(role: OperatorRole, area: Area, needed: 'read' | 'write'): boolean {
  const right = RIGHTS[role][area];
  return right === 'write' || right === needed;
}
