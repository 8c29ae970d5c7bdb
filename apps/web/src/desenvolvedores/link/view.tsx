import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { formText, passwordText } from '../../ground/form-text.js';
import { Link } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { linkWords as text } from '../words.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';

interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface LinkViewProps {
  kind: string;
  /** Somebody is logged in. */
  known: boolean;
  confirming: UseMutationResult<unknown, Error, string>;
  resetting: UseMutationResult<unknown, Error, string>;
  accepting: UseMutationResult<{ readonly name: string }, Error, void>;
  registering: UseMutationResult<{ readonly confirmed: boolean }, Error, NewPerson>;
}

export function LinkView(props: LinkViewProps) {
  return (
    <main className="enter">
      <span className="disc mark">
        <Icon name="code" size={20} />
      </span>
      {props.kind === 'confirmar' && <Confirmation {...props} />}
      {props.kind === 'senha' && <NewPassword {...props} />}
      {props.kind === 'convite' && <Invitation {...props} />}
    </main>
  );
}

function Trouble({ error }: { error: Error | null }) {
  if (error === null) return null;
  const stale = error instanceof Problem && (error.fields['token'] !== undefined || error.status === 404);
  return (
    <p className="notice bad" role="alert">
      <Icon name="alert" /> {stale ? text.stale : problemText(error)}
    </p>
  );
}

function Done({ children, to, label }: { children: ReactNode; to: string; label: string }) {
  return (
    <>
      <p className="notice green-text" role="status">
        <Icon name="check" /> {children}
      </p>
      <Link to={to} className="button primary big">
        {label}
      </Link>
    </>
  );
}

function Confirmation({ confirming }: LinkViewProps) {
  const { error } = confirming;
  const wrong = error instanceof Problem && error.fields['password'] !== undefined;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirming.mutate(passwordText(new FormData(event.currentTarget), 'password'));
  };
  if (confirming.isSuccess)
    return (
      <>
        <h1>{text.confirm}</h1>
        <Done to="/desenvolvedores" label={text.enter}>
          {text.confirmed}
        </Done>
      </>
    );
  return (
    <form className="stack" onSubmit={send}>
      <h1>{text.confirm}</h1>
      <p className="soft">{text.confirmLead}</p>
      <Trouble error={wrong ? null : error} />
      <TextField
        label={text.registeredPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        error={wrong ? text.wrongPassword : undefined}
        required
      />
      <Button kind="primary" className="big" type="submit" busy={confirming.isPending}>
        {text.confirmDo}
      </Button>
      {wrong && (
        <Link to="/desenvolvedores" className="button quiet">
          {text.toEnter}
        </Link>
      )}
    </form>
  );
}

function NewPassword({ resetting }: LinkViewProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    resetting.mutate(passwordText(new FormData(event.currentTarget), 'password'));
  };
  if (resetting.isSuccess)
    return (
      <>
        <h1>{text.reset}</h1>
        <Done to="/desenvolvedores" label={text.enter}>
          {text.resetDone}
        </Done>
      </>
    );
  return (
    <form className="stack" onSubmit={send}>
      <h1>{text.reset}</h1>
      <Trouble error={resetting.error} />
      <Password />
      <Button kind="primary" className="big" type="submit" busy={resetting.isPending}>
        {text.resetDo}
      </Button>
    </form>
  );
}

function Password() {
  return (
    <TextField
      label={text.password}
      hint={text.passwordHint}
      name="password"
      type="password"
      autoComplete="new-password"
      minLength={PASSWORD_MIN.developer}
      required
    />
  );
}

function Invitation({ known, accepting, registering }: LinkViewProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    registering.mutate({
      name: formText(form, 'name'),
      email: formText(form, 'email'),
      password: passwordText(form, 'password'),
    });
  };
  if (accepting.data)
    return (
      <Done to="/desenvolvedores" label={text.toApps}>
        {text.invitationDone(accepting.data.name)}
      </Done>
    );
  if (registering.data)
    return registering.data.confirmed ? (
      <Done to="/desenvolvedores" label={text.enter}>
        {text.registered}
      </Done>
    ) : (
      <>
        <p className="notice bad" role="alert">
          <Icon name="alert" /> {text.knownAlready}
        </p>
        <Link to="/desenvolvedores" className="button primary big">
          {text.enter}
        </Link>
      </>
    );
  return (
    <>
      <h1>{text.invitation}</h1>
      <p className="soft">{text.invitationLead}</p>
      {known ? (
        <>
          <Trouble error={accepting.error} />
          <Button
            kind="primary"
            className="big"
            busy={accepting.isPending}
            onClick={() => {
              accepting.mutate();
            }}
          >
            {text.invitationDo}
          </Button>
        </>
      ) : (
        <form className="stack" onSubmit={send}>
          <p>{text.newHere}</p>
          <Trouble error={registering.error} />
          <TextField label={text.name} name="name" autoComplete="name" required />
          <TextField label={text.email} name="email" type="email" autoComplete="username" required />
          <Password />
          <Button kind="primary" className="big" type="submit" busy={registering.isPending}>
            {text.register}
          </Button>
          <Link to="/desenvolvedores" className="button quiet">
            {text.enter}
          </Link>
        </form>
      )}
    </>
  );
}
