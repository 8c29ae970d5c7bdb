import type { OperatorRole } from '#domain';

/** Metadata of a controller: the area that its endpoints belong to, where they declare no other. */
export const ADMIN_AREA = 'admin:area';

/** Areas of the Admin API, for permissions. */
export const ADMIN_AREAS = [
  // Others' ways in and where their money goes: passwords and Pix keys.
  'access',
  'audit',
  'catalog',
  'couriers',
  'credentials',
  'hub',
  'invoices',
  'merchants',
  'operators',
  'orders',
  'payments',
  'privacy',
  'reports',
  'requests',
  'service_areas',
  'sessions',
  'tariffs',
  'views',
  'wallets',
  'webhooks',
] as const;

export type AdminArea = (typeof ADMIN_AREAS)[number];
export const RIGHTS = ['none', 'read', 'write'] as const;
type Right = (typeof RIGHTS)[number];

/** Rights by role and area; total, so that a new area does not compile until every role has a right. */
export const ROLE_RIGHTS: Record<OperatorRole, Record<AdminArea, Right>> = {
  owner: {
    access: 'write',
    audit: 'read',
    catalog: 'write',
    couriers: 'write',
    credentials: 'write',
    hub: 'write',
    invoices: 'write',
    merchants: 'write',
    operators: 'write',
    orders: 'write',
    payments: 'write',
    privacy: 'write',
    reports: 'read',
    requests: 'write',
    service_areas: 'write',
    sessions: 'write',
    tariffs: 'write',
    views: 'write',
    wallets: 'write',
    webhooks: 'write',
  },
  operator: {
    access: 'none',
    audit: 'none',
    catalog: 'write',
    couriers: 'write',
    credentials: 'none',
    hub: 'read',
    invoices: 'read',
    merchants: 'write',
    operators: 'none',
    orders: 'write',
    payments: 'write',
    privacy: 'none',
    reports: 'read',
    requests: 'write',
    service_areas: 'write',
    sessions: 'write',
    tariffs: 'read',
    views: 'write',
    wallets: 'read',
    webhooks: 'write',
  },
  finance: {
    access: 'none',
    audit: 'none',
    catalog: 'read',
    couriers: 'read',
    credentials: 'none',
    hub: 'read',
    invoices: 'write',
    merchants: 'read',
    operators: 'none',
    orders: 'read',
    payments: 'write',
    privacy: 'none',
    reports: 'read',
    requests: 'read',
    service_areas: 'read',
    sessions: 'write',
    tariffs: 'write',
    views: 'write',
    wallets: 'write',
    webhooks: 'read',
  },
  read_only: {
    access: 'none',
    audit: 'read',
    catalog: 'read',
    couriers: 'read',
    credentials: 'read',
    hub: 'read',
    invoices: 'read',
    merchants: 'read',
    operators: 'read',
    orders: 'read',
    payments: 'read',
    privacy: 'none',
    reports: 'read',
    requests: 'read',
    service_areas: 'read',
    sessions: 'write',
    tariffs: 'read',
    views: 'write',
    wallets: 'read',
    webhooks: 'read',
  },
};

export function roleAllows(role: OperatorRole, area: AdminArea, needed: 'read' | 'write'): boolean {
  const right = ROLE_RIGHTS[role][area];
  return right === 'write' || right === needed;
}
