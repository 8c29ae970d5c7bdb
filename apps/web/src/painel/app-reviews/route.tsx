import { goQuery, usePageUrl } from '../../ground/router.js';
import { useMay } from '../../ground/session.js';
import { useSubmissions } from './reviews.hook.js';
import { AppReviewsView } from './view.js';

/** Submissions of developers' apps. `lista=todas`: decided ones too; `envio`: the open one. */
export function AppReviewsRoute() {
  const { query } = usePageUrl();
  const may = useMay();
  const all = query.get('lista') === 'todas';
  const chosen = Number(query.get('envio'));
  const submissions = useSubmissions(!all);
  return (
    <AppReviewsView
      all={all}
      submissions={submissions}
      chosen={Number.isSafeInteger(chosen) && chosen > 0 ? chosen : null}
      choose={(id) => goQuery({ envio: id === null ? null : String(id) })}
      mayDecide={may('hub')}
    />
  );
}
