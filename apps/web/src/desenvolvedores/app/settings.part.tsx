import type { SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { formText } from '../../ground/form-text.js';
import { Link } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { AppLogo } from '../../ground/ui/developer-app.js';
import { Field, TextField } from '../../ground/ui/field.js';
import { LogoForm } from '../../ground/ui/logo-form.js';
import { Removal } from '../../ground/ui/removal.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { useAppLogo, useChangeApp, useDeleteApp, type App } from '../data/apps.hook.js';
import { Unlisted } from '../review/review.part.js';
import { portalWords as portal, settingsWords as text } from '../words.js';

/** What merchants see of the app; description, website and logo are needed for the review. */
export function Settings({ app }: { app: App }) {
  return (
    <>
      {app.unlisted.length > 0 && app.state !== 'submitted' && <Changed app={app} />}
      <Facts app={app} />
      <Logo app={app} />
      <Deletion app={app} />
    </>
  );
}

function Deletion({ app }: { app: App }) {
  const deleting = useDeleteApp(app.id);
  const remove = () => {
    deleting.mutate(undefined, {
      onSuccess: () => {
        location.assign('/desenvolvedores');
      },
      onError: refused,
    });
  };
  return (
    <p>
      <Removal
        label={text.remove}
        title={text.removeTitle(app.name)}
        busy={deleting.isPending}
        remove={remove}
      >
        {text.removeLead}
      </Removal>
    </p>
  );
}

function Changed({ app }: { app: App }) {
  return (
    <section className="stack">
      <Unlisted app={app} />
      <p>
        <Link to={`/desenvolvedores/apps/${String(app.id)}/revisao`}>{text.toReview}</Link>
      </p>
    </section>
  );
}

function Facts({ app }: { app: App }) {
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

function Logo({ app: { id, logoUrl } }: { app: App }) {
  const changing = useAppLogo(id);
  return (
    <LogoForm
      title={text.logo}
      hint={text.logoHint}
      shown={<AppLogo url={logoUrl} />}
      removable={logoUrl !== null}
      busy={changing.isPending}
      send={(file) => {
        changing.mutate(file, { onError: refused });
      }}
    />
  );
}
