import { lazy, Suspense } from '../../ground/lazy.js';
import { Empty, Loading, Unread } from '../../ground/ui/empty.js';
import { Split } from '../../ground/ui/layout.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { ReplayList } from './replay-list.part.js';
import { ReplayResult } from './replay-result.part.js';
import type { useReplays } from './what-if.hook.js';
import { isUnderWay } from './what-if.rules.js';
import { whatIfWords as text } from '../words.js';
import '../settings/setting.css';

const ReplayForm = lazy(() => import('./replay-form.part.js').then((part) => ({ default: part.ReplayForm })));

interface WhatIfViewProps {
  settings: HubSettings;
  replays: ReturnType<typeof useReplays>;
  /** The id of the open replay; null: the newest. */
  open: string | null;
  mayWrite: boolean;
  mayAdopt: boolean;
}

/** The screen of replayed days: what to try on the left, what it came to on the right. */
export function WhatIfView({ settings, replays, open, mayWrite, mayAdopt }: WhatIfViewProps) {
  const items = replays.data?.items ?? [];
  const shown = items.find(({ id }) => String(id) === open) ?? items[0];
  return (
    <div className="page narrow-settings">
      <div className="head">
        <h1>{text.title}</h1>
      </div>
      <p className="soft lead">{text.lead}</p>
      <Split first side={420}>
        {mayWrite ? (
          <Suspense fallback={<Loading lines={8} />}>
            <ReplayForm settings={settings} busy={items.some(isUnderWay)} />
          </Suspense>
        ) : (
          <p className="soft">{text.onlyWriters}</p>
        )}
        <div className="stack">
          {!replays.isSuccess && <Unread of={replays} lines={8} />}
          {replays.data && items.length === 0 && (
            <Empty icon="clock" title={text.none}>
              {text.noneLead}
            </Empty>
          )}
          {shown && (
            <ReplayResult
              replay={shown}
              wanted={String(shown.id) === open}
              present={settings.dispatch}
              mayWrite={mayWrite}
              mayAdopt={mayAdopt}
            />
          )}
          {items.length > 1 && <ReplayList items={items} shown={shown?.id} />}
        </div>
      </Split>
    </div>
  );
}
