import { type ComponentType, useEffect, useState } from 'react';
import { useRead } from '../../base/api/client.js';
import { useLive } from '../../base/live.js';
import { Link, goQuery } from '../../base/router.js';
import { oneOf, useParameter } from '../../desk/search.js';
import { Button } from '../../base/ui/button.js';
import { Unread } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { Qr } from '../../base/ui/qr.js';
import { Status } from '../../base/ui/status.js';
import { useHas } from '../../desk/session.js';
import { CityImportPart } from '../places/city-import.part.js';
import { CityDrawn } from '../places/city.part.js';
import { missingSteps, STEPS, type Setup, type Step, useSetup } from './setup.hook.js';
import { CourierForm, MerchantForm, PhoneForm, TariffForm, VehicleForm } from './step-forms.part.js';
import { startWords as text } from '../words.js';
import './step.css';
import '../places/area.css';

interface Place {
  readonly screen: string;
  /** Where the result is seen, when that is another address. */
  readonly doneAt?: string;
  readonly needs?: Step;
  /** Absent: the step is done on its screen. */
  readonly Body?: ComponentType;
}

const PLACES: Readonly<Record<Step, Place>> = {
  city: { screen: '/painel/lugares?parte=city', Body: CityStep },
  serviceArea: { screen: '/painel/lugares?area=nova', doneAt: '/painel/lugares' },
  vehicleType: { screen: '/painel/precos', Body: VehicleForm },
  tariff: { screen: '/painel/precos', needs: 'vehicleType', Body: TariffForm },
  merchant: { screen: '/painel/lojas', Body: MerchantForm },
  courier: { screen: '/painel/entregadores', needs: 'vehicleType', Body: CourierForm },
  phone: { screen: '/painel/ajustes', Body: PhoneForm },
  order: { screen: '/painel?novo=1', doneAt: '/painel', needs: 'merchant' },
};

const STEP = oneOf('passo', STEPS);

/** The person looks at their result before the next step: the map, and the way to one's own phone. */
const LOOKED_AT: readonly Step[] = ['city', 'courier'];

export function StartRoute() {
  const setup = useSetup();
  const { refetch } = setup;
  // A step may just have been done on its own screen.
  useEffect(() => {
    void refetch();
  }, [refetch]);
  const wanted = useParameter(STEP);
  const [looking, setLooking] = useState<Step | null>(null);
  useLive({
    order: () => {
      if (setup.data?.order === false) void setup.refetch();
    },
  });
  if (!setup.isSuccess) return <Unread of={setup} lines={7} />;
  const [first = null] = missingSteps(setup.data);
  if (first !== null && looking === null && LOOKED_AT.includes(first) && wanted === null) setLooking(first);
  const show = (step: Step | null) => {
    setLooking(null);
    goQuery({ passo: step }, { replace: true });
  };
  const done = STEPS.filter((step) => setup.data[step]).length;
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
      {first === null && (
        <p className="note good row">
          <Icon name="check" size={20} />
          <span className="grow">
            <strong>{text.ready}</strong> {text.readyLead}
          </span>
          <Link to="/painel">{text.toBoard}</Link>
        </p>
      )}
      <ol className="stack">
        {STEPS.map((step, index) => (
          <StepCard
            key={step}
            step={step}
            number={index + 1}
            setup={setup.data}
            open={(wanted ?? looking ?? first) === step}
            goOn={first === null || first === step ? null : () => show(null)}
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
  const { screen, doneAt = screen, needs, Body } = PLACES[step];
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
                <Link to={doneAt}>{text.change}</Link>
              </div>
            </>
          ) : needs && !setup[needs] ? (
            <p className="soft">{text.later}</p>
          ) : Body ? (
            <Body />
          ) : (
            <Link className="button primary" to={screen}>
              {step === 'order' ? text.newOrder : text.open}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}

function CityStep() {
  const makes = useHas()('city-maker');
  const cities = useRead('/api/admin/cities');
  if (!cities.isSuccess) return <Unread of={cities} lines={4} />;
  const { home } = cities.data;
  return (
    <div className="stack wide">
      {home ? <CityDrawn city={home} /> : makes && <CityImportPart cities={cities.data} />}
    </div>
  );
}

const NAMES_FRESH_MS = 300_000;

function CourierPhone() {
  const { data } = useRead('/api/admin/courier-app', {}, { staleTime: NAMES_FRESH_MS });
  if (!data) return null;
  if (data.app === null)
    return (
      <p className="soft">
        {text.phoneNone}{' '}
        <a href="/entregador" target="_blank" rel="noreferrer">
          /entregador
        </a>
      </p>
    );
  const { address, secure, qr } = data.app;
  return (
    <div className="stack g8">
      <h3>{text.phoneTitle}</h3>
      <p className="soft">{text.phoneLead}</p>
      <Qr rows={qr} label={text.phoneQr} />
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      {!secure && <p className="soft">{text.phoneNetwork}</p>}
    </div>
  );
}
