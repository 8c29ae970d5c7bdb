import { useQuery } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { Problem } from '../../ground/api/client.js';
import { problemText } from '../../ground/api/problem-words.js';
import { centsOf } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { useStep } from './step.hook.js';
import { startWords as text } from '../words.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { hub } from '../data/hub.query.js';
import { hubActs } from '../data/hub-acts.query.js';
import { merchants } from '../data/merchants.query.js';
import { courierActs } from '../data/courier-acts.query.js';

const KINDS = ['motorbike', 'bicycle', 'car', 'scooter', 'truck'] as const;
const METRES_PER_KM = 1_000;

type Sent = Readonly<Record<string, string>>;

interface StepFormProps {
  action: string;
  step: ReturnType<typeof useStep<Sent>>;
  children: (errors: Readonly<Record<string, readonly string[]>>) => ReactNode;
}

function StepForm({ action, step, children }: StepFormProps) {
  const errors = step.error instanceof Problem ? step.error.fields : {};
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    step.mutate(Object.fromEntries(new FormData(event.currentTarget)) as Sent);
  };
  return (
    <form className="stack" onSubmit={send}>
      {children(errors)}
      {step.error && Object.keys(errors).length === 0 && (
        <p className="error" role="alert">
          {problemText(step.error)}
        </p>
      )}
      <Button kind="primary" type="submit" busy={step.isPending}>
        {action}
      </Button>
    </form>
  );
}

export function VehicleForm() {
  const step = useStep(({ name = '', kind }: Sent) =>
    hubActs.createVehicle({ name, kind: kind as (typeof KINDS)[number] }),
  );
  return (
    <StepForm action={text.create} step={step}>
      {(errors) => (
        <div className="two">
          <TextField
            label={text.name}
            name="name"
            defaultValue={text.kinds.motorbike}
            required
            error={errors['name']?.join(' ')}
          />
          <SelectField label={text.kind} name="kind">
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {text.kinds[kind]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </StepForm>
  );
}

export function TariffForm() {
  const vehicles = useVehicles();
  const step = useStep(({ base = '', km = '', perKm = '', vehicle }: Sent) =>
    hubActs.createTariff({
      name: text.tariffName,
      vehicleTypeId: Number(vehicle),
      terms: {
        // What is no amount is refused by the server.
        baseCents: centsOf(base) ?? NaN,
        includedM: Math.round(Number(km.replace(',', '.')) * METRES_PER_KM),
        bands: [{ upToM: null, centsPerKm: centsOf(perKm) ?? NaN }],
      },
    }),
  );
  return (
    <StepForm action={text.create} step={step}>
      {() => (
        <>
          <SelectField label={text.vehicle} name="vehicle" required>
            {vehicles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className="two">
            <TextField label={text.base} name="base" inputMode="decimal" defaultValue="7,00" required />
            <TextField label={text.included} name="km" inputMode="decimal" defaultValue="3" required />
            <TextField label={text.perKm} name="perKm" inputMode="decimal" defaultValue="1,50" required />
          </div>
        </>
      )}
    </StepForm>
  );
}

export function MerchantForm() {
  const step = useStep(({ name = '', phone = '', email = '' }: Sent) =>
    merchants.create({ name, phone, invoicingEnabled: true, ...(email !== '' && { email }) }),
  );
  return (
    <StepForm action={text.create} step={step}>
      {(errors) => (
        <>
          <TextField label={text.shopName} name="name" required error={errors['name']?.join(' ')} />
          <div className="two">
            <TextField
              label={text.phone}
              name="phone"
              type="tel"
              required
              error={errors['phone']?.join(' ')}
            />
            <TextField label={text.email} name="email" type="email" error={errors['email']?.join(' ')} />
          </div>
        </>
      )}
    </StepForm>
  );
}

export function PhoneForm() {
  const step = useStep(({ phone = '' }: Sent) => hubActs.setPhone(phone));
  return (
    <StepForm action={text.save} step={step}>
      {(errors) => (
        <TextField
          label={text.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          minLength={8}
          required
          error={errors['branding.phone']?.join(' ')}
        />
      )}
    </StepForm>
  );
}

export function CourierForm() {
  const vehicles = useVehicles();
  const step = useStep(async ({ name = '', phone = '', password = '', vehicle }: Sent) => {
    const body = { name, phone, password, vehicleTypeIds: [Number(vehicle)] };
    const { id } = await courierActs.create(body);
    await courierActs.approve(id);
  });
  return (
    <StepForm action={text.create} step={step}>
      {(errors) => (
        <>
          <div className="two">
            <TextField label={text.name} name="name" required error={errors['name']?.join(' ')} />
            <TextField
              label={text.phone}
              name="phone"
              type="tel"
              required
              error={errors['phone']?.join(' ')}
            />
          </div>
          <div className="two">
            <SelectField label={text.vehicle} name="vehicle" required>
              {vehicles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              label={text.password}
              hint={text.passwordHint}
              name="password"
              type="password"
              autoComplete="new-password"
              minLength={PASSWORD_MIN.courier}
              required
              error={errors['password']?.join(' ')}
            />
          </div>
        </>
      )}
    </StepForm>
  );
}

function useVehicles() {
  const { data } = useQuery(hub.vehicles());
  return data?.items ?? [];
}
