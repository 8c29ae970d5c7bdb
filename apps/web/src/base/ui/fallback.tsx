import { DEFAULT_FALLBACKS, FALLBACKS, type DefaultFallback, type FallbackDraft } from '../fallback.rules.js';
import type { DraftOf } from '../form-fields.js';
import { fallbackWords as text } from '../words.js';
import { SelectField, TextField } from './field.js';

/** A form, or a draft, that holds more than this. */
interface FallbackForm {
  readonly values: FallbackDraft;
  readonly errorAt: (path: string) => string | undefined;
  readonly field: (path: keyof FallbackDraft) => ReturnType<DraftOf<FallbackDraft>['field']>;
}

/** What happens to the goods when nobody takes them, for one order. */
export function FallbackFields({ form }: { form: FallbackForm }) {
  const error = form.errorAt('ifUndelivered') ?? form.errorAt('neighbour');
  const named = form.values.ifUndelivered === 'neighbour';
  return (
    <>
      <SelectField
        label={text.label}
        {...form.field('ifUndelivered')}
        error={named ? undefined : error}
        options={FALLBACKS.map((one) => [one, text.acts[one]])}
      >
        <option value="">{text.usual}</option>
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
      onChange={({ target }) => change(DEFAULT_FALLBACKS.find((one) => one === target.value) ?? null)}
      options={DEFAULT_FALLBACKS.map((one) => [one, text.acts[one]])}
    >
      <option value="">{text.company}</option>
    </SelectField>
  );
}
