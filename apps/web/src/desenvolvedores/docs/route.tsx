import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead, itemsOf } from '../../base/api/client.js';
import { Link } from '../../base/router.js';
import { oneOf, typed, useSearch } from '../../desk/search.js';
import { Loading, Unread } from '../../base/ui/empty.js';
import { SelectField } from '../../base/ui/field.js';
import { Icon } from '../../base/ui/icon.js';
import { Grid } from '../../desk/ui/layout.js';
import { PageTabs } from '../../desk/ui/page-tabs.js';
import { SearchBox } from '../../desk/ui/search-box.js';
import { Tabs } from '../../base/ui/tabs.js';
import { type App, APP_TYPES, type AppType } from '../data/session.hook.js';
import { Chapters } from './chapter.part.js';
import { ADDRESSES, API_NAMES, type ApiName, GUIDE_NAMES, guideQuery } from './docs.hook.js';
import { CodeTabs, Inline } from './code.part.js';
import { samplesOf } from './samples.rules.js';
import { chaptersOf, type Topic, TOPICS } from './topics.rules.js';
import { developerAppWords, locale } from '../../base/words.js';
import { docsWords as text } from '../words.js';
import { foundIn, indexOf } from './search.rules.js';

const SEARCH = { api: oneOf('api', API_NAMES, 'open_delivery'), words: typed('busca') };

export function DocsRoute({ topic: asked, known }: { topic: string | undefined; known: boolean }) {
  const { api, words } = useSearch(SEARCH);
  const topic = TOPICS.find((one) => one === asked) ?? 'inicio';
  const of = (one: Topic) => {
    if (one === 'inicio') return '';
    return chaptersOf(one).protocol.length > 0 ? `/${one}?api=${api}` : `/${one}`;
  };
  return (
    <main className="page wide">
      <div className="row wrap between">
        <h1>{text.title}</h1>
        <SearchBox label={text.search} value={words} />
      </div>
      <div className="with-side">
        <nav className="side" aria-label={text.title}>
          {TOPICS.map((one) => (
            <Link
              key={one}
              to={`/desenvolvedores/docs${of(one)}`}
              aria-current={one === topic && words === '' ? 'page' : undefined}
            >
              {text.topics[one]}
            </Link>
          ))}
        </nav>
        <div className="stack g16 part">
          {words === '' ? <Shown topic={topic} api={api} known={known} /> : <Results typed={words} />}
        </div>
      </div>
    </main>
  );
}

function Shown({ topic, api, known }: { topic: Topic; api: ApiName; known: boolean }) {
  if (topic === 'inicio') return <Overview />;
  if (topic === 'primeira-chamada') return known ? <OwnFirstCall /> : <FirstCall />;
  const { protocol, platform } = chaptersOf(topic);
  return (
    <>
      {protocol.length > 0 && (
        <>
          <PageTabs tab={SEARCH.api} label="API" names={NAMES} />
          <Chapters key={`${api} ${topic}`} of={api} ids={protocol} />
        </>
      )}
      {platform.length > 0 && <Chapters key={topic} of="platform" ids={platform} />}
    </>
  );
}

const NAMES: Readonly<Record<ApiName, string>> = { ...developerAppWords.types, console: 'Console' };

const CONSOLE_APIS = ['/api/merchant', '/api/courier', '/api/admin', '/api/developer'];

function Overview() {
  return (
    <>
      <p>{text.lead}</p>
      <h2>{text.documents}</h2>
      <Grid>
        {API_NAMES.map((type) => (
          <li key={type} className="box stack">
            <h3>{NAMES[type]}</h3>
            <p className="soft">{text.documentLeads[type]}</p>
            <code>{ADDRESSES[type]}</code>
            <p className="row wrap">
              <a href={`${ADDRESSES[type]}/docs`} className="button">
                <Icon name="paper" /> {text.read}
              </a>
              <a href={`${ADDRESSES[type]}/openapi.json`}>{text.openapi}</a>
              <a href={`${ADDRESSES[type]}/guide.${locale.code}.md`}>Markdown</a>
              {type !== 'console' && <a href={`${ADDRESSES[type]}/postman.json`}>{text.postman}</a>}
              {type === 'console' &&
                CONSOLE_APIS.map((api) => (
                  <a key={api} href={`${api}/docs`}>
                    {api}
                  </a>
                ))}
            </p>
          </li>
        ))}
      </Grid>
      <section className="stack prose">
        <h2>{text.environments}</h2>
        <p>{text.environmentsText}</p>
        <p>
          <a href="/status">{text.status}</a>
        </p>
      </section>
    </>
  );
}

/** The samples with placeholders, for readers without an app. */
function FirstCall() {
  const [type, setType] = useState<AppType>('open_delivery');
  const example = {
    type,
    baseUrl: `${location.origin}${ADDRESSES[type]}`,
    merchantId: 'SEU_ID',
    vehicleTypeId: 'SEU_TIPO',
    clientId: 'SEU_CLIENT_ID',
    secret: type === 'open_delivery' ? 'SEU_CLIENT_SECRET' : 'SUA_CHAVE',
  };
  return (
    <>
      <Tabs
        label="API"
        tabs={APP_TYPES.map((key) => ({ key, label: NAMES[key] }))}
        chosen={type}
        choose={setType}
      />
      <CodeTabs samples={samplesOf(example)} />
    </>
  );
}

function OwnFirstCall() {
  const apps = useRead('/api/developer/apps', {}, { select: itemsOf });
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
        onChange={({ target }) => setChosen(target.value)}
        options={[...found.map(({ id, name }) => [id, name] as const), ['none', text.example]]}
      />
      {app === undefined ? <FirstCall /> : <AppFirstCall app={app} />}
    </>
  );
}

function AppFirstCall({ app }: { app: App }) {
  const reading = useRead('/api/developer/apps/{id}/credentials', { id: app.id });
  if (!reading.isSuccess) return <Unread of={reading} lines={6} />;
  return <CodeTabs samples={samplesOf({ ...reading.data, ...app.sandbox })} />;
}

/** Matches in the guides of all protocols and of the platform. */
function Results({ typed }: { typed: string }) {
  const answers = useQueries({ queries: GUIDE_NAMES.map(guideQuery) });
  if (answers.some(({ isPending }) => isPending)) return <Loading lines={6} />;
  const guides = GUIDE_NAMES.flatMap((name, index) => {
    const guide = answers[index]?.data;
    return guide ? [[name, guide] as const] : [];
  });
  const found = foundIn(indexOf(Object.fromEntries(guides)), typed);
  return (
    <section className="stack" aria-live="polite">
      <h2>{text.found({ count: found.length, typed })}</h2>
      <ul className="lines">
        {found.map(({ to, title, text: excerpt }) => (
          <li key={`${to} ${excerpt}`}>
            <Link to={to}>{title}</Link>
            <p>
              <Inline text={excerpt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
