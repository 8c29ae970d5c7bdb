import type { DraftOf } from '../../ground/form-fields.js';
import { TextField } from '../../ground/ui/field.js';
import type { Draft } from './draft.rules.js';
import { registerWords as text } from '../words.js';

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
