import { sendChange, useRead, itemsOf } from '../../base/api/client.js';
import { go, Link } from '../../base/router.js';
import { developerAppWords } from '../../base/words.js';
import * as c from '../../base/codec.js';
import { Button } from '../../base/ui/button.js';
import { AppLogo, AppStatus } from '../../desk/ui/developer-app.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { Fields, RecordDialog } from '../../base/ui/record-form.js';
import { Grid } from '../../desk/ui/layout.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { useKnownSession, APP_TYPES, type App } from '../data/session.hook.js';
import { appsWords as text } from '../words.js';

export function AppsRoute() {
  const { teams } = useKnownSession();
  const apps = useRead('/api/developer/apps', {}, { select: itemsOf });
  const button = (
    <Button kind="primary" icon="plus" onClick={() => showDialog(<NewAppDialog teams={teams} />)}>
      {text.create}
    </Button>
  );
  return (
    <main className="page wide">
      <div className="row head">
        <h1 className="grow">{text.title}</h1>
        {apps.data && apps.data.length > 0 && button}
      </div>
      {!apps.isSuccess && <Unread of={apps} lines={6} />}
      {apps.data?.length === 0 && (
        <Empty icon="code" title={text.empty} action={button} lead={text.emptyLead} />
      )}
      <Grid>
        {apps.data?.map((app) => (
          <AppCard key={app.id} app={app} />
        ))}
      </Grid>
    </main>
  );
}

function AppCard({ app }: { app: App }) {
  return (
    <li>
      <Link to={`/desenvolvedores/apps/${app.id}`} className="card">
        <span className="row">
          <AppLogo url={app.logoUrl} />
          <span className="grow">
            <strong className="cut block">{app.name}</strong>
            <span className="soft small">{developerAppWords.types[app.type]}</span>
          </span>
          <AppStatus state={app.state} />
        </span>
        <span className="soft small cut">{app.teamName}</span>
      </Link>
    </li>
  );
}

const APP = c.record({
  name: c.field(text.name, c.needed, {
    required: true,
    maxLength: 80,
    autoComplete: 'off',
    hint: text.nameHint,
  }),
  type: c.oneOf(APP_TYPES),
  teamId: c.field(text.team, c.id),
});

function NewAppDialog({ teams }: { teams: readonly { readonly id: number; readonly name: string }[] }) {
  return (
    <RecordDialog
      codec={APP}
      begin={{ type: 'open_delivery', teamId: teams[0]?.id ?? 0 }}
      title={text.create}
      action={text.create}
      save={(app) => sendChange('POST /api/developer/apps', app)}
      saved={({ id }) => go(`/desenvolvedores/apps/${id}`)}
    >
      {(form) => (
        <>
          <Fields form={form} of={['name']} />
          <fieldset className="frame stack g4">
            <legend>{text.type}</legend>
            {APP_TYPES.map((type) => (
              <label key={type} className="check">
                <input type="radio" name="type" {...form.radio('type', type)} />
                <span>
                  <strong>{developerAppWords.types[type]}</strong>
                  <span className="soft small block">{text.typeLeads[type]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {teams.length > 1 && (
            <Fields form={form} of={['teamId']} options={teams.map(({ id, name }) => [id, name])} />
          )}
        </>
      )}
    </RecordDialog>
  );
}
