import { call } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { Check } from '../../base/ui/field.js';
import { Fields, RecordDialog } from '../../base/ui/record-form.js';
import { PASSWORD_MIN } from '../../base/password.rules.js';
import { keep, useFleets, useVehicleTypes, type CourierRecord } from './couriers.hook.js';
import { courierWords as text, recordFormWords, vehicleKindWords } from '../words.js';

interface CourierFormProps {
  /** Absent: a new courier. */
  courier?: CourierRecord;
  /** Gets the id of a new courier. */
  close?: (created?: number) => void;
}

const label = text.fields;

/** `least`: characters of the password of a new courier; 0: none, as the record is edited. */
const courierOf = (min: number) =>
  c.record({
    name: c.field(label.name, c.needed),
    phone: c.field(label.phone, c.needed, { type: 'tel', inputMode: 'tel' }),
    email: c.field(label.email, c.optionalText, { type: 'email' }),
    cpf: c.field(label.cpf, c.optionalText, { inputMode: 'numeric' }),
    cnh: c.field(label.cnh, c.optionalText, { inputMode: 'numeric' }),
    birthDate: c.field(label.birthDate, c.optionalText, { type: 'date' }),
    pixKey: c.field(label.pixKey, c.optionalText),
    password: c.field(label.password, c.saying(recordFormWords.shortPassword(min), c.secret(min)), {
      hint: text.passwordHint,
    }),
    vehicle: c.record({
      kind: c.field(label.kind, c.optional(c.choice(vehicleKindWords)), { none: text.unknown }),
      ...c.fields(label, ['model', 'color', 'plate'], c.optionalText),
      year: c.field(label.year, c.optional(c.whole(1_000, 9_999))),
    }),
    fleetId: c.field(text.fleet, c.optional(c.id), { none: text.noFleet }),
    vehicleTypeIds: c.asIs<number[]>([]),
    internalNotes: c.list(c.field(label.note, c.plain, { hint: text.noteHint, rows: 2 })),
  });
const NEW = courierOf(PASSWORD_MIN.courier);
const KNOWN = courierOf(0);

export function CourierForm({ courier, close }: CourierFormProps) {
  const types = useVehicleTypes();
  const fleets = useFleets();
  return (
    <RecordDialog
      wide
      codec={courier ? KNOWN : NEW}
      begin={() => ({ ...courier, internalNotes: [courier?.internalNotes[0] ?? ''] })}
      title={courier ? text.editTitle(courier.name) : text.create}
      action={courier ? undefined : text.createDo}
      missing={recordFormWords.needed}
      save={(created, changes): Promise<CourierRecord> =>
        courier
          ? call('PATCH /api/admin/couriers/{id}', { id: courier.id, ...changes })
          : call('POST /api/admin/couriers', created)
      }
      success={({ name }) => (courier ? text.saved(name) : text.created(name))}
      saved={(saved) => {
        keep(saved);
        close?.(saved.id);
      }}
      close={close}
    >
      {(form) => (
        <>
          <div className="two">
            <Fields form={form} of={['name', 'phone', 'email', 'cpf', 'cnh', 'birthDate', 'pixKey']} />
            {!courier && <Fields form={form} of={['password']} />}
            <Fields form={form} of={['vehicle']} />
            <Fields form={form} of={['fleetId']} options={fleets.map(({ id, name }) => [id, name])} />
          </div>
          <fieldset className="frame row wrap g16">
            <legend>{label.vehicleTypes}</legend>
            {types.data?.items.map(({ id, name }) => (
              <Check key={id} label={name} {...form.among('vehicleTypeIds', id)} />
            ))}
          </fieldset>
          <Fields form={form} of={['internalNotes.0']} />
        </>
      )}
    </RecordDialog>
  );
}
