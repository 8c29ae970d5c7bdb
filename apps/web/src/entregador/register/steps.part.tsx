import type { DraftOf } from '../../ground/form-fields.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { VEHICLES, type Draft } from './draft.rules.js';
import { registerWords as text } from '../words.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';

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
      <TextField
        label={text.cpf}
        inputMode="numeric"
        autoComplete="off"
        required
        name="cpf"
        {...form.field('cpf')}
      />
    </>
  );
}

export function VehicleStep({ form }: StepProps) {
  return (
    <>
      <SelectField
        label={text.vehicle}
        {...form.field('vehicle')}
        options={VEHICLES.map((kind) => [kind, text.vehicles[kind]])}
      />
      <TextField label={text.model} autoComplete="off" name="model" {...form.field('model')} />
      <TextField label={text.color} autoComplete="off" name="color" {...form.field('color')} />
      {form.values.vehicle !== 'bicycle' && (
        <>
          <TextField
            label={text.plate}
            autoComplete="off"
            autoCapitalize="characters"
            required
            name="plate"
            {...form.field('plate')}
          />
          <TextField
            label={text.cnh}
            inputMode="numeric"
            autoComplete="off"
            required
            name="cnh"
            {...form.field('cnh')}
          />
        </>
      )}
    </>
  );
}

export function AccessStep({ form }: StepProps) {
  return (
    <>
      <TextField
        label={text.pixKey}
        hint={text.pixHint}
        autoComplete="off"
        name="pixKey"
        {...form.field('pixKey')}
      />
      <TextField
        label={text.password}
        hint={text.passwordHint}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN.courier}
        required
        error={form.errorAt('password')}
      />
    </>
  );
}
