import type { useOpen } from '../../base/open.js';
import { Field } from '../../base/ui/field.js';
import { Picker, type Choice } from '../../desk/ui/picker.js';

interface PickFieldProps {
  label: string;
  /** Name of the chosen one. */
  shown: string;
  /** Placeholder of the search. */
  hint: string;
  choices: readonly Choice[];
  choosing: ReturnType<typeof useOpen>;
}

/** A filter's field whose values are too many for a list, so they are searched. */
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
