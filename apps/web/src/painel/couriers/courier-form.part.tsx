import { useState, type InputHTMLAttributes, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { answer, api, Problem } from '../../ground/api/client.js';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Check, Field, SelectField, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify } from '../../ground/ui/toast.js';
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
import { courierWords } from './words.js';

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
  const text = useWords(courierWords);
  const [draft, setDraft] = useState<Draft>(() => draftOf(courier));
  const [tried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () => {
      const body = recordOf(draft);
      if (!courier)
        return answer(api.POST('/api/admin/couriers', { body: { ...body, password: draft.texts.password } }));
      return answer(api.PATCH('/api/admin/couriers/{id}', { params: { path: { id: courier.id } }, body }));
    },
    onSuccess: (saved) => {
      keep(saved);
      notify(courier ? text.saved(saved.name) : text.created(saved.name));
      close(courier ? undefined : saved.id);
    },
  });
  const missing = tried ? faultsOf(draft, !courier) : new Set<string>();
  const error = (field: string) =>
    missing.has(field)
      ? field === 'password'
        ? text.shortPassword
        : text.needed
      : fieldText(saving.error, field);
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultsOf(draft, !courier).size === 0) saving.mutate();
  };
  const general = saving.error instanceof Problem && Object.keys(saving.error.fields).length > 0;
  const actions = (
    <Button kind="primary" type="submit" form="courier" busy={saving.isPending}>
      {courier ? text.save : text.createDo}
    </Button>
  );
  return (
    <Dialog
      wide
      title={courier ? text.editTitle(courier.name) : text.createTitle}
      close={() => {
        close();
      }}
      actions={actions}
    >
      <form id="courier" className="stack" onSubmit={send} noValidate>
        <div className="two">
          {TEXTS.filter((field) => field !== 'password' || !courier).map((field) => (
            <TextField
              key={field}
              {...INPUTS[field]}
              label={text.fields[field]}
              hint={field === 'password' ? text.passwordHint : undefined}
              error={error(field)}
              value={draft.texts[field]}
              onChange={({ target }) => {
                change({ texts: { ...draft.texts, [field]: target.value } });
              }}
            />
          ))}
          <VehicleFields draft={draft} change={change} error={error} />
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
        {saving.error && (
          <p className="error" role="alert">
            <Icon name="alert" /> {general ? text.checkFields : problemText(saving.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface PartProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

function VehicleFields({
  draft,
  change,
  error,
}: PartProps & { error: (field: string) => string | undefined }) {
  const text = useWords(courierWords);
  return (
    <>
      <SelectField
        label={text.fields.kind}
        value={draft.kind}
        error={error('vehicle.kind')}
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
          error={error(`vehicle.${field}`)}
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
  const text = useWords(courierWords);
  const types = useVehicleTypes();
  return (
    <fieldset className="choices">
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
