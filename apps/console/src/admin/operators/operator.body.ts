import type { Operator } from '#domain';

export function operatorBody({ id, hubId, name, email, role, active, createdAt, updatedAt }: Operator) {
  return { id, hubId, name, email, role, active, createdAt, updatedAt };
}
