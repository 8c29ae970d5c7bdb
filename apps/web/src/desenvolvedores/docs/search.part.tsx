import { useQueries } from '@tanstack/react-query';
import { Link } from '../../base/router.js';
import { Loading } from '../../base/ui/empty.js';
import { docsWords as text } from '../words.js';
import { API_NAMES, guideQuery } from './docs.hook.js';
import { guideOf } from './guides.rules.js';
import { Inline } from './code.part.js';
import { foundIn, indexOf, indexOfPage } from './search.rules.js';
import { TOPICS } from './topics.rules.js';

/** What the guides of all protocols say about the words that were typed. */
export function Results({ typed }: { typed: string }) {
  const answers = useQueries({ queries: API_NAMES.map(guideQuery) });
  if (answers.some(({ isPending }) => isPending)) return <Loading lines={6} />;
  const guides = API_NAMES.flatMap((api, index) => {
    const guide = answers[index]?.data;
    return guide ? [[api, guide] as const] : [];
  });
  const own = TOPICS.flatMap((topic) => indexOfPage(topic, guideOf(topic)));
  const found = foundIn([...indexOf(Object.fromEntries(guides)), ...own], typed);
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
