import { useMutation } from '@tanstack/react-query';
import { write } from '../../ground/api/client.js';
import { textOrNull } from '../../ground/form-text.js';
import { useForm } from '../../ground/form.js';
import { Link } from '../../ground/router.js';
import { AreaField } from '../../ground/ui/area.js';
import { Button } from '../../ground/ui/button.js';
import { AppLogo } from '../../ground/ui/developer-app.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { LogoForm } from '../../ground/ui/logo-form.js';
import { Removal } from '../../ground/ui/removal.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { useAppLogo, type App } from '../data/apps.hook.js';
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
  const deleting = useMutation(write('DELETE /api/developer/apps/{id}'));
  const remove = () =>
    deleting.mutate(
      { id: app.id },
      {
        onSuccess: () => location.assign('/desenvolvedores'),
        onError: refused,
      },
    );
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
  const changing = useMutation(write('PATCH /api/developer/apps/{id}'));
  const form = useForm({
    begin: { name: app.name, description: app.description ?? '', website: app.website ?? '' },
    save: ({ name, description, website }) =>
      changing.mutateAsync({
        id: app.id,
        name,
        description: textOrNull(description),
        website: textOrNull(website),
      }),
    saved: () => notify(portal.saved),
  });
  return (
    <section className="box stack" aria-labelledby="facts">
      <h2 id="facts">{text.title}</h2>
      <p className="soft">{text.lead}</p>
      <Form form={form}>
        <TextField label={text.name} required {...form.field('name')} />
        <AreaField
          label={text.description}
          hint={text.descriptionHint}
          maxLength={2_000}
          {...form.field('description')}
        />
        <TextField label={text.website} type="url" {...form.field('website')} />
        <p>
          <Button kind="primary" type="submit" busy={form.busy}>
            {portal.save}
          </Button>
        </p>
      </Form>
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
      send={(file) => changing.mutate(file, { onError: refused })}
    />
  );
}
