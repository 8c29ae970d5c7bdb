import { Box } from '../../base/ui/box.js';
import { PagedLines } from '../../desk/ui/list.js';
import { usePages } from '../../base/api/list.js';
import { moment } from '../../base/time.js';
import { type App } from '../data/session.hook.js';
import { activityWords, appPageWords as text, portalWords as portal } from '../words.js';

const ACTS_AT_ONCE = 30;

/** Who did what in the app, newest first. */
export function Activity({ app }: { app: App }) {
  const { lead, acts } = activityWords;
  const labels: Readonly<Record<string, string>> = acts;
  return (
    <Box title={text.parts.activity} lead={lead}>
      <PagedLines
        list={usePages('/api/developer/apps/{id}/activity', { id: app.id, limit: ACTS_AT_ONCE })}
        lines={6}
        more={portal.more}
        empty={null}
      >
        {({ id, at, by, action }) => (
          <li key={id} className="row wrap">
            <span className="grow">
              <strong>{by}</strong> {labels[action.split('.').at(-1) ?? ''] ?? action}
            </span>
            <span className="soft number">{moment(at)}</span>
          </li>
        )}
      </PagedLines>
    </Box>
  );
}
