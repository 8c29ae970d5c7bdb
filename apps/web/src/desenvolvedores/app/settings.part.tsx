import type { SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { formText } from '../../ground/form-text.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { AppLogo } from '../../ground/ui/developer-app.js';
import { Field, TextField } from '../../ground/ui/field.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { useAppLogo, useChangeApp, type App } from '../data/apps.hook.js';
import { portalWords } from '../words.js';
import { settingsWords } from './settings-words.js';

/** What merchants see of the app; description, website and logo are needed for the review. */
export function Settings({ app }: { app: App }) {
  return (
    <>
      <Facts app={app} />
      <LogoForm app={app} />
    </>
  );
}

function Facts({ app }: { app: App }) {
  const text = useWords(settingsWords);
  const portal = useWords(portalWords);
  const changing = useChangeApp(app.id);
  const { error } = changing;
  const wrong = { name: fieldText(error, 'name'), website: fieldText(error, 'website') };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const orNull = (name: string) => (formText(form, name) === '' ? null : formText(form, name));
    const body = {
      name: formText(form, 'name'),
      description: orNull('description'),
      website: orNull('website'),
    };
    changing.mutate(body, {
      onSuccess: () => {
        notify(portal.saved);
      },
    });
  };
  return (
    <section className="box stack" aria-labelledby="facts">
      <h2 id="facts">{text.title}</h2>
      <p className="soft">{text.lead}</p>
      <form className="stack" onSubmit={send}>
        <TextField label={text.name} name="name" required defaultValue={app.name} error={wrong.name} />
        <Field label={text.description} hint={text.descriptionHint}>
          {(attributes) => (
            <textarea
              className="input"
              name="description"
              maxLength={2_000}
              defaultValue={app.description ?? ''}
              {...attributes}
            />
          )}
        </Field>
        <TextField
          label={text.website}
          name="website"
          type="url"
          defaultValue={app.website ?? ''}
          error={wrong.website}
        />
        {error && wrong.name === undefined && wrong.website === undefined && (
          <p className="notice bad" role="alert">
            {problemText(error)}
          </p>
        )}
        <p>
          <Button kind="primary" type="submit" busy={changing.isPending}>
            {portal.save}
          </Button>
        </p>
      </form>
    </section>
  );
}

function LogoForm({ app }: { app: App }) {
  const text = useWords(settingsWords);
  const changing = useAppLogo(app.id);
  const send = (file: File | null) => {
    changing.mutate(file, { onError: refused });
  };
  return (
    <section className="box stack" aria-labelledby="logo">
      <h2 id="logo">{text.logo}</h2>
      <p className="soft">{text.logoHint}</p>
      <p className="row wrap">
        <AppLogo url={app.logoUrl} />
        <label className="button" aria-busy={changing.isPending || undefined}>
          {text.logoSend}
          <input
            className="sr"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) send(file);
              target.value = '';
            }}
          />
        </label>
        {app.logoUrl !== null && (
          <Button
            kind="quiet"
            onClick={() => {
              send(null);
            }}
          >
            {text.logoRemove}
          </Button>
        )}
      </p>
    </section>
  );
}
