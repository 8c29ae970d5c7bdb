import type { Company } from '../data/api.store.js';

export const VEHICLES = ['motorbike', 'bicycle', 'scooter', 'car', 'truck'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** The registration form as typed so far. */
export interface Draft {
  readonly step?: number;
  readonly name?: string;
  readonly phone?: string;
  readonly cpf?: string;
  readonly vehicle?: Vehicle;
  readonly model?: string;
  readonly color?: string;
  readonly plate?: string;
  readonly cnh?: string;
  readonly pixKey?: string;
}

export function bodyOf(company: Company, draft: Draft, password: string) {
  const { vehicle = 'motorbike' } = draft;
  const own = company.vehicleTypes.filter(({ kind }) => kind === vehicle).map(({ id }) => id);
  const said = (name: 'cpf' | 'cnh' | 'pixKey', text: string | undefined) =>
    text?.trim() ? { [name]: text.trim() } : {};
  return {
    hubId: company.id,
    name: draft.name?.trim() ?? '',
    phone: draft.phone?.trim() ?? '',
    password,
    vehicleKind: vehicle,
    ...said('cpf', draft.cpf),
    ...said('cnh', draft.cnh),
    ...said('pixKey', draft.pixKey),
    ...(draft.model?.trim() && { vehicleModel: draft.model.trim() }),
    ...(draft.color?.trim() && { vehicleColor: draft.color.trim() }),
    ...(vehicle !== 'bicycle' && draft.plate?.trim() && { vehiclePlate: draft.plate.trim() }),
    ...(own.length > 0 && { vehicleTypeIds: own }),
  };
}

/** The step of the form that holds a field of the API. */
export const STEP_OF: Readonly<Record<string, number>> = {
  name: 0,
  phone: 0,
  cpf: 0,
  password: 2,
  pixKey: 2,
  vehicleModel: 1,
  vehicleColor: 1,
  vehiclePlate: 1,
  cnh: 1,
};

/** Refused fields, translated from the core's names to the form's. */
export function fieldsOf(
  fields: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, true | undefined>> {
  const forms: Readonly<Record<string, string>> = {
    'vehicle.model': 'vehicleModel',
    'vehicle.color': 'vehicleColor',
    'vehicle.plate': 'vehiclePlate',
  };
  return Object.fromEntries(Object.keys(fields).map((name) => [forms[name] ?? name, true]));
}

/** The step that holds the first refused field; null: no field of the form was refused. */
export function stepOfFault(fields: Readonly<Record<string, readonly string[]>>): number | null {
  const steps = Object.keys(fieldsOf(fields)).flatMap((name) => STEP_OF[name] ?? []);
  return steps.length > 0 ? Math.min(...steps) : null;
}
