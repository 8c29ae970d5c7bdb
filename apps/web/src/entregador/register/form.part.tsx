import { useEffect, type SubmitEvent } from 'react';
import { draftOf } from '../../ground/form-fields.js';
import { passwordText } from '../../ground/form-text.js';
import { problemText } from '../../ground/api/problem-words.js';
import { Problem } from '../../ground/api/problem.js';
import { lazy, Suspense } from '../../ground/lazy.js';
import { Link } from '../../ground/router.js';
import { Loading } from '../../ground/ui/empty.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import type { Company } from '../data/api.store.js';
import { fieldsOf, STEP_OF, type Draft } from './draft.rules.js';
import { PersonStep } from './steps.part.js';
import { registerWords as text } from '../words.js';

const PrivacyNotice = lazy(() => import('../account/privacy-notice.part.js'), 'PrivacyNotice', null);
const VehicleStep = lazy(() => import('./later-steps.part.js'), 'VehicleStep');
const AccessStep = lazy(() => import('./later-steps.part.js'), 'AccessStep');

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

/**
 * Registration in three short steps; each keeps what was typed. Photos follow once the courier exists, who must own
 * them.
 */
export function RegisterForm({ company, draft, change, send, busy, error }: RegisterFormProps) {
  const { step } = draft;
  useEffect(() => {
    // A step that fails to load is requested again when it is shown.
    import('./later-steps.part.js').catch(() => undefined);
  }, []);
  const wrong = error instanceof Problem ? fieldsOf(error.fields) : new Set<string>();
  const isAtField = [...wrong].some((name) => STEP_OF[name] !== undefined);
  const said = () => {
    if (error instanceof Problem && error.code === 'feature_disabled') return text.noCode;
    return isAtField ? text.fix : problemText(error);
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
