import type { FallbackDraft } from '../fallback.rules.js';
import type { DraftOf } from '../form-fields.js';
import { fallbackWords as text } from '../words.js';
import { SelectField, TextField } from './field.js';

type FallbackForm = Pick<DraftOf<FallbackDraft>, 'values' | 'errorAt' | 'field'>;

/** What happens to one order's goods when nobody takes them. */
export function FallbackFields({ form }: { form: FallbackForm }) {
  const error = form.errorAt('ifUndelivered') ?? form.errorAt('neighbour');
  const named = form.values.ifUndelivered === 'neighbour';
  return (
    <>
      <SelectField
        label={text.label}
        {...form.field('ifUndelivered')}
        error={named ? undefined : error}
        none={text.usual}
        options={Object.entries(text.acts)}
      />
      {named && (
        <TextField
          label={text.neighbour}
          hint={text.neighbourHint}
          required
          maxLength={100}
          autoComplete="off"
          {...form.field('neighbour')}
          error={error}
        />
      )}
    </>
  );
}
