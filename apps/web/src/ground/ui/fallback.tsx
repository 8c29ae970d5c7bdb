import {
  DEFAULT_FALLBACKS,
  defaultOf,
  FALLBACKS,
  type DefaultFallback,
  type FallbackDraft,
} from '../fallback.rules.js';
import type { DraftOf } from '../form-fields.js';
import { fallbackWords as text } from '../words.js';
import { SelectField, TextField } from './field.js';

/** What happens to the goods when nobody takes them, for one order. */
export function FallbackFields({ form }: { form: DraftOf<FallbackDraft> }) {
  const error = form.errorAt('ifUndelivered') ?? form.errorAt('neighbour');
  const named = form.values.ifUndelivered === 'neighbour';
  return (
    <>
      <SelectField label={text.label} {...form.field('ifUndelivered')} error={named ? undefined : error}>
        <option value="">{text.usual}</option>
        {FALLBACKS.map((one) => (
          <option key={one} value={one}>
            {text.acts[one]}
          </option>
        ))}
      </SelectField>
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

interface DefaultFallbackProps {
  value: DefaultFallback | null;
  change: (value: DefaultFallback | null) => void;
}

/** What holds for the orders of a shop that say nothing of their own. */
export function DefaultFallbackField({ value, change }: DefaultFallbackProps) {
  return (
    <SelectField
      label={text.label}
      hint={text.defaultHint}
      value={value ?? ''}
      onChange={({ target }) => {
        change(defaultOf(target.value));
      }}
    >
      <option value="">{text.company}</option>
      {DEFAULT_FALLBACKS.map((one) => (
        <option key={one} value={one}>
          {text.acts[one]}
        </option>
      ))}
    </SelectField>
  );
}
