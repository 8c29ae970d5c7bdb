import { useMutation } from '@tanstack/react-query';
import { write, sendChange } from '../../ground/api/client.js';
import * as c from '../../ground/codec.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Link } from '../../ground/router.js';
import { AppLogo } from '../../ground/ui/developer-app.js';
import { Fields } from '../../ground/ui/fields.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { LogoForm } from '../../ground/ui/logo-form.js';
import { Removal } from '../../ground/ui/removal.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { useAppLogo, type App } from '../data/session.hook.js';
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
    deleting.mutate({ id: app.id }, { onSuccess: () => location.assign('/desenvolvedores') });
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

const FACTS = c.record({
  name: c.field(text.name, c.plain, { required: true }),
  description: c.field(text.description, c.optionalText, {
    hint: text.descriptionHint,
    rows: 2,
    maxLength: 2_000,
  }),
  website: c.field(text.website, c.optionalText, { type: 'url' }),
});

function Facts({ app }: { app: App }) {
  const form = useRecordForm(FACTS, {
    begin: app,
    save: (facts) => sendChange('PATCH /api/developer/apps/{id}', { id: app.id, ...facts }),
    saved: () => notify(portal.saved),
  });
  return (
    <section className="box stack" aria-labelledby="facts">
      <h2 id="facts">{text.title}</h2>
      <p className="soft">{text.lead}</p>
      <Form form={form}>
        <Fields form={form} of={['name', 'description', 'website']} />
        <p>
          <Submit form={form}>{portal.save}</Submit>
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
