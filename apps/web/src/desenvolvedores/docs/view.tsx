import { useState, type ReactNode } from 'react';
import { developerAppWords } from '../../ground/words.js';
import { docsWords as text } from '../words.js';
import { Link } from '../../ground/router.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { SelectField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { Grid } from '../../ground/ui/layout.js';
import { Table } from '../../ground/ui/table.js';
import { Tabs } from '../../ground/ui/tabs.js';
import { APP_TYPES, useApps, useCredentials, type App, type AppType } from '../data/apps.hook.js';
import { ADDRESSES, usePublished } from './docs.hook.js';
import { errorsOf, type ErrorLine } from './errors.rules.js';
import { CodeTabs, QuickStart } from './quick-start.part.js';
import { signatureSamples } from './signatures.rules.js';
import type { Guide } from './guide.part.js';

export const TOPICS = [
  'inicio',
  'primeira-chamada',
  'cotacoes',
  'lotes',
  'sdks',
  'cli',
  'ia',
  'webhooks',
  'erros',
  'mudancas',
] as const;
type Topic = (typeof TOPICS)[number];

const GUIDES: readonly Guide[] = ['cotacoes', 'lotes', 'sdks', 'cli', 'ia'];
const isGuide = (topic: Topic): topic is Guide & Topic => GUIDES.some((guide) => guide === topic);

interface DocsViewProps {
  topic: Topic;
  known: boolean;
  changes: ReactNode;
  guideOf: (guide: Guide) => ReactNode;
}

export function DocsView({ topic, known, changes, guideOf }: DocsViewProps) {
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
        <div className="stack g16 part">
          {topic === 'inicio' && <Overview />}
          {topic === 'primeira-chamada' && (known ? <OwnFirstCall /> : <FirstCall />)}
          {isGuide(topic) && guideOf(topic)}
          {topic === 'webhooks' && <WebhookDocs />}
          {topic === 'erros' && <ErrorDocs />}
          {topic === 'mudancas' && changes}
        </div>
      </div>
    </main>
  );
}

function Overview() {
  const { types } = developerAppWords;
  const names = { ...types, console: 'Console' };
  return (
    <>
      <p>{text.lead}</p>
      <h2>{text.documents}</h2>
      <Grid as="ul">
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
      </Grid>
      <section className="stack prose">
        <h2>{text.environments}</h2>
        <p>{text.environmentsText}</p>
      </section>
    </>
  );
}

function TypeTabs({ type, choose }: { type: AppType; choose: (type: AppType) => void }) {
  const { types } = developerAppWords;
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
  const [type, setType] = useState<AppType>('open_delivery');
  return (
    <>
      <section className="stack prose">
        <p>{text.webhooksLead}</p>
      </section>
      <TypeTabs type={type} choose={setType} />
      <CodeTabs samples={signatureSamples(type)} />
      <section className="stack prose">
        <h2>{text.terms}</h2>
        <p>{text.termsText}</p>
      </section>
    </>
  );
}

function ErrorDocs() {
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

interface ErrorTableProps {
  lines: readonly ErrorLine[];
  title: string;
  own?: boolean;
}

function ErrorTable({ lines, title, own = false }: ErrorTableProps) {
  // Some operations publish the code alone.
  const known: Readonly<Record<string, string>> = text.statuses;
  const operation = {
    name: text.operation,
    cell: (line: ErrorLine) => <code>{line.operation}</code>,
  };
  return (
    <Table
      bare
      className="errors"
      label={title}
      rows={lines}
      keyOf={({ operation: of, status, meaning }) => `${own ? of : ''} ${status} ${meaning}`}
      columns={[
        ...(own ? [operation] : []),
        { name: text.status, className: 'number', cell: ({ status }) => status },
        {
          name: text.meaning,
          cell: ({ status, meaning }) => (meaning === status ? (known[status] ?? status) : meaning),
        },
      ]}
    />
  );
}
