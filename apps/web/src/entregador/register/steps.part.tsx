import { SelectField, TextField } from '../../ground/ui/field.js';
import { VEHICLES, type Draft, type Vehicle } from './draft.rules.js';
import { registerWords as text } from '../words.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';

export type Texts = Pick<Draft, 'name' | 'phone' | 'cpf' | 'model' | 'color' | 'plate' | 'cnh' | 'pixKey'>;

interface StepProps {
  draft: Draft;
  change: (part: Draft) => void;
  field: {
    /** Properties that bind a text field to the draft. */
    of: (name: keyof Texts) => {
      name: string;
      value: string;
      onChange: (event: { target: { value: string } }) => void;
    };
    /** The message of a field that the server refused. */
    refused: (name: string) => string | undefined;
  };
}

export function PersonStep({ field }: StepProps) {
  return (
    <>
      <TextField
        label={text.name}
        autoComplete="name"
        required
        maxLength={191}
        {...field.of('name')}
        error={field.refused('name')}
      />
      <TextField
        label={text.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        {...field.of('phone')}
        error={field.refused('phone')}
      />
      <TextField
        label={text.cpf}
        inputMode="numeric"
        autoComplete="off"
        required
        {...field.of('cpf')}
        error={field.refused('cpf')}
      />
    </>
  );
}

export function VehicleStep({ draft, change, field }: StepProps) {
  return (
    <>
      <SelectField
        label={text.vehicle}
        value={draft.vehicle ?? 'motorbike'}
        onChange={({ target }) => {
          change({ vehicle: target.value as Vehicle });
        }}
      >
        {VEHICLES.map((kind) => (
          <option key={kind} value={kind}>
            {text.vehicles[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text.model}
        autoComplete="off"
        {...field.of('model')}
        error={field.refused('vehicleModel')}
      />
      <TextField
        label={text.color}
        autoComplete="off"
        {...field.of('color')}
        error={field.refused('vehicleColor')}
      />
      {draft.vehicle !== 'bicycle' && (
        <>
          <TextField
            label={text.plate}
            autoComplete="off"
            autoCapitalize="characters"
            required
            {...field.of('plate')}
            error={field.refused('vehiclePlate')}
          />
          <TextField
            label={text.cnh}
            inputMode="numeric"
            autoComplete="off"
            required
            {...field.of('cnh')}
            error={field.refused('cnh')}
          />
        </>
      )}
    </>
  );
}

export function AccessStep({ field }: StepProps) {
  return (
    <>
      <TextField
        label={text.pixKey}
        hint={text.pixHint}
        autoComplete="off"
        {...field.of('pixKey')}
        error={field.refused('pixKey')}
      />
      <TextField
        label={text.password}
        hint={text.passwordHint}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN.courier}
        required
        error={field.refused('password')}
      />
    </>
  );
}
