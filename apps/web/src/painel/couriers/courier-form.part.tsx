import type { InputHTMLAttributes } from 'react';
import { Check, Field, SelectField, TextField } from '../../ground/ui/field.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { notify } from '../../ground/ui/toast.js';
import { courierActs } from '../data/courier-acts.query.js';
import { RecordDialog } from '../people/record-dialog.part.js';
import { changesOf } from '../people/record.rules.js';
import { useRecordForm } from '../people/record-form.hook.js';
import {
  draftOf,
  faultsOf,
  KINDS,
  recordOf,
  TEXTS,
  VEHICLE_TEXTS,
  type Draft,
} from './courier-form.rules.js';
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
  const form = useRecordForm({
    begin: () => draftOf(courier),
    faultsOf: (draft) => faultsOf(draft, !courier),
    passwordMin: PASSWORD_MIN.courier,
    save: (draft, begun) => {
      const record = recordOf(draft);
      if (!courier) {
        return courierActs.create({ ...record, password: draft.texts.password });
      }
      return courierActs.change(courier.id, changesOf(recordOf(begun), record));
    },
    onSaved: (saved) => {
      keep(saved);
      notify(courier ? text.saved(saved.name) : text.created(saved.name));
      close(courier ? undefined : saved.id);
    },
  });
  const { draft, change, errorAt } = form;
  return (
    <RecordDialog
      id="courier"
      title={courier ? text.editTitle(courier.name) : text.createTitle}
      action={courier ? text.save : text.createDo}
      form={form}
      close={() => {
        close();
      }}
    >
      <div className="two">
        {TEXTS.filter((field) => field !== 'password' || !courier).map((field) => (
          <TextField
            key={field}
            {...INPUTS[field]}
            label={text.fields[field]}
            hint={field === 'password' ? text.passwordHint : undefined}
            error={errorAt(field)}
            value={draft.texts[field]}
            onChange={({ target }) => {
              change({ texts: { ...draft.texts, [field]: target.value } });
            }}
          />
        ))}
        <VehicleFields draft={draft} change={change} errorAt={errorAt} />
        <SelectField
          label={text.fleet}
          value={draft.fleetId}
          onChange={({ target }) => {
            change({ fleetId: target.value });
          }}
        >
          <option value="">{text.noFleet}</option>
          {fleets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TypeChoices draft={draft} change={change} />
      <Field label={text.fields.note} hint={text.noteHint}>
        {(attributes) => (
          <textarea
            {...attributes}
            className="input"
            rows={2}
            value={draft.note}
            onChange={({ target }) => {
              change({ note: target.value });
            }}
          />
        )}
      </Field>
    </RecordDialog>
  );
}

interface PartProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

function VehicleFields({
  draft,
  change,
  errorAt,
}: PartProps & { errorAt: (field: string) => string | undefined }) {
  return (
    <>
      <SelectField
        label={text.fields.kind}
        value={draft.kind}
        error={errorAt('vehicle.kind')}
        onChange={({ target }) => {
          change({ kind: target.value });
        }}
      >
        <option value="">{text.unknown}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text.vehicleKinds[kind]}
          </option>
        ))}
      </SelectField>
      {VEHICLE_TEXTS.map((field) => (
        <TextField
          key={field}
          label={text.fields[field]}
          error={errorAt(`vehicle.${field}`)}
          value={draft.vehicle[field]}
          onChange={({ target }) => {
            change({ vehicle: { ...draft.vehicle, [field]: target.value } });
          }}
        />
      ))}
    </>
  );
}

/** Vehicle types whose orders the courier is offered. */
function TypeChoices({ draft, change }: PartProps) {
  const types = useVehicleTypes();
  return (
    <fieldset className="frame row wrap g16">
      <legend>{text.fields.vehicleTypes}</legend>
      {types.data?.items.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          checked={draft.vehicleTypeIds.includes(id)}
          onChange={({ target }) => {
            const others = draft.vehicleTypeIds.filter((one) => one !== id);
            change({ vehicleTypeIds: target.checked ? [...others, id] : others });
          }}
        />
      ))}
    </fieldset>
  );
}
