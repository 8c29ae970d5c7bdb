import { lazy } from '../../ground/lazy.js';
import { DocsView, TOPICS } from './view.js';

const Changes = lazy(() => import('./changes.part.js').then((part) => ({ default: part.Changes })));

export function DocsRoute({ topic, known }: { topic: string | undefined; known: boolean }) {
  const chosen = TOPICS.find((one) => one === topic) ?? 'inicio';
  return <DocsView topic={chosen} known={known} changes={<Changes />} />;
}
