import { call, read, type Body } from '../../ground/api/client.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { useForm, type AnyForm } from '../../ground/form.js';
import { centsOf } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { SelectField, TextField } from '../../ground/ui/field.js';
import { NewPassword } from '../../ground/ui/new-password.js';
import { Form } from '../../ground/ui/form.js';
import { stepOf } from './setup.hook.js';
import { startWords as text } from '../words.js';

/** The phone that customers may call, and whether couriers see theirs; the rest of both groups stays. */
async function setPhones(phone: string, phonesHidden: boolean) {
  const { branding, recipientPage } = await call('/api/admin/hub/settings');
  return call('PUT /api/admin/hub/settings', {
    branding: { ...branding, phone },
    recipientPage: { ...recipientPage, phonesHidden },
  });
}

const KINDS = ['motorbike', 'bicycle', 'car', 'scooter', 'truck'] as const;
const METRES_PER_KM = 1_000;

interface StepFormProps {
  action: string;
  form: AnyForm;
  children: ReactNode;
}

function StepForm({ action, form, children }: StepFormProps) {
  return (
    <Form form={form}>
      {children}
      <Button kind="primary" type="submit" busy={form.busy}>
        {action}
      </Button>
    </Form>
  );
}

const MOTORBIKE: { readonly name: string; readonly kind: (typeof KINDS)[number] } = {
  name: text.kinds.motorbike,
  kind: 'motorbike',
};

export function VehicleForm() {
  const form = useForm({
    begin: MOTORBIKE,
    save: stepOf((body: Body<'POST /api/admin/vehicle-types'>) =>
      call('POST /api/admin/vehicle-types', body),
    ),
  });
  return (
    <StepForm action={text.create} form={form}>
      <div className="two">
        <TextField label={text.name} required {...form.field('name')} />
        <SelectField
          label={text.kind}
          {...form.choice('kind', KINDS)}
          options={KINDS.map((kind) => [kind, text.kinds[kind]])}
        />
      </div>
    </StepForm>
  );
}

export function TariffForm() {
  const vehicles = useVehicles();
  const form = useForm({
    begin: { vehicle: idOfFirst(vehicles), base: '7,00', km: '3', perKm: '1,50' },
    save: stepOf(({ base, km, perKm, vehicle }) =>
      call('POST /api/admin/tariffs', {
        name: text.tariffName,
        vehicleTypeId: Number(vehicle),
        terms: {
          // What is no amount is refused by the server.
          baseCents: centsOf(base) ?? NaN,
          includedM: Math.round(Number(km.replace(',', '.')) * METRES_PER_KM),
          bands: [{ upToM: null, centsPerKm: centsOf(perKm) ?? NaN }],
        },
      }),
    ),
  });
  return (
    <StepForm action={text.create} form={form}>
      <VehicleField vehicles={vehicles} {...form.field('vehicle')} />
      <div className="two">
        <TextField label={text.base} inputMode="decimal" required {...form.field('base')} />
        <TextField label={text.included} inputMode="decimal" required {...form.field('km')} />
        <TextField label={text.perKm} inputMode="decimal" required {...form.field('perKm')} />
      </div>
    </StepForm>
  );
}

export function MerchantForm() {
  const form = useForm({
    begin: { name: '', phone: '', email: '' },
    save: stepOf(({ name, phone, email }) =>
      call('POST /api/admin/merchants', {
        name,
        phone,
        invoicingEnabled: true,
        ...(email !== '' && { email }),
      }),
    ),
  });
  return (
    <StepForm action={text.create} form={form}>
      <TextField label={text.shopName} required {...form.field('name')} />
      <div className="two">
        <TextField label={text.phone} type="tel" required {...form.field('phone')} />
        <TextField label={text.email} type="email" {...form.field('email')} />
      </div>
    </StepForm>
  );
}

export function PhoneForm() {
  const form = useForm({
    begin: { branding: { phone: '' }, atDoor: '' },
    save: stepOf(({ branding, atDoor }) => setPhones(branding.phone, atDoor === 'hidden')),
  });
  return (
    <StepForm action={text.save} form={form}>
      <TextField
        label={text.phone}
        type="tel"
        autoComplete="tel"
        minLength={8}
        required
        {...form.field('branding.phone')}
      />
      <SelectField
        label={text.atDoor}
        required
        {...form.field('atDoor')}
        options={[
          ['', text.choose],
          ['hidden', text.atDoorHidden],
          ['shown', text.atDoorShown],
        ]}
      />
    </StepForm>
  );
}

export function CourierForm() {
  const vehicles = useVehicles();
  const form = useForm({
    begin: { name: '', phone: '', password: '', vehicle: idOfFirst(vehicles) },
    save: stepOf(async ({ vehicle, ...person }) => {
      const { id } = await call('POST /api/admin/couriers', { ...person, vehicleTypeIds: [Number(vehicle)] });
      await call('POST /api/admin/couriers/{id}/approve', { id });
    }),
  });
  return (
    <StepForm action={text.create} form={form}>
      <div className="two">
        <TextField label={text.name} required {...form.field('name')} />
        <TextField label={text.phone} type="tel" required {...form.field('phone')} />
      </div>
      <div className="two">
        <VehicleField vehicles={vehicles} {...form.field('vehicle')} />
        <NewPassword
          whose="courier"
          label={text.password}
          hint={text.passwordHint(PASSWORD_MIN.courier)}
          {...form.field('password')}
        />
      </div>
    </StepForm>
  );
}

type Vehicles = ReturnType<typeof useVehicles>;

function VehicleField({
  vehicles,
  ...field
}: { vehicles: Vehicles } & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <SelectField
      label={text.vehicle}
      required
      {...field}
      options={vehicles.map(({ id, name }) => [id, name])}
    />
  );
}

const idOfFirst = ([first]: Vehicles) => (first ? String(first.id) : '');

function useVehicles() {
  const { data } = useQuery(read('/api/admin/vehicle-types'));
  return data?.items ?? [];
}
