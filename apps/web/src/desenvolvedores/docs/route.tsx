import { lazy } from '../../ground/lazy.js';
import { usePageUrl } from '../../ground/router.js';
import { API_NAMES } from './docs.hook.js';
import { TOPICS } from './topics.rules.js';
import { DocsView } from './view.js';

const GuidePage = lazy(() => import('./guide.part.js'), 'GuidePage');

const Results = lazy(() => import('./search.part.js'), 'Results');

export function DocsRoute({ topic, known }: { topic: string | undefined; known: boolean }) {
  const { query } = usePageUrl();
  const chosen = TOPICS.find((one) => one === topic) ?? 'inicio';
  const typed = query.get('busca') ?? '';
  return (
    <DocsView
      topic={chosen}
      api={API_NAMES.find((one) => one === query.get('api')) ?? 'open_delivery'}
      typed={typed}
      known={known}
      guide={<GuidePage topic={chosen} />}
      results={<Results typed={typed} />}
    />
  );
}
