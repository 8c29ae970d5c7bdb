import { useEffect, useState } from 'react';
import { Problem } from '../../ground/api/problem.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { usePlace, go, goQuery } from '../../ground/router.js';
import { Loading } from '../../ground/ui/empty.js';
import { answer, api, type Company } from '../data/api.store.js';
import { saveSnapshot, readSnapshot } from '../data/database.store.js';
import { useValue } from '../data/observable.store.js';
import { logIn, refreshMe, session } from '../data/session.store.js';
import { RegisterForm } from './form.part.js';
import { bodyOf, stepOfFault, type Draft } from './draft.rules.js';
import { CompanyChoice } from './company.part.js';

const Application = lazy(() =>
  import('./application.part.js').then((part) => ({ default: part.Application })),
);

const DRAFT = 'draft';

/** Registration: opened by the company's link, continued where it stopped, also after a lost connection. */
export function RegisterRoute() {
  const now = useValue(session);
  const { query } = usePlace();
  const wanted = query.get('empresa');
  const [company, setCompany] = useState<Company | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void readSnapshot<Draft>(DRAFT).then((found) => {
      setDraft(found ?? {});
    });
  }, []);
  useEffect(() => {
    if (wanted === null) return;
    setError(null);
    answer(api.GET('/api/courier/companies/{id}', { params: { path: { id: wanted } } })).then(
      setCompany,
      setError,
    );
  }, [wanted]);
  const change = (part: Draft) => {
    const next = { ...draft, ...part };
    setDraft(next);
    void saveSnapshot(DRAFT, { ...next, password: undefined });
  };
  const send = async (password: string) => {
    if (!company || !draft) return;
    setBusy(true);
    setError(null);
    try {
      await api.POST('/api/courier/register', { body: bodyOf(company, draft, password) });
      await saveSnapshot(DRAFT, null);
      await logIn(draft.phone ?? '', password);
      go('/entregador', { replace: true });
    } catch (refusal) {
      setError(refusal);
      const step = refusal instanceof Problem ? stepOfFault(refusal.fields) : null;
      if (step !== null) change({ step });
    } finally {
      setBusy(false);
    }
  };
  if (now.phase === 'in')
    return (
      <Suspense fallback={<Loading />}>
        <Application me={now.me} company={now.company} look={() => void refreshMe()} />
      </Suspense>
    );
  if (!draft) return <Loading />;
  if (!company)
    return (
      <CompanyChoice
        error={error}
        searching={wanted !== null && error === null}
        choose={(id) => {
          goQuery({ empresa: id }, { replace: true });
        }}
      />
    );
  return (
    <RegisterForm
      company={company}
      draft={draft}
      change={change}
      send={(password) => void send(password)}
      busy={busy}
      error={error}
    />
  );
}
