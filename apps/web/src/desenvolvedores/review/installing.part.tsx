import { useQuery, useMutation } from '@tanstack/react-query';
import { read, sendChange, call, type Answer } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { AreaField } from '../../ground/ui/area.js';
import { Button } from '../../ground/ui/button.js';
import { Copy } from '../../ground/ui/copy.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Check } from '../../ground/ui/field.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Link } from '../../ground/router.js';
import { notify, refused } from '../../ground/ui/toast.js';
import type { App } from '../data/apps.hook.js';
import { installingWords as text, portalWords as portal } from '../words.js';

const PATH = '/api/developer/apps/{id}/authorization';

/** How merchants install the app by redirect: what it asks for, where browsers go back to, and its addresses. */
export function Installing({ app }: { app: App }) {
  const { data, error, refetch } = useQuery(read(PATH, { id: app.id }));
  return (
    <section className="box stack" aria-labelledby="installing">
      <h2 id="installing">{text.title}</h2>
      <p className="soft">{text.lead}</p>
      {error ? (
        <Failure error={error} again={refetch} />
      ) : data ? (
        <>
          <Asked id={app.id} asked={data} />
          <Trial id={app.id} />
        </>
      ) : (
        <Loading lines={6} />
      )}
    </section>
  );
}

/** A shop of the sandbox, where the app is installed before anybody approved it. */
function Trial({ id }: { id: number }) {
  const { mutate, data, isPending } = useTestShop(id);
  return (
    <div className="stack g8">
      <h3>{text.trial}</h3>
      <p className="soft">{text.trialLead}</p>
      {data && (
        <p className="break" role="status">
          {text.email}: <code>{data.email}</code> <Copy text={data.email} what={text.email} />
          <br />
          {text.password}: <code>{data.password}</code> <Copy text={data.password} what={text.password} />
          <br />
          <a href={data.loginUrl} target="_blank" rel="noreferrer">
            {text.enter}
          </a>
        </p>
      )}
      <p>
        <Button busy={isPending} onClick={() => mutate(undefined, { onError: refused })}>
          {text.openShop}
        </Button>
      </p>
    </div>
  );
}

function Asked({ id, asked }: { id: number; asked: Authorization }) {
  const form = useForm({
    begin: { redirectUris: asked.redirectUris.join('\n'), scopes: asked.scopes },
    save: ({ redirectUris, scopes }) =>
      sendChange('PUT /api/developer/apps/{id}/authorization', {
        id,
        redirectUris: linesOf(redirectUris),
        scopes,
      }),
    saved: () => notify(portal.saved),
  });
  const { scopes } = text;
  return (
    <Form form={form}>
      <fieldset className="stack">
        <legend>{text.asks}</legend>
        {(Object.keys(scopes) as AppScope[]).map((scope) => (
          <Check key={scope} label={`${scope}: ${scopes[scope]}`} {...form.among('scopes', scope)} />
        ))}
      </fieldset>
      <p>
        <Link to="/desenvolvedores/docs/aplicativos?api=console">{text.scopesLink}</Link>
      </p>
      <AreaField label={text.redirects} hint={text.redirectsHint} {...form.field('redirectUris')} />
      <p className="break">
        <code>client_id={asked.clientId}</code> <Copy text={asked.clientId} what="client_id" />
        <br />
        <code>{asked.authorizeUrl}</code> <Copy text={asked.authorizeUrl} what={text.authorize} />
        <br />
        <code>{asked.tokenUrl}</code> <Copy text={asked.tokenUrl} what={text.token} />
      </p>
      <p>
        <Submit form={form}>{portal.save}</Submit>
      </p>
    </Form>
  );
}

function linesOf(written: string): string[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const SET = '/api/developer/apps/{id}/authorization';

type Authorization = Answer<typeof SET>;
type AppScope = Authorization['scopes'][number];

/** The log-in of a test shop, with a new password. */
function useTestShop(id: number) {
  return useMutation({
    mutationFn: () => call('POST /api/developer/apps/{id}/authorization/shop', { id }),
  });
}
