import { useState, type ReactNode } from 'react';
import { developerAppWords } from '../../ground/developer-app-words.js';
import { useWords } from '../../ground/language.js';
import { Link } from '../../ground/router.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { APP_TYPES, useApps, useCredentials, type App, type AppType } from '../data/apps.hook.js';
import { ADDRESSES, usePublished } from './docs.hook.js';
import { errorsOf, type ErrorLine } from './errors.rules.js';
import { CodeTabs, QuickStart } from './quick-start.part.js';
import { signatureSamples } from './signatures.rules.js';
import { docsWords } from './words.js';

export const TOPICS = ['inicio', 'primeira-chamada', 'webhooks', 'erros', 'mudancas'] as const;
type Topic = (typeof TOPICS)[number];

export function DocsView({ topic, known, changes }: { topic: Topic; known: boolean; changes: ReactNode }) {
  const text = useWords(docsWords);
  return (
    <main className="page wide">
      <h1>{text.title}</h1>
      <div className="with-side">
        <nav className="side" aria-label={text.title}>
          {TOPICS.map((one) => (
            <Link
              key={one}
              to={one === 'inicio' ? '/desenvolvedores/docs' : `/desenvolvedores/docs/${one}`}
              aria-current={one === topic ? 'page' : undefined}
            >
              {text.topics[one]}
            </Link>
          ))}
        </nav>
        <div className="part">
          {topic === 'inicio' && <Overview />}
          {topic === 'primeira-chamada' && (known ? <OwnFirstCall /> : <FirstCall />)}
          {topic === 'webhooks' && <WebhookDocs />}
          {topic === 'erros' && <ErrorDocs />}
          {topic === 'mudancas' && changes}
        </div>
      </div>
    </main>
  );
}

function Overview() {
  const text = useWords(docsWords);
  const { types } = useWords(developerAppWords);
  const names = { ...types, console: 'Console' };
  return (
    <>
      <p>{text.lead}</p>
      <h2>{text.documents}</h2>
      <ul className="grid">
        {([...APP_TYPES, 'console'] as const).map((type) => (
          <li key={type} className="box stack">
            <h3>{names[type]}</h3>
            <p className="soft">{text.documentLeads[type]}</p>
            <code>{ADDRESSES[type]}</code>
            <p className="row wrap">
              <a href={`${ADDRESSES[type]}/docs`} className="button">
                <Icon name="paper" /> {text.read}
              </a>
              <a href={`${ADDRESSES[type]}/openapi.json`}>{text.openapi}</a>
              {type !== 'console' && <a href={`${ADDRESSES[type]}/postman.json`}>{text.postman}</a>}
            </p>
          </li>
        ))}
      </ul>
      <section className="prose">
        <h2>{text.environments}</h2>
        <p>{text.environmentsText}</p>
      </section>
    </>
  );
}

function TypeTabs({ type, choose }: { type: AppType; choose: (type: AppType) => void }) {
  const { types } = useWords(developerAppWords);
  return (
    <Tabs
      label="API"
      tabs={APP_TYPES.map((key) => ({ key, label: types[key] }))}
      chosen={type}
      choose={choose}
    />
  );
}

/** With placeholders, for who has no app yet. */
function FirstCall() {
  const [type, setType] = useState<AppType>('open_delivery');
  const example = {
    ...{ type, baseUrl: `${location.origin}${ADDRESSES[type]}`, merchantId: 'SEU_ID' },
    ...{ clientId: 'SEU_CLIENT_ID', secret: type === 'open_delivery' ? 'SEU_CLIENT_SECRET' : 'SUA_CHAVE' },
  };
  return (
    <>
      <TypeTabs type={type} choose={setType} />
      <QuickStart credentials={example} vehicleTypeId="SEU_TIPO" />
    </>
  );
}

function OwnFirstCall() {
  const text = useWords(docsWords);
  const apps = useApps();
  const [chosen, setChosen] = useState('');
  if (apps.isPending) return <Loading lines={6} />;
  const found = apps.data ?? [];
  const app = chosen === 'none' ? undefined : (found.find(({ id }) => String(id) === chosen) ?? found[0]);
  if (found.length === 0) return <FirstCall />;
  return (
    <>
      <SelectField
        label={text.app}
        value={app === undefined ? 'none' : String(app.id)}
        onChange={({ target }) => {
          setChosen(target.value);
        }}
      >
        {found.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="none">{text.example}</option>
      </SelectField>
      {app === undefined ? <FirstCall /> : <AppFirstCall app={app} />}
    </>
  );
}

function AppFirstCall({ app }: { app: App }) {
  const { data, error, refetch } = useCredentials(app.id);
  if (error) return <Failure error={error} again={refetch} />;
  if (!data) return <Loading lines={6} />;
  return <QuickStart credentials={data} vehicleTypeId={app.sandbox.vehicleTypeId} />;
}

function WebhookDocs() {
  const text = useWords(docsWords);
  const [type, setType] = useState<AppType>('open_delivery');
  return (
    <>
      <section className="prose">
        <p>{text.webhooksLead}</p>
      </section>
      <TypeTabs type={type} choose={setType} />
      <CodeTabs samples={signatureSamples(type)} />
      <section className="prose">
        <h2>{text.terms}</h2>
        <p>{text.termsText}</p>
      </section>
    </>
  );
}

function ErrorDocs() {
  const text = useWords(docsWords);
  const [type, setType] = useState<AppType>('open_delivery');
  const { data, error, refetch } = usePublished(type);
  const found = data && errorsOf(data);
  return (
    <>
      <p className="soft">{text.errorsLead}</p>
      <TypeTabs type={type} choose={setType} />
      {error && <Failure error={error} again={refetch} />}
      {!data && !error && <Loading lines={8} />}
      {found && found.common.length > 0 && <ErrorTable lines={found.common} title={text.everyOne} />}
      {found && found.own.length > 0 && <ErrorTable lines={found.own} title={text.operation} own />}
    </>
  );
}

function ErrorTable({
  lines,
  title,
  own = false,
}: {
  lines: readonly ErrorLine[];
  title: string;
  own?: boolean;
}) {
  const text = useWords(docsWords);
  // Some operations publish the code alone.
  const known: Readonly<Record<string, string>> = text.statuses;
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={title}>
      <table className="table errors">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            {own && <th scope="col">{text.operation}</th>}
            <th scope="col">{text.status}</th>
            <th scope="col">{text.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ operation, status, meaning }) => (
            <tr key={`${own ? operation : ''} ${status} ${meaning}`}>
              {own && (
                <td>
                  <code>{operation}</code>
                </td>
              )}
              <td className="number">{status}</td>
              <td>{meaning === status ? (known[status] ?? status) : meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
