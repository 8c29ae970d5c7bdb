import { useEffect, useState, type SubmitEvent } from 'react';
import { Problem } from '../../base/api/problem.js';
import { lazy, Suspense } from '../../base/lazy.js';
import { usePageUrl, go, goQuery, Link } from '../../base/router.js';
import { Loading } from '../../base/ui/empty.js';
import { draftOf } from '../../base/form-fields.js';
import { passwordText } from '../../base/form-text.js';
import { problemText } from '../../base/api/problem-words.js';
import { Button } from '../../base/ui/button.js';
import { call, type Company } from '../data/api.store.js';
import { saveSnapshot, readSnapshot } from '../data/database.store.js';
import { useValue } from '../../base/observable.js';
import { logIn, refreshMe, session } from '../data/session.store.js';
import type { SentCode } from './code.part.js';
import { bodyOf, EMPTY_DRAFT, stepOfFault, type Draft, fieldsOf, PersonStep } from './steps.part.js';
import { registerWords as text } from '../words.js';
import './paper.css';
import { Icon } from '../../base/ui/icon.js';

const CompanyChoice = lazy(async () => (await import('./company.part.js')).CompanyChoice, <Loading />);
const CodeForm = lazy(async () => (await import('./code.part.js')).CodeForm, <Loading />);
const Application = lazy(async () => (await import('./application.part.js')).Application, <Loading />);

const DRAFT = 'draft';

/** A code was sent; the password waits for it in this page only. */
interface Asked extends SentCode {
  readonly password: string;
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
  /** Shows the step with the refused field. */
  const showFault = (refusal: unknown) => {
    setError(refusal);
    const step = refusal instanceof Problem ? stepOfFault(refusal.fields) : null;
    if (step === null) return;
    setAsked(null);
    change({ step });
  };
  const askForCode = async (password: string) => {
    if (!company || !draft) return;
    setBusy(true);
    setError(null);
    try {
      const sent = await call('POST /api/courier/register', bodyOf(company, draft, password));
      setAsked({ ...sent, password, again: asked !== null });
    } catch (refusal) {
      showFault(refusal);
    } finally {
      setBusy(false);
    }
  };
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

const PrivacyNotice = lazy(
  async () => (await import('../account/privacy-notice.part.js')).PrivacyNotice,
  null,
);
const VehicleStep = lazy(async () => (await import('./later-steps.part.js')).VehicleStep);
const AccessStep = lazy(async () => (await import('./later-steps.part.js')).AccessStep);

interface RegisterFormProps {
  company: Company;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  send: (password: string) => void;
  busy: boolean;
  error: unknown;
}

const STEPS = ['person', 'vehicle', 'access'] as const;
const LAST = STEPS.length - 1;

/** Registration in three steps, stored as typed. Photos follow once there is a courier to own them. */
function RegisterForm({ company, draft, change, send, busy, error }: RegisterFormProps) {
  const { step } = draft;
  useEffect(() => {
    // A step that fails to load is requested again when it is shown.
    import('./later-steps.part.js').catch(() => undefined);
  }, []);
  const wrong = error instanceof Problem ? fieldsOf(error.fields) : new Set<string>();
  const said = () => {
    if (error instanceof Problem && error.code === 'feature_disabled') return text.noCode;
    return error instanceof Problem && stepOfFault(error.fields) !== null ? text.fix : problemText(error);
  };
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step < LAST) change({ step: step + 1 });
    else send(passwordText(new FormData(event.currentTarget), 'password'));
  };
  const form = draftOf(draft, change, (path) => (wrong.has(path) ? text.wrong : undefined));
  const Step = [PersonStep, VehicleStep, AccessStep][step] ?? PersonStep;
  return (
    <main className="enter">
      <form onSubmit={go} aria-labelledby="register-title">
        <p className="soft">{text.at({ name: company.name, city: company.city })}</p>
        <h1 id="register-title">{text.steps[STEPS[step] ?? 'person']}</h1>
        <progress
          max={LAST + 2}
          value={step + 1}
          aria-label={text.progress({ at: step + 1, of: LAST + 2 })}
        />
        {error !== null && (
          <p className="notice bad" role="alert">
            <Icon name="alert" size={20} />
            {said()}
          </p>
        )}
        <Suspense fallback={<Loading />}>
          <Step form={form} />
        </Suspense>
        <PrivacyNotice company={company} />
        <Button kind="primary" className="big" type="submit" busy={busy}>
          {step < LAST ? text.next : text.finish}
        </Button>
        {step > 0 ? (
          <Button kind="quiet" onClick={() => change({ step: step - 1 })}>
            {text.back}
          </Button>
        ) : (
          <Link to="/entregador" className="button quiet">
            {text.have}
          </Link>
        )}
      </form>
    </main>
  );
}
