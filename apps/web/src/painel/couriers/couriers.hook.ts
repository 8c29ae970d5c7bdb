import { useMutation, useQuery } from '@tanstack/react-query';
import type { Answer, Asks } from '../../base/api/call.js';
import { again, cache, call, type Courier, keyOf, useRead } from '../../base/api/client.js';
import { fold, byName } from '../../desk/names.js';
import { useLive } from '../../base/live.js';
import { useGathered } from '../../base/gather.js';
import { keepCourier, ONLINE } from '../../desk/online-couriers.js';
import { withoutEmpty, idIn, oneOf, tabIn, recordIn, typed, type Values } from '../../desk/search.js';
import type { Tone } from '../../base/ui/status.js';
import { refused } from '../../base/ui/toast.js';
import { hubSettings } from '../data/hub.query.js';

export type CourierRecord = Answer<'/api/admin/couriers/{id}'>;
export type CourierDocument = Answer<'/api/admin/couriers/{id}/documents'>['items'][number];
export type Fleet = Answer<'/api/admin/fleets'>['items'][number];

export const TAB = tabIn('parte', {
  list: null,
  shifts: 'turnos',
  applications: 'cadastros',
  fleets: 'frotas',
});
export const COURIER = recordIn('entregador');

/** Couriers off shift are hidden unless chosen. */
const SITUATIONS = ['shift', 'all', 'off', 'blocked', 'suspended', 'refused'] as const;
type Situation = (typeof SITUATIONS)[number];

export const SEARCH = {
  situation: oneOf('situacao', SITUATIONS, 'shift'),
  search: typed('busca'),
  fleetId: idIn('frota'),
};
export type Filter = Values<typeof SEARCH>;

/** `shift` is the live list, which has an endpoint of its own. */
export function queryOf({ situation, search, fleetId }: Filter) {
  const meant: Partial<Record<Situation, Asks<'/api/admin/couriers'>>> = {
    off: { online: 'false', registration: 'active' },
    blocked: { blocked: 'true' },
    suspended: { registration: 'suspended' },
    refused: { registration: 'refused' },
  };
  return { ...meant[situation], ...withoutEmpty({ search, fleetId }) };
}

/** Searches the live list, which is complete in the browser. */
export function fits(
  { search, fleetId }: Filter,
  { name, phone, cpf, email, vehicle, fleetId: own }: Courier,
): boolean {
  if (fleetId !== null && own !== fleetId) return false;
  const wanted = fold(search);
  const digits = search.replace(/\D/g, '');
  const numbers = digits.length >= 3 && !/\p{L}/u.test(search);
  return (
    wanted === '' ||
    [name, email, vehicle.plate].some((text) => text !== null && fold(text).includes(wanted)) ||
    (numbers && [phone, cpf].some((text) => text !== null && text.includes(digits)))
  );
}

type Standing = Courier['status'] | 'awaiting' | 'suspended' | 'refused' | 'inactive';

const NOT_WORKING: Readonly<Record<string, Standing>> = {
  awaiting_approval: 'awaiting',
  suspended: 'suspended',
  refused: 'refused',
  inactive: 'inactive',
  deleted: 'inactive',
};

/** Registration is looked at first, then the block, then the shift. */
export function standingOf({ registration, status }: Pick<Courier, 'registration' | 'status'>): Standing {
  return NOT_WORKING[registration] ?? status;
}

export const STANDING_TONES: Readonly<Record<Standing, Tone>> = {
  available: 'green',
  busy: 'accent',
  offline: 'plain',
  blocked: 'red',
  awaiting: 'amber',
  suspended: 'amber',
  refused: 'plain',
  inactive: 'plain',
};

export const GROUPS = ['busy', 'available', 'blocked', 'offline', 'other'] as const;
export type Group = (typeof GROUPS)[number];

const groupOf = (one: Courier) => GROUPS.find((group) => group === standingOf(one)) ?? 'other';

/** Loaded couriers by load, free ones by waiting time. */
export function membersOf(group: Group, couriers: readonly Courier[]): readonly Courier[] {
  const rank = ({ activeOrders, freeSince }: Courier) => {
    if (group === 'busy') return -activeOrders.length;
    return group === 'available' && freeSince !== null ? Date.parse(freeSince) : 0;
  };
  const members = couriers.filter((one) => groupOf(one) === group);
  return members.sort((a, b) => rank(a) - rank(b) || byName(a.name, b.name));
}

/** An older position is not trusted. */
export const SILENT_MINUTES = 5;

export function ageOf(birthDate: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const GATHER_MS = 400;

export function useCourier(id: number) {
  return useRead('/api/admin/couriers/{id}', { id }, { staleTime: 5_000 });
}

export function useFleets(): readonly Fleet[] {
  return useRead('/api/admin/fleets', {}, { staleTime: 60_000 }).data?.items ?? [];
}

export function useVehicleTypes() {
  return useRead('/api/admin/vehicle-types', {}, { staleTime: 300_000 });
}

export function useRoom(): number {
  const settings = useQuery(hubSettings);
  return settings.data?.dispatch.maxOrdersPerCourier ?? 1;
}

export function keep(courier: CourierRecord): void {
  keepCourier(courier);
  void again('/api/admin/couriers', '/api/admin/audit');
}

export function useCourierAct<V>(act: (input: V) => Promise<CourierRecord>) {
  return useMutation({ mutationFn: act, onSuccess: keep, onError: refused });
}

export function useLoads(online: readonly Courier[] | undefined): void {
  const gather = useGathered(GATHER_MS, readAgain);
  useLive({
    courier: ({ id, activeOrders }) => {
      void cache.invalidateQueries({ queryKey: keyOf('/api/admin/couriers/{id}', { id }), exact: true });
      const known = online?.find((one) => one.id === id);
      if (known && known.activeOrders.length !== activeOrders) gather(id);
    },
    order: ({ id, courierId }) => {
      for (const one of online ?? []) if (one.activeOrders.some((order) => order.id === id)) gather(one.id);
      if (courierId !== null) gather(courierId);
    },
    behind: () => void cache.invalidateQueries(),
  });
}

function readAgain(ids: readonly number[]): Promise<unknown> {
  return Promise.all(
    [...new Set(ids)].map((id) => {
      void again(['carried', id]);
      return call('/api/admin/couriers/{id}', { id }).then(keepCourier, () => again(ONLINE));
    }),
  );
}
