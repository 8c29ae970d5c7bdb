import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { type Answer, useRead } from '../../base/api/client.js';
import { lazy, Suspense } from '../../base/lazy.js';
import { Link, usePageUrl } from '../../base/router.js';
import { useHas, useKnownSession, useMay } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { Check } from '../../base/ui/field.js';
import { Loading, Unread } from '../../base/ui/empty.js';
import { Split } from '../../desk/ui/layout.js';
import { showAllParts, useAllParts } from '../shell/all-parts.store.js';
import { BrandPart } from './brand.part.js';
import { Setting } from './setting-field.part.js';
import { type DraftState, useDraft } from './settings.hook.js';
import {
  FIELDS,
  PARTS,
  type FieldPart,
  type HubSettings,
  type Part,
  type SettingField,
  partOf,
} from './settings.rules.js';
import { TrialCard } from './trial.part.js';
import { settingsWords as text } from '../words.js';
import '../../desk/ui/side.css';
import './setting.css';

/** Loaded on demand, as most visits do not open them. */
const CompanyPart = lazy(async () => (await import('./company.part.js')).CompanyPart);
const AuditPart = lazy(async () => (await import('./audit.part.js')).AuditPart);
const CellsPart = lazy(async () => (await import('./cells.part.js')).CellsPart);
const MessageLog = lazy(async () => (await import('./message-log.part.js')).MessageLog);
const MessageTexts = lazy(async () => (await import('./message-texts.part.js')).MessageTexts);
const PeoplePart = lazy(async () => (await import('./people.part.js')).PeoplePart);
const PrivacyPart = lazy(async () => (await import('./privacy.part.js')).PrivacyPart);

/** Areas that these parts read; the others read the hub's settings. */
const AREAS: Partial<Record<Part, string>> = { people: 'operators', audit: 'audit', privacy: 'privacy' };

function isUsed(part: Part, { requests, ...settings }: HubSettings): boolean {
  if (part === 'marketplaces') return requests.acceptance === 'manual' || requests.marketplaces.length > 0;
  if (part !== 'privacy') return true;
  const { privacyNotice, privacyContact, dataOperators } = settings;
  return [privacyNotice, privacyContact, dataOperators].some(Boolean);
}

export function SettingsRoute() {
  const { path } = usePageUrl();
  const may = useMay();
  const has = useHas();
  const { operator } = useKnownSession();
  const hub = useRead('/api/admin/hub');
  const draft = useDraft(hub.data?.settings);
  const all = useAllParts();
  const wanted = partOf(path);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [wanted, hub.isSuccess]);
  if (!hub.isSuccess) return <Unread of={hub} lines={10} />;
  const parts = (Object.keys(PARTS) as Part[]).filter(
    (part) =>
      may(AREAS[part] ?? 'hub', 'read') &&
      (part !== 'sandbox' || (hub.data.sandbox && has(part))) &&
      (part !== 'cells' || operator.hubId === null) &&
      (all || part === wanted || isUsed(part, hub.data.settings)),
  );
  const part = parts.includes(wanted) ? wanted : 'company';
  return (
    <div className="settings with-side">
      <nav ref={list} className="side" aria-label={text.sections}>
        <h1>{text.title}</h1>
        {parts.map((one) => (
          <Link
            key={one}
            to={`/painel/ajustes/${PARTS[one]}`}
            aria-current={one === part ? 'page' : undefined}
          >
            {text.parts[one]}
          </Link>
        ))}
        <Check label={text.showAll} checked={all} onChange={({ target }) => showAllParts(target.checked)} />
      </nav>
      <div className={`stack g16 ${part}`}>
        <header className="stack g2">
          <h2>{text.parts[part]}</h2>
          <p className="soft">{text.leads[part]}</p>
          {!may('hub') && part in FIELDS && <p className="note start">{text.onlyOwner}</p>}
        </header>
        <Suspense fallback={<Loading lines={6} />}>
          <PartBody hub={hub.data} draft={draft} part={part} />
        </Suspense>
      </div>
      {draft.changed.length > 0 && <SaveBar draft={draft} />}
    </div>
  );
}

interface PartBodyProps {
  hub: Answer<'/api/admin/hub'>;
  draft: DraftState;
  part: Part;
}

function PartBody({ hub, draft, part }: PartBodyProps) {
  const may = useMay();
  const locked = !may('hub');
  const settings = draft.draft ?? hub.settings;
  const fields = part in FIELDS && (
    <Fields part={part as FieldPart} draft={draft} settings={settings} locked={locked} />
  );
  const more: Readonly<Partial<Record<Part, ReactNode>>> = {
    company: <CompanyPart hub={hub} locked={locked} />,
    brand: (
      <BrandPart
        draft={draft}
        branding={settings.branding}
        hubName={hub.name}
        locked={locked}
        logoUrl={hub.settings.branding.logoUrl}
      />
    ),
    people: <PeoplePart locked={!may('operators')} />,
    privacy: <PrivacyPart />,
    dispatch: may('orders') && (
      <TrialCard
        dispatch={settings.dispatch}
        unsaved={draft.changed.some((path) => path.startsWith('dispatch.'))}
      />
    ),
    messages: (
      <>
        <MessageTexts locked={locked} />
        {may('webhooks', 'read') && <MessageLog mayWrite={may('webhooks')} />}
      </>
    ),
    audit: <AuditPart />,
    cells: <CellsPart />,
  };
  const Around = part === 'dispatch' ? Split : Fragment;
  return (
    <Around>
      {part !== 'privacy' && fields}
      {more[part]}
      {part === 'privacy' && fields}
    </Around>
  );
}

interface FieldsProps {
  part: FieldPart;
  draft: DraftState;
  settings: HubSettings;
  locked: boolean;
}

function Fields({ part, draft, settings, locked }: FieldsProps) {
  const fields: readonly SettingField[] = FIELDS[part];
  const has = useHas();
  return (
    <div className="card narrow-page">
      {fields
        .filter(
          ({ when, path }) => when?.(settings) !== false && (!path.startsWith('payouts.') || has('payouts')),
        )
        .map((field) => (
          <Setting
            key={field.path}
            field={field}
            settings={settings}
            error={draft.problems[field.path.replace(/\.value$/, '')]}
            changed={draft.changed.includes(field.path)}
            locked={locked}
            change={(value) => draft.change(field.path, value)}
          />
        ))}
    </div>
  );
}

function SaveBar({ draft }: { draft: DraftState }) {
  return (
    <div className="afloat save-bar" role="status">
      <p className="grow">
        <strong>{text.unsaved(draft.changed.length)}</strong> <span className="soft">{text.unsavedLead}</span>
      </p>
      <Button kind="quiet" disabled={draft.saving} onClick={draft.discard}>
        {text.discard}
      </Button>
      <Button kind="primary" busy={draft.saving} onClick={draft.save}>
        {text.save}
      </Button>
    </div>
  );
}
