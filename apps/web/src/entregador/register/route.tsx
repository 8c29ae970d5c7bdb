import { useEffect, useState } from 'react';
import { Problem } from '../../ground/api/problem.js';
import { lazy } from '../../ground/lazy.js';
import { usePageUrl, go, goQuery } from '../../ground/router.js';
import { Loading } from '../../ground/ui/empty.js';
import { call, type Company } from '../data/api.store.js';
import { saveSnapshot, readSnapshot } from '../data/database.store.js';
import { useValue } from '../data/observable.store.js';
import { logIn, refreshMe, session } from '../data/session.store.js';
import { RegisterForm } from './form.part.js';
import { bodyOf, EMPTY_DRAFT, stepOfFault, type Draft } from './draft.rules.js';
import './paper.css';

const CompanyChoice = lazy(() => import('./company.part.js'), 'CompanyChoice', <Loading />);
const CodeForm = lazy(() => import('./code.part.js'), 'CodeForm', <Loading />);
const Application = lazy(() => import('./application.part.js'), 'Application', <Loading />);

const DRAFT = 'draft';

/** A code is on its way; the password waits for it, in this page only. */
interface Asked {
  readonly channel: 'sms' | 'whatsapp' | 'email' | null;
  readonly validMinutes: number | null;
  readonly password: string;
  /** It is not the first code. */
  readonly again: boolean;
}

/** Registration: opened by the company's link, continued where it stopped, also after a lost connection. */
export function RegisterRoute() {
  const now = useValue(session);
  const { query } = usePageUrl();
  const wanted = query.get('empresa');
  const [company, setCompany] = useState<Company | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    void readSnapshot<Partial<Draft>>(DRAFT).then((found) => setDraft({ ...EMPTY_DRAFT, ...found }));
  }, []);
  useEffect(() => {
    if (wanted === null) return;
    setError(null);
    call('/api/courier/companies/{id}', { id: wanted }).then(setCompany, setError);
  }, [wanted]);
  const change = (part: Partial<Draft>) => {
    const next = { ...EMPTY_DRAFT, ...draft, ...part };
    setDraft(next);
    void saveSnapshot(DRAFT, next);
  };
  /** A field that was refused is on the step that is shown. */
  const showFault = (refusal: unknown) => {
    setError(refusal);
    const step = refusal instanceof Problem ? stepOfFault(refusal.fields) : null;
    if (step === null) return;
    setAsked(null);
    change({ step });
  };
  const trying = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (refusal) {
      showFault(refusal);
    } finally {
      setBusy(false);
    }
  };
  const askForCode = (password: string) =>
    trying(async () => {
      if (!company || !draft) return;
      const sent = await call('POST /api/courier/register', bodyOf(company, draft, password));
      setAsked({ ...sent, password, again: asked !== null });
    });
  const confirm = async (password: string, code: string) => {
    if (!company || !draft) return;
    try {
      await call('POST /api/courier/register', { ...bodyOf(company, draft, password), code });
    } catch (refusal) {
      if (refusal instanceof Problem && stepOfFault(refusal.fields) !== null) showFault(refusal);
      throw refusal;
    }
    await logIn(draft.phone, password);
    await saveSnapshot(DRAFT, null);
    go('/entregador', { replace: true });
  };
  if (now.phase === 'in')
    return <Application me={now.me} company={now.company} look={() => void refreshMe()} />;
  if (!draft) return <Loading />;
  if (!company)
    return (
      <CompanyChoice
        error={error}
        searching={wanted !== null && error === null}
        choose={(id) => goQuery({ empresa: id }, { replace: true })}
      />
    );
  if (asked)
    return (
      <CodeForm
        sent={asked}
        phone={draft.phone}
        confirm={(code) => confirm(asked.password, code)}
        again={() => void askForCode(asked.password)}
        back={() => {
          setError(null);
          setAsked(null);
        }}
        busy={busy}
        error={error}
      />
    );
  return (
    <RegisterForm
      company={company}
      draft={draft}
      change={change}
      send={(password) => void askForCode(password)}
      busy={busy}
      error={error}
    />
  );
}
