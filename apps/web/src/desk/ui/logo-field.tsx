import { useAttempt } from '../../base/attempt.js';
import { Button } from '../../base/ui/button.js';
import { Field } from '../../base/ui/field.js';
import { FileButton, PICTURES } from '../../base/ui/file-button.js';
import { refused } from '../../base/ui/toast.js';
import { logoFieldWords as text } from '../../base/words.js';
import { pictureSource } from '../picture-source.js';
import './developer-app.css';

interface LogoFieldProps {
  label: string;
  hint: string;
  url: string | null;
  locked?: boolean;
  /** null: the logo is removed. */
  save: (file: File | null) => Promise<unknown>;
}

/** A logo with its picture; a file is saved as soon as it is chosen. */
export function LogoField({ label, hint, url, locked = false, save }: LogoFieldProps) {
  const saving = useAttempt((file: File | null) => save(file).catch(refused));
  return (
    <Field label={label} hint={hint}>
      {(attributes) => (
        <span className="row wrap">
          {url !== null && (
            <img className="app-logo" width={72} height={72} src={pictureSource(url)} alt={label} />
          )}
          <FileButton
            {...attributes}
            accept={PICTURES}
            disabled={locked}
            busy={saving.busy}
            choose={(file) => saving.run(file)}
          >
            {text.send}
          </FileButton>
          {url !== null && !locked && (
            <Button kind="quiet" disabled={saving.busy} onClick={() => saving.run(null)}>
              {text.remove}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
