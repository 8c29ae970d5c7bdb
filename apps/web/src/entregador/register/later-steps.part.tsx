import { PASSWORD_MIN } from '../../base/password.rules.js';
import { SelectField, TextField } from '../../base/ui/field.js';
import { NewPassword } from '../../base/ui/new-password.js';
import { VEHICLES, type StepProps } from './steps.part.js';
import { laterStepWords as text } from '../words.js';

export function VehicleStep({ form }: StepProps) {
  return (
    <>
      <SelectField
        label={text.vehicle}
        {...form.field('vehicle')}
        options={VEHICLES.map((kind) => [kind, text.vehicles[kind]])}
      />
      <TextField label={text.model} autoComplete="off" {...form.field('model')} />
      <TextField label={text.color} autoComplete="off" {...form.field('color')} />
      {form.values.vehicle !== 'bicycle' && (
        <>
          <TextField
            label={text.plate}
            autoComplete="off"
            autoCapitalize="characters"
            required
            {...form.field('plate')}
          />
          <TextField
            label={text.cnh}
            inputMode="numeric"
            autoComplete="off"
            required
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
      <TextField label={text.pixKey} hint={text.pixHint} autoComplete="off" {...form.field('pixKey')} />
      <NewPassword
        whose="courier"
        label={text.password}
        hint={text.passwordHint(PASSWORD_MIN.courier)}
        error={form.errorAt('password')}
      />
    </>
  );
}
