import type { DraftOf } from '../../base/form-fields.js';
import { TextField } from '../../base/ui/field.js';
import type { Company } from '../data/api.store.js';
import { registerWords as text } from '../words.js';

export const VEHICLES = ['motorbike', 'bicycle', 'scooter', 'car', 'truck'] as const;

export const EMPTY_DRAFT = {
  step: 0,
  name: '',
  phone: '',
  cpf: '',
  pixKey: '',
  vehicle: 'motorbike' as (typeof VEHICLES)[number],
  model: '',
  color: '',
  plate: '',
  cnh: '',
};
export type Draft = Readonly<typeof EMPTY_DRAFT>;

export function bodyOf(company: Company, draft: Draft, password: string) {
  const { vehicle } = draft;
  const own = company.vehicleTypes.filter(({ kind }) => kind === vehicle).map(({ id }) => id);
  const said = (name: string, text: string) => (text.trim() === '' ? {} : { [name]: text.trim() });
  return {
    hubId: company.id,
    name: draft.name.trim(),
    phone: draft.phone.trim(),
    password,
    vehicleKind: vehicle,
    ...said('cpf', draft.cpf),
    ...said('cnh', draft.cnh),
    ...said('pixKey', draft.pixKey),
    ...said('vehicleModel', draft.model),
    ...said('vehicleColor', draft.color),
    ...said('vehiclePlate', vehicle === 'bicycle' ? '' : draft.plate),
    ...(own.length > 0 && { vehicleTypeIds: own }),
  };
}

const FIELDS = [
  ['name', 'phone', 'cpf'],
  ['model', 'color', 'plate', 'cnh'],
  ['pixKey', 'password'],
];

/** Refused fields, by the draft's names: the API calls the model `vehicleModel`, the core `vehicle.model`. */
export function fieldsOf(fields: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  const own = (name: string) => /^vehicle\.?(model|color|plate)$/i.exec(name)?.[1]?.toLowerCase() ?? name;
  return new Set(Object.keys(fields).map(own));
}

/** The step that holds the first refused field; null: no field of the form was refused. */
export function stepOfFault(fields: Readonly<Record<string, readonly string[]>>): number | null {
  const wrong = fieldsOf(fields);
  const step = FIELDS.findIndex((names) => names.some((name) => wrong.has(name)));
  return step < 0 ? null : step;
}

export interface StepProps {
  form: DraftOf<Draft>;
}

export function PersonStep({ form }: StepProps) {
  return (
    <>
      <TextField
        label={text.name}
        autoComplete="name"
        required
        maxLength={191}
        name="name"
        {...form.field('name')}
      />
      <TextField
        label={text.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        name="phone"
        {...form.field('phone')}
      />
      <TextField label={text.cpf} inputMode="numeric" autoComplete="off" required {...form.field('cpf')} />
    </>
  );
}
