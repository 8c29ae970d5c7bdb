import { useWords } from '../../ground/language.js';
import { Empty, Failure, Loading } from '../../ground/ui/empty.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { ReplayForm } from './replay-form.part.js';
import { ReplayList } from './replay-list.part.js';
import { ReplayResult } from './replay-result.part.js';
import type { useReplays } from './what-if.hook.js';
import { isUnderWay } from './what-if.rules.js';
import { whatIfWords } from './words.js';
import '../settings/view.css';
import './view.css';

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
  const text = useWords(whatIfWords);
  const items = replays.data?.items ?? [];
  const shown = items.find(({ id }) => String(id) === open) ?? items[0];
  return (
    <div className="page what-if">
      <div className="head">
        <h1>{text.title}</h1>
      </div>
      <p className="soft lead">{text.lead}</p>
      <div className="beside">
        {mayWrite ? (
          <ReplayForm settings={settings} busy={items.some(isUnderWay)} />
        ) : (
          <p className="soft">{text.onlyWriters}</p>
        )}
        <div className="stack">
          {replays.isPending && <Loading lines={8} />}
          {replays.error && <Failure error={replays.error} again={replays.refetch} />}
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
      </div>
    </div>
  );
}
