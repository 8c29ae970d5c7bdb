import type { UseMutationResult } from '@tanstack/react-query';
import { problemText } from '../../ground/api/problem-words.js';
import { Button } from '../../ground/ui/button.js';
import { AppLogo } from '../../ground/ui/developer-app.js';
import { Icon } from '../../ground/ui/icon.js';
import { authorizeWords as text } from '../words.js';
import type { AskedConsent } from './authorize.hook.js';

interface AuthorizeViewProps {
  asked: AskedConsent;
  decision: UseMutationResult<void, Error, boolean>;
}

/** Who asks, for what, for which shop; the owner agrees or refuses. */
export function AuthorizeView({ asked, decision }: AuthorizeViewProps) {
  const { app, merchant, scopes, held, redirectHost } = asked;
  const going = decision.isPending || decision.isSuccess;
  const { can } = text;
  return (
    <main className="page">
      <section className="box stack" aria-labelledby="asks">
        <span className="row">
          <AppLogo url={app.logoUrl} />
          <span className="grow">
            <strong className="block">{app.name}</strong>
            <span className="soft small">
              {text.by(app.teamName)}
              {app.website !== null && ` · ${new URL(app.website).host}`}
            </span>
          </span>
        </span>
        <h1 id="asks">{text.title({ app: app.name, shop: merchant.name })}</h1>
        {app.description !== null && <p className="soft">{app.description}</p>}
        <p>{text.will(app.name)}</p>
        <ul className="bullets">
          {scopes.map((scope) => (
            <li key={scope}>
              {can[scope]}
              {held?.includes(scope) === true && <span className="soft"> · {text.already}</span>}
            </li>
          ))}
        </ul>
        {held?.some((scope) => !scopes.includes(scope)) === true && <p>{text.fewer}</p>}
        <p className="soft">{text.back(redirectHost)}</p>
        {decision.error && (
          <p className="notice bad" role="alert">
            <Icon name="alert" />
            {problemText(decision.error)}
          </p>
        )}
        <span className="row">
          <Button
            kind="primary"
            className="big"
            busy={going && decision.variables}
            disabled={going}
            onClick={() => decision.mutate(true)}
          >
            {text.allow}
          </Button>
          <Button className="big" disabled={going} onClick={() => decision.mutate(false)}>
            {text.refuse}
          </Button>
        </span>
      </section>
    </main>
  );
}
