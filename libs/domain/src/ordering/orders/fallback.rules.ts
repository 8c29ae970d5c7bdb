import type { Fallback, Hub } from '../../company/index.js';
import { DomainError } from '../../base/index.js';
import type { Merchant } from '../../people/index.js';
import type { OrderChange } from './order-change.rules.js';
import type { OrderEventData } from './order-event.types.js';
import type { Left, Stop, StopInput } from './stop.types.js';
import type { DeliverInput } from './stop-act.types.js';
import { failedVisit } from './stop.rules.js';

const LEAVING: Partial<Record<Fallback, Left>> = { leave_at_door: 'door', neighbour: 'neighbour' };

type Planned = Pick<Stop, 'ifUndelivered' | 'neighbour'>;

/** Where money is collected or an age is checked, somebody has to be there: goods cannot be left then. */
function isUnfit(fallback: Fallback | null, { collectCents, minimumAge }: StopInput): boolean {
  const leaves = fallback !== null && LEAVING[fallback] !== undefined;
  return leaves && ((collectCents ?? 0) > 0 || (minimumAge ?? 0) > 0);
}

/** @throws invalid_value (`ifUndelivered`) · required_value (`neighbour`) */
export function checkFallback(input: StopInput, field: string): void {
  const { ifUndelivered = null, neighbour } = input;
  if (isUnfit(ifUndelivered, input))
    throw new DomainError('invalid_value', { field: `${field}.ifUndelivered` });
  if (ifUndelivered === 'neighbour' && !neighbour?.trim())
    throw new DomainError('required_value', { field: `${field}.neighbour` });
}

/** Nulls: the stop says nothing for the case that nobody takes the goods. */
export function agreedOf({ ifUndelivered, neighbour }: Planned | StopInput): Required<Planned> {
  const named = ifUndelivered === 'neighbour' ? neighbour : null;
  return { ifUndelivered: ifUndelivered ?? null, neighbour: named ?? null };
}

/** As the caller says, else the shop's default, else the hub's; null: `returnOnFailedStop` decides. */
export function fallbackOf(
  input: StopInput,
  merchant: Pick<Merchant, 'ifUndelivered'>,
  { settings }: Pick<Hub, 'settings'>,
): Required<Planned> {
  const asked = agreedOf(input);
  if (asked.ifUndelivered !== null && !isUnfit(asked.ifUndelivered, input)) return asked;
  const byDefault = merchant.ifUndelivered ?? settings.ifUndelivered;
  return { ifUndelivered: isUnfit(byDefault, input) ? null : byDefault, neighbour: null };
}

/** Whether untaken goods come back to the pickup; null: they could not be left, the hub's setting holds. */
const RETURNS: Readonly<Record<Fallback, boolean | null>> = {
  return: true,
  try_again_today: true,
  try_again_tomorrow: true,
  dispose: false,
  leave_at_door: null,
  neighbour: null,
};

export function comesBack({ ifUndelivered = null }: Stop, { settings }: Pick<Hub, 'settings'>): boolean {
  return (ifUndelivered && RETURNS[ifUndelivered]) ?? settings.returnOnFailedStop;
}

/**
 * Goods are left only as it was agreed, with a photo, and with a neighbour only with a name. No code is asked
 * for: whoever has it is not there. The courier must have waited as for a failed delivery, or say why not.
 * @throws invalid_value (`left`) · proof_required · required_value (`name`, `observation`)
 */
export function checkLeft(
  change: OrderChange,
  stop: Stop,
  hub: Hub,
  input: DeliverInput,
): OrderEventData | null {
  const { left, name, observation = null, photos = [] } = input;
  if (!left) return null;
  if (LEAVING[stop.ifUndelivered ?? 'return'] !== left)
    throw new DomainError('invalid_value', { field: 'left' });
  if (photos.length === 0) throw new DomainError('proof_required', { field: 'evidence' });
  if (left === 'neighbour' && !name?.trim()) throw new DomainError('required_value', { field: 'name' });
  return { left, ...failedVisit(change, stop, hub, { reason: left, observation, photos }) };
}
