import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../ground/api/client.js';
import { useWords } from '../../ground/language.js';
import { pictureSource } from '../../ground/picture-source.js';
import { Button } from '../../ground/ui/button.js';
import { Field } from '../../ground/ui/field.js';
import { refused } from '../../ground/ui/toast.js';
import { fresh } from './settings.hook.js';
import { settingsWords } from './words.js';

function upload(file: File): Promise<unknown> {
  const form = new FormData();
  form.append('logo', file);
  return api.PUT('/api/admin/hub/logo', {
    body: form as never,
    bodySerializer: (body: unknown) => body as FormData,
  });
}

/** The field of the logo; a file is saved as soon as it is chosen. */
export function LogoField({ logoUrl, locked }: { logoUrl: string | null; locked: boolean }) {
  const { brand: text } = useWords(settingsWords);
  const file = useRef<HTMLInputElement>(null);
  const settled = { onSuccess: fresh, onError: refused };
  const setting = useMutation({ mutationFn: upload, ...settled });
  const removing = useMutation({ mutationFn: () => api.DELETE('/api/admin/hub/logo'), ...settled });
  return (
    <Field label={text.logo} hint={text.logoHint}>
      {(attributes) => (
        <span className="logo-box">
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
            <Button
              kind="quiet"
              busy={removing.isPending}
              onClick={() => {
                removing.mutate();
              }}
            >
              {text.removeLogo}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
