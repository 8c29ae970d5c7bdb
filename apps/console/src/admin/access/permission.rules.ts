import type { OperatorRole } from '#domain';

/** Metadata of a controller: the area that its endpoints belong to, where they declare no other. */
export const ADMIN_AREA = 'admin:area';

export const RIGHTS = ['none', 'read', 'write'] as const;
type Right = (typeof RIGHTS)[number];

/** Rights by area of the Admin API and role; total: a new role compiles only with a right in each. */
const AREA_RIGHTS = {
  // Passwords and Pix keys of other people.
  access: { owner: 'write', operator: 'none', finance: 'none', read_only: 'none' },
  audit: { owner: 'read', operator: 'none', finance: 'none', read_only: 'read' },
  catalog: { owner: 'write', operator: 'write', finance: 'read', read_only: 'read' },
  couriers: { owner: 'write', operator: 'write', finance: 'read', read_only: 'read' },
  credentials: { owner: 'write', operator: 'none', finance: 'none', read_only: 'read' },
  hub: { owner: 'write', operator: 'read', finance: 'read', read_only: 'read' },
  invoices: { owner: 'write', operator: 'read', finance: 'write', read_only: 'read' },
  merchants: { owner: 'write', operator: 'write', finance: 'read', read_only: 'read' },
  operators: { owner: 'write', operator: 'none', finance: 'none', read_only: 'read' },
  orders: { owner: 'write', operator: 'write', finance: 'read', read_only: 'read' },
  payments: { owner: 'write', operator: 'write', finance: 'write', read_only: 'read' },
  privacy: { owner: 'write', operator: 'none', finance: 'none', read_only: 'none' },
  reports: { owner: 'read', operator: 'read', finance: 'read', read_only: 'read' },
  requests: { owner: 'write', operator: 'write', finance: 'read', read_only: 'read' },
  service_areas: { owner: 'write', operator: 'write', finance: 'read', read_only: 'read' },
  sessions: { owner: 'write', operator: 'write', finance: 'write', read_only: 'write' },
  tariffs: { owner: 'write', operator: 'read', finance: 'write', read_only: 'read' },
  views: { owner: 'write', operator: 'write', finance: 'write', read_only: 'write' },
  wallets: { owner: 'write', operator: 'read', finance: 'write', read_only: 'read' },
  webhooks: { owner: 'write', operator: 'write', finance: 'read', read_only: 'read' },
} as const satisfies Record<string, Record<OperatorRole, Right>>;

export type AdminArea = keyof typeof AREA_RIGHTS;
export const ADMIN_AREAS = Object.keys(AREA_RIGHTS) as AdminArea[];

export function rightsOf(role: OperatorRole): Record<AdminArea, Right> {
  const rights = ADMIN_AREAS.map((area) => [area, AREA_RIGHTS[area][role]]);
  return Object.fromEntries(rights) as Record<AdminArea, Right>;
}

export function roleAllows(role: OperatorRole, area: AdminArea, needed: 'read' | 'write'): boolean {
  const right = AREA_RIGHTS[area][role];
  return right === 'write' || right === needed;
}
