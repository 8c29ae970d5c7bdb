import { Act } from '../../base/ui/act.js';
import { Box } from '../../base/ui/box.js';
import { sendChange } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { Link } from '../../base/router.js';
import { AppLogo } from '../../desk/ui/developer-app.js';
import { LogoForm } from '../../desk/ui/logo-form.js';
import { RecordForm } from '../../base/ui/record-form.js';
import { refused } from '../../base/ui/toast.js';
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

function Deletion({ app: { id, name } }: { app: App }) {
  return (
    <p>
      <Act
        kind="quiet"
        icon="trash"
        of="DELETE /api/developer/apps/{id}"
        by={{ id }}
        ask={{ title: text.removeTitle(name), lead: text.removeLead, action: text.remove }}
        done={() => location.assign('/desenvolvedores')}
      >
        {text.remove}
      </Act>
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
  return (
    <Box title={text.title} lead={text.lead}>
      <RecordForm
        codec={FACTS}
        begin={app}
        action={portal.save}
        save={(facts) => sendChange('PATCH /api/developer/apps/{id}', { id: app.id, ...facts })}
        success={portal.saved}
      />
    </Box>
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
