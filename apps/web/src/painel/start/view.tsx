import type { ReactNode } from 'react';
import { Link } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { Icon } from '../../ground/ui/icon.js';
import { Status } from '../../ground/ui/status.js';
import { STEPS, type Setup, type Step } from './setup.hook.js';
import { CourierForm, MerchantForm, TariffForm, VehicleForm } from './step-forms.part.js';
import { startWords } from './words.js';
import './view.css';

/** The screen with all options of each step. */
const SCREEN_OF: Readonly<Record<Step, string>> = {
  vehicleType: '/painel/precos',
  tariff: '/painel/precos',
  serviceArea: '/painel/lugares',
  addresses: '/painel/lugares',
  merchant: '/painel/lojas',
  courier: '/painel/entregadores',
  order: '/painel',
};

const NEEDS: Partial<Record<Step, Step>> = {
  tariff: 'vehicleType',
  courier: 'vehicleType',
  order: 'merchant',
};

interface StartViewProps {
  setup: Setup;
  open: Step | null;
  show: (step: Step) => void;
}

/** The set-up of an empty hub, up to its first order. */
export function StartView({ setup, open, show }: StartViewProps) {
  const text = useWords(startWords);
  const done = STEPS.filter((step) => setup[step]).length;
  return (
    <div className="page start">
      <header className="stack">
        <h1>{text.title}</h1>
        <p className="soft">{text.lead}</p>
        <div className="row">
          <progress max={STEPS.length} value={done} aria-label={text.title} />
          <span className="soft number">{text.progress(done, STEPS.length)}</span>
        </div>
      </header>
      {done === STEPS.length && (
        <p className="card padded all-set">
          <Icon name="check" size={20} />
          <span className="grow">
            <strong>{text.ready}</strong> {text.readyLead}
          </span>
          <Link to="/painel">{text.toBoard}</Link>
        </p>
      )}
      <ol className="steps">
        {STEPS.map((step, at) => (
          <StepCard
            key={step}
            step={step}
            number={at + 1}
            setup={setup}
            open={open === step}
            show={() => {
              show(step);
            }}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepCardProps {
  step: Step;
  number: number;
  setup: Setup;
  open: boolean;
  show: () => void;
}

function StepCard({ step, number, setup, open, show }: StepCardProps) {
  const text = useWords(startWords);
  const { title, lead } = text.steps[step];
  const done = setup[step];
  const before = NEEDS[step];
  return (
    <li className={`card step ${done ? 'done' : ''}`} data-step={step}>
      <h2>
        <button type="button" aria-expanded={open} onClick={show}>
          <span className="mark" aria-hidden>
            {done ? <Icon name="check" /> : number}
          </span>
          <span className="grow">{title}</span>
          {done && <Status tone="green">{text.done}</Status>}
        </button>
      </h2>
      {open && (
        <div className="inside stack">
          <p className="soft">{lead}</p>
          {done ? (
            <Link to={SCREEN_OF[step]}>{text.change}</Link>
          ) : before && !setup[before] ? (
            <p className="soft">{text.later}</p>
          ) : (
            <StepBody step={step} />
          )}
        </div>
      )}
    </li>
  );
}

function StepBody({ step }: { step: Step }): ReactNode {
  const text = useWords(startWords);
  switch (step) {
    case 'vehicleType':
      return <VehicleForm />;
    case 'tariff':
      return <TariffForm />;
    case 'merchant':
      return <MerchantForm />;
    case 'courier':
      return <CourierForm />;
    case 'serviceArea':
      return (
        <Link className="button primary" to={SCREEN_OF[step]}>
          {text.open}
        </Link>
      );
    case 'addresses':
      return (
        <>
          <Link className="button primary" to={SCREEN_OF[step]}>
            {text.open}
          </Link>
          <p className="soft small">
            <code>{text.byCommand}</code>
          </p>
        </>
      );
    case 'order':
      return (
        <Link className="button primary" to={SCREEN_OF[step]}>
          {text.newOrder}
        </Link>
      );
  }
}
