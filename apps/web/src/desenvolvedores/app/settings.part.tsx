import { Act } from '../../base/ui/act.js';
import { Box } from '../../base/ui/box.js';
import { formOf, sendChange } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { Link } from '../../base/router.js';
import { LogoField } from '../../desk/ui/logo-field.js';
import { RecordForm } from '../../base/ui/record-form.js';
import type { App } from '../data/session.hook.js';
import { Unlisted } from '../review/review.part.js';
import { portalWords as portal, settingsWords as text } from '../words.js';

const FACTS = c.record({
  name: c.field(text.name, c.plain, { required: true }),
  description: c.field(text.description, c.optionalText, {
    hint: text.descriptionHint,
    rows: 2,
    maxLength: 2_000,
  }),
  website: c.field(text.website, c.optionalText, { type: 'url' }),
});

/** What merchants see of the app; the review needs description, website and logo. */
export function Settings({ app }: { app: App }) {
  const { id, name, logoUrl } = app;
  return (
    <>
      {app.unlisted.length > 0 && app.state !== 'submitted' && (
        <section className="stack">
          <Unlisted app={app} />
          <p>
            <Link to={`/desenvolvedores/apps/${id}/revisao`}>{text.toReview}</Link>
          </p>
        </section>
      )}
      <Box title={text.title} lead={text.lead}>
        <RecordForm
          codec={FACTS}
          begin={app}
          action={portal.save}
          save={(facts) => sendChange('PATCH /api/developer/apps/{id}', { id, ...facts })}
          success={portal.saved}
        />
      </Box>
      <section className="box">
        <LogoField
          label={text.logo}
          hint={text.logoHint}
          url={logoUrl}
          save={(logo) =>
            logo === null
              ? sendChange('DELETE /api/developer/apps/{id}/logo', { id })
              : sendChange('PUT /api/developer/apps/{id}/logo', { id, form: formOf({ logo }) })
          }
        />
      </section>
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
    </>
  );
}
