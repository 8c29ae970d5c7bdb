import type { ReactNode } from 'react';
import { Link } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Icon } from '../../ground/ui/icon.js';
import { Status } from '../../ground/ui/status.js';
import { missingSteps, STEPS, type Setup, type Step } from './setup.hook.js';
import { CourierPhone } from './courier-phone.part.js';
import { CityStep } from './city-step.part.js';
import { CourierForm, MerchantForm, PhoneForm, TariffForm, VehicleForm } from './step-forms.part.js';
import { startWords as text } from '../words.js';
import './step.css';

/** The screen with all options of each step. */
const SCREEN_OF: Readonly<Record<Step, string>> = {
  city: '/painel/lugares?parte=city',
  vehicleType: '/painel/precos',
  tariff: '/painel/precos',
  serviceArea: '/painel/lugares?area=nova',
  merchant: '/painel/lojas',
  courier: '/painel/entregadores',
  phone: '/painel/ajustes',
  order: '/painel?novo=1',
};

/** Where what a step has made is seen, when that is another address. */
const DONE_AT: Partial<Record<Step, string>> = { serviceArea: '/painel/lugares', order: '/painel' };

const NEEDS: Partial<Record<Step, Step>> = {
  tariff: 'vehicleType',
  courier: 'vehicleType',
  order: 'merchant',
};

interface StartViewProps {
  setup: Setup;
  open: Step | null;
  /** The first step that is missing. */
  next: Step | null;
  show: (step: Step) => void;
  goOn: () => void;
}

/** The set-up of an empty hub, up to its first order. */
export function StartView({ setup, open, next, show, goOn }: StartViewProps) {
  const done = STEPS.filter((step) => setup[step]).length;
  return (
    <div className="page narrow-page steps">
      <header className="stack">
        <h1>{text.title}</h1>
        <p className="soft">{text.lead}</p>
        <div className="row">
          <progress style={{ width: 220 }} max={STEPS.length} value={done} aria-label={text.title} />
          <span className="soft number">{text.progress({ done, all: STEPS.length })}</span>
        </div>
      </header>
      {missingSteps(setup).length === 0 && (
        <p className="note good row">
          <Icon name="check" size={20} />
          <span className="grow">
            <strong>{text.ready}</strong> {text.readyLead}
          </span>
          <Link to="/painel">{text.toBoard}</Link>
        </p>
      )}
      <ol className="stack">
        {STEPS.map((step, at) => (
          <StepCard
            key={step}
            step={step}
            number={at + 1}
            setup={setup}
            open={open === step}
            goOn={next === null || next === step ? null : goOn}
            show={() => show(step)}
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
  goOn: (() => void) | null;
}

function StepCard({ step, number, setup, open, show, goOn }: StepCardProps) {
  const { title, lead } = text.steps[step];
  const done = setup[step];
  const before = NEEDS[step];
  return (
    <li className={`card step ${done ? 'done' : ''}`} data-step={step}>
      <h2>
        <button type="button" className="choice" aria-expanded={open} onClick={show}>
          <span className="disc" aria-hidden>
            {done ? <Icon name="check" /> : number}
          </span>
          <span className="grow">{title}</span>
          {done && <Status tone="green">{text.done}</Status>}
        </button>
      </h2>
      {open && (
        <div className="stack">
          <p className="soft">{lead}</p>
          {done ? (
            <>
              {step === 'city' && <CityStep />}
              {step === 'courier' && <CourierPhone />}
              <div className="row">
                {goOn && (
                  <Button kind="primary" onClick={goOn}>
                    {text.goOn}
                  </Button>
                )}
                <Link to={DONE_AT[step] ?? SCREEN_OF[step]}>{text.change}</Link>
              </div>
            </>
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
  switch (step) {
    case 'city':
      return <CityStep />;
    case 'vehicleType':
      return <VehicleForm />;
    case 'tariff':
      return <TariffForm />;
    case 'merchant':
      return <MerchantForm />;
    case 'courier':
      return <CourierForm />;
    case 'phone':
      return <PhoneForm />;
    case 'serviceArea':
      return (
        <Link className="button primary" to={SCREEN_OF[step]}>
          {text.open}
        </Link>
      );
    case 'order':
      return (
        <Link className="button primary" to={SCREEN_OF[step]}>
          {text.newOrder}
        </Link>
      );
  }
}
