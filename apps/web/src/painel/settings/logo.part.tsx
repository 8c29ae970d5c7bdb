import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, formOf } from '../../ground/api/client.js';
import { pictureSource } from '../../ground/picture-source.js';
import { Button } from '../../ground/ui/button.js';
import { Field } from '../../ground/ui/field.js';
import { refused } from '../../ground/ui/toast.js';
import { fresh } from './settings.hook.js';
import { settingsWords } from '../words.js';

/** The field of the logo; a file is saved as soon as it is chosen. */
export function LogoField({ logoUrl, locked }: { logoUrl: string | null; locked: boolean }) {
  const { brand: text } = settingsWords;
  const file = useRef<HTMLInputElement>(null);
  const settled = { onSuccess: fresh, onError: refused };
  const setting = useMutation({
    mutationFn: (logo: File) => call('PUT /api/admin/hub/logo', { form: formOf({ logo }) }),
    ...settled,
  });
  const removing = useMutation({ mutationFn: () => call('DELETE /api/admin/hub/logo'), ...settled });
  return (
    <Field label={text.logo} hint={text.logoHint}>
      {(attributes) => (
        <span className="row wrap logo">
          {logoUrl !== null && <img src={pictureSource(logoUrl)} alt={text.logo} />}
          <input
            {...attributes}
            ref={file}
            hidden
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={locked || setting.isPending}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) setting.mutate(chosen);
              target.value = '';
            }}
          />
          <Button
            icon="plus"
            disabled={locked}
            busy={setting.isPending}
            onClick={() => file.current?.click()}
          >
            {text.chooseLogo}
          </Button>
          {logoUrl !== null && !locked && (
            <Button kind="quiet" busy={removing.isPending} onClick={() => removing.mutate()}>
              {text.removeLogo}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
