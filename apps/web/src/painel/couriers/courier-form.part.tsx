import type { InputHTMLAttributes } from 'react';
import { call } from '../../ground/api/client.js';
import { useForm, type FormOf } from '../../ground/form.js';
import { AreaField } from '../../ground/ui/area.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { notify } from '../../ground/ui/toast.js';
import { changesOf, recordFaults } from '../people/record.rules.js';
import { draftOf, KINDS, recordOf, TEXTS, VEHICLE_TEXTS, type Draft } from './courier-form.rules.js';
import { keep, useVehicleTypes } from './couriers.hook.js';
import type { CourierRecord, Fleet } from './couriers.rules.js';
import { courierWords as text } from '../words.js';

interface CourierFormProps {
  /** The record to edit; absent: a new courier. */
  courier?: CourierRecord;
  fleets: readonly Fleet[];
  close: (created?: number) => void;
}

const INPUTS: Partial<Record<(typeof TEXTS)[number], InputHTMLAttributes<HTMLInputElement>>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email' },
  cpf: { inputMode: 'numeric' },
  cnh: { inputMode: 'numeric' },
  birthDate: { type: 'date' },
  password: { type: 'password', autoComplete: 'new-password' },
};

/** The form of a courier's record. Refused fields show their message and keep what was typed. */
export function CourierForm({ courier, fleets, close }: CourierFormProps) {
  const form = useForm<Draft, CourierRecord>({
    begin: () => draftOf(courier),
    faults: (draft) => recordFaults(draft, courier ? 0 : PASSWORD_MIN.courier),
    save: (draft, _, begun) => {
      const record = recordOf(draft);
      if (!courier) return call('POST /api/admin/couriers', { ...record, password: draft.password });
      return call('PATCH /api/admin/couriers/{id}', {
        id: courier.id,
        ...changesOf(recordOf(begun), record),
      });
    },
    saved: (saved) => {
      keep(saved);
      notify(courier ? text.saved(saved.name) : text.created(saved.name));
      close(courier ? undefined : saved.id);
    },
  });
  return (
    <FormDialog
      wide
      title={courier ? text.editTitle(courier.name) : text.createTitle}
      action={courier ? text.save : text.createDo}
      form={form}
      close={() => close()}
    >
      <div className="two">
        {TEXTS.filter((field) => field !== 'password' || !courier).map((field) => (
          <TextField
            key={field}
            {...INPUTS[field]}
            label={text.fields[field]}
            hint={field === 'password' ? text.passwordHint : undefined}
            {...form.field(field)}
          />
        ))}
        <VehicleFields form={form} />
        <SelectField
          label={text.fleet}
          {...form.field('fleetId')}
          options={fleets.map(({ id, name }) => [id, name])}
        >
          <option value="">{text.noFleet}</option>
        </SelectField>
      </div>
      <TypeChoices form={form} />
      <AreaField label={text.fields.note} hint={text.noteHint} rows={2} {...form.field('note')} />
    </FormDialog>
  );
}

interface PartProps {
  form: FormOf<Draft>;
}

function VehicleFields({ form }: PartProps) {
  return (
    <>
      <SelectField
        label={text.fields.kind}
        {...form.field('vehicle.kind')}
        options={KINDS.map((kind) => [kind, text.vehicleKinds[kind]])}
      >
        <option value="">{text.unknown}</option>
      </SelectField>
      {VEHICLE_TEXTS.map((field) => (
        <TextField key={field} label={text.fields[field]} {...form.field(`vehicle.${field}`)} />
      ))}
    </>
  );
}

/** Vehicle types whose orders the courier is offered. */
function TypeChoices({ form }: PartProps) {
  const types = useVehicleTypes();
  return (
    <fieldset className="frame row wrap g16">
      <legend>{text.fields.vehicleTypes}</legend>
      {types.data?.items.map(({ id, name }) => (
        <Check key={id} label={name} {...form.among('vehicleTypeIds', id)} />
      ))}
    </fieldset>
  );
}
