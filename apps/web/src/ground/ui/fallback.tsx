import {
  DEFAULT_FALLBACKS,
  defaultOf,
  FALLBACKS,
  type DefaultFallback,
  type Fallback,
  type FallbackDraft,
} from '../fallback.rules.js';
import { fallbackWords as text } from '../words.js';
import { SelectField, TextField } from './field.js';

interface FallbackFieldsProps {
  draft: FallbackDraft;
  change: (part: Partial<FallbackDraft>) => void;
  error?: string | undefined;
}

/** What happens to the goods when nobody takes them, for one order. */
export function FallbackFields({ draft, change, error }: FallbackFieldsProps) {
  return (
    <>
      <SelectField
        label={text.label}
        value={draft.ifUndelivered}
        error={draft.ifUndelivered === 'neighbour' ? undefined : error}
        onChange={({ target }) => {
          change({ ifUndelivered: target.value as Fallback | '' });
        }}
      >
        <option value="">{text.usual}</option>
        {FALLBACKS.map((one) => (
          <option key={one} value={one}>
            {text.acts[one]}
          </option>
        ))}
      </SelectField>
      {draft.ifUndelivered === 'neighbour' && (
        <TextField
          label={text.neighbour}
          hint={text.neighbourHint}
          required
          maxLength={100}
          autoComplete="off"
          error={error}
          value={draft.neighbour}
          onChange={({ target }) => {
            change({ neighbour: target.value });
          }}
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
