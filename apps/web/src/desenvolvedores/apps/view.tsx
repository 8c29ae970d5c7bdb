import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { developerAppWords } from '../../ground/words.js';
import { appsWords as text } from '../words.js';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { formText } from '../../ground/form-text.js';
import { Link } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { AppLogo, AppStatus } from '../../ground/ui/developer-app.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { Grid } from '../../ground/ui/layout.js';
import { APP_TYPES, type App, type AppType } from '../data/apps.hook.js';

interface NewApp {
  readonly teamId: number;
  readonly type: AppType;
  readonly name: string;
}

interface AppsViewProps {
  apps: UseQueryResult<readonly App[]>;
  teams: readonly { readonly id: number; readonly name: string }[];
  creating: UseMutationResult<App, Error, NewApp>;
  create: (body: NewApp) => void;
}

export function AppsView({ apps, teams, creating, create }: AppsViewProps) {
  const [asked, setAsked] = useState(false);
  const button = (
    <Button
      kind="primary"
      icon="plus"
      onClick={() => {
        setAsked(true);
      }}
    >
      {text.create}
    </Button>
  );
  return (
    <main className="page wide">
      <div className="row head">
        <h1 className="grow">{text.title}</h1>
        {apps.data && apps.data.length > 0 && button}
      </div>
      {apps.error && <Failure error={apps.error} again={apps.refetch} />}
      {apps.isPending && <Loading lines={6} />}
      {apps.data?.length === 0 && (
        <Empty icon="code" title={text.empty} action={button}>
          {text.emptyLead}
        </Empty>
      )}
      <Grid as="ul">
        {apps.data?.map((app) => (
          <AppCard key={app.id} app={app} />
        ))}
      </Grid>
      {asked && (
        <NewAppDialog
          teams={teams}
          creating={creating}
          create={create}
          close={() => {
            setAsked(false);
          }}
        />
      )}
    </main>
  );
}

function AppCard({ app }: { app: App }) {
  const { types } = developerAppWords;
  return (
    <li>
      <Link to={`/desenvolvedores/apps/${String(app.id)}`} className="card">
        <span className="row">
          <AppLogo url={app.logoUrl} />
          <span className="grow">
            <strong className="cut" style={{ display: 'block' }}>
              {app.name}
            </strong>
            <span className="soft small">{types[app.type]}</span>
          </span>
          <AppStatus state={app.state} />
        </span>
        <span className="soft small cut">{app.teamName}</span>
      </Link>
    </li>
  );
}

type NewAppDialogProps = Pick<AppsViewProps, 'teams' | 'creating' | 'create'> & { close: () => void };

function NewAppDialog({ teams, creating, create, close }: NewAppDialogProps) {
  const { types } = developerAppWords;
  const { error } = creating;
  const wrong = fieldText(error, 'name');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const type = APP_TYPES.find((one) => one === form.get('type')) ?? 'open_delivery';
    create({ type, name: formText(form, 'name'), teamId: Number(formText(form, 'team') || teams[0]?.id) });
  };
  return (
    <Dialog
      title={text.create}
      close={close}
      actions={
        <Button kind="primary" type="submit" form="new-app" busy={creating.isPending}>
          {text.create}
        </Button>
      }
    >
      <form id="new-app" className="stack" onSubmit={send}>
        <TextField
          label={text.name}
          hint={text.nameHint}
          name="name"
          required
          maxLength={80}
          autoComplete="off"
          error={wrong}
        />
        <fieldset className="frame stack g4">
          <legend>{text.type}</legend>
          {APP_TYPES.map((type, at) => (
            <label key={type} className="check">
              <input type="radio" name="type" value={type} defaultChecked={at === 0} />
              <span>
                <strong>{types[type]}</strong>
                <span className="soft small" style={{ display: 'block' }}>
                  {text.typeLeads[type]}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        {teams.length > 1 && (
          <SelectField label={text.team} name="team">
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {error && wrong === undefined && (
          <p className="notice bad" role="alert">
            {problemText(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
