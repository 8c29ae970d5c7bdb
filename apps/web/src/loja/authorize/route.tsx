import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../base/api/problem-words.js';
import { Button } from '../../base/ui/button.js';
import { AppLogo } from '../../desk/ui/developer-app.js';
import { authorizeWords as text } from '../words.js';
import { useEffect } from 'react';
import { call, useRead } from '../../base/api/client.js';
import { usePageUrl } from '../../base/router.js';
import { Failure, Loading } from '../../base/ui/empty.js';
import { Notice } from '../../base/ui/notice.js';

export function AuthorizeRoute() {
  const request = Object.fromEntries(usePageUrl().query);
  const { data, error, refetch } = useRead('/api/merchant/app-authorizations', request, {
    staleTime: Infinity,
  });
  const decision = useMutation({
    mutationFn: async (allow: boolean) => {
      const { redirectTo } = await call('POST /api/merchant/app-authorizations', { ...request, allow });
      location.assign(redirectTo);
    },
  });
  const refusedTo = data?.refusedTo ?? null;
  useEffect(() => {
    if (refusedTo !== null) location.replace(refusedTo);
  }, [refusedTo]);
  if (error) return <Failure error={error} again={refetch} />;
  if (!data || refusedTo !== null) return <Loading lines={8} />;
  const { app, merchant, scopes, held, redirectHost } = data;
  const going = decision.isPending || decision.isSuccess;
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
              {text.can[scope]}
              {held?.includes(scope) === true && <span className="soft"> · {text.already}</span>}
            </li>
          ))}
        </ul>
        {held?.some((scope) => !scopes.includes(scope)) === true && <p>{text.fewer}</p>}
        <p className="soft">{text.back(redirectHost)}</p>
        {decision.error && <Notice tone="bad">{problemText(decision.error)}</Notice>}
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
