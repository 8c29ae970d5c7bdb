import { lazy } from '../../ground/lazy.js';
import type { Guide } from './guide.part.js';
import { DocsView, TOPICS } from './view.js';

const Changes = lazy(() => import('./changes.part.js').then((part) => ({ default: part.Changes })));

const GuidePage = lazy(() => import('./guide.part.js').then((part) => ({ default: part.GuidePage })));

export function DocsRoute({ topic, known }: { topic: string | undefined; known: boolean }) {
  const chosen = TOPICS.find((one) => one === topic) ?? 'inicio';
  const guideOf = (guide: Guide) => <GuidePage guide={guide} />;
  return <DocsView topic={chosen} known={known} changes={<Changes />} guideOf={guideOf} />;
}
