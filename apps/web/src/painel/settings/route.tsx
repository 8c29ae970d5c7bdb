import { usePageUrl } from '../../ground/router.js';
import { useKnownSession, useMay } from '../../ground/session.js';
import { Unread } from '../../ground/ui/empty.js';
import { useAllParts } from '../shell/all-parts.store.js';
import { useDraft, useHub } from './settings.hook.js';
import { PARTS, partOf, type HubSettings, type Part } from './settings.rules.js';
import { SettingsView } from './view.js';

/** Areas of the Admin API that some parts read; the other parts read the hub's settings. */
const AREAS: Partial<Record<Part, string>> = { people: 'operators', audit: 'audit', privacy: 'privacy' };

/** Whether a company uses a part that most do not need. */
function isUsed(part: Part, { requests, ...settings }: HubSettings): boolean {
  if (part === 'marketplaces') return requests.acceptance === 'manual' || requests.marketplaces.length > 0;
  if (part !== 'privacy') return true;
  const { privacyNotice, privacyContact, dataOperators } = settings;
  return [privacyNotice, privacyContact, dataOperators].some(Boolean);
}

export function SettingsRoute() {
  const { path } = usePageUrl();
  const may = useMay();
  const { operator } = useKnownSession();
  const hub = useHub();
  const draft = useDraft(hub.data?.settings);
  const all = useAllParts();
  if (!hub.isSuccess) return <Unread of={hub} lines={10} />;
  const wanted = partOf(path);
  const parts = (Object.keys(PARTS) as Part[]).filter(
    (part) =>
      may(AREAS[part] ?? 'hub', 'read') &&
      (part !== 'sandbox' || hub.data.sandbox) &&
      (part !== 'cells' || operator.hubId === null) &&
      (all || part === wanted || isUsed(part, hub.data.settings)),
  );
  return (
    <SettingsView
      hub={hub.data}
      draft={draft}
      parts={parts}
      part={parts.includes(wanted) ? wanted : 'company'}
      may={may}
    />
  );
}
