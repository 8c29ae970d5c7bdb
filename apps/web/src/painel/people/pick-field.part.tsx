import type { useOpen } from '../../base/open.js';
import { Field } from '../../base/ui/field.js';
import { Picker, type Choice } from '../../desk/ui/picker.js';

interface PickFieldProps {
  label: string;
  /** The name of what is chosen. */
  shown: string;
  /** Says in the search what is looked for. */
  hint: string;
  choices: readonly Choice[];
  choosing: ReturnType<typeof useOpen>;
}

/** A field of a filter whose value is found by a search, as a list of it would be too long. */
export function PickField({ label, shown, hint, choices, choosing }: PickFieldProps) {
  return (
    <>
      <Field label={label}>
        {({ id }) => (
          <button
            id={id}
            type="button"
            className="input row"
            aria-haspopup="dialog"
            aria-label={`${label}: ${shown}`}
            onClick={choosing.open}
          >
            <span className="cut">{shown}</span>
          </button>
        )}
      </Field>
      {choosing.is && <Picker label={label} placeholder={hint} choices={choices} close={choosing.close} />}
    </>
  );
}
