import { call, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { PASSWORD_MIN } from '../../base/password.rules.js';
import { Fields, RecordForm } from '../../base/ui/record-form.js';
import { NewPassword } from '../../base/ui/new-password.js';
import { optionsOf } from '../../desk/names.js';
import { stepOf } from './setup.hook.js';
import { startWords as text, vehicleWords } from '../words.js';

const required = true;
const VEHICLE = c.record({
  name: c.field(text.name, c.plain, { required }),
  kind: c.field(text.kind, c.choice(vehicleWords.kinds)),
});

export function VehicleForm() {
  return (
    <RecordForm
      codec={VEHICLE}
      begin={{ name: vehicleWords.kinds.motorbike, kind: 'motorbike' }}
      action={text.create}
      save={stepOf((body) => call('POST /api/admin/vehicle-types', body))}
      rows={[['name', 'kind']]}
    />
  );
}

const TARIFF = c.record({
  vehicleTypeId: c.field(text.vehicle, c.id, { required }),
  baseCents: c.field(text.base, c.cents, { required }),
  includedM: c.field(text.included, c.kilometres, { required }),
  centsPerKm: c.field(text.perKm, c.cents, { required }),
});

export function TariffForm() {
  const vehicles = useVehicles();
  return (
    <RecordForm
      codec={TARIFF}
      begin={{ vehicleTypeId: vehicles[0]?.[0], baseCents: 700, includedM: 3_000, centsPerKm: 150 }}
      action={text.create}
      save={stepOf(({ vehicleTypeId, centsPerKm, ...terms }) =>
        call('POST /api/admin/tariffs', {
          name: text.tariffName,
          vehicleTypeId,
          terms: { ...terms, bands: [{ upToM: null, centsPerKm }] },
        }),
      )}
    >
      {(form) => (
        <>
          <Fields form={form} of={['vehicleTypeId']} options={vehicles} />
          <Fields form={form} of={['baseCents', 'includedM', 'centsPerKm']} className="two" />
        </>
      )}
    </RecordForm>
  );
}

const MERCHANT = c.record({
  name: c.field(text.shopName, c.plain, { required }),
  phone: c.field(text.phone, c.plain, { type: 'tel', required }),
  email: c.field(text.email, c.optionalText, { type: 'email' }),
});

export function MerchantForm() {
  return (
    <RecordForm
      codec={MERCHANT}
      begin={{}}
      action={text.create}
      save={stepOf((merchant) => call('POST /api/admin/merchants', { ...merchant, invoicingEnabled: true }))}
      rows={[['name'], ['phone', 'email']]}
    />
  );
}

const PHONE = c.record({
  branding: c.record({
    phone: c.field(text.phone, c.plain, { type: 'tel', autoComplete: 'tel', minLength: 8, required }),
  }),
  atDoor: c.field(text.atDoor, c.choice({ hidden: text.atDoorHidden, shown: text.atDoorShown }), {
    none: text.choose,
    required,
  }),
});

/** Changes one field of each group and keeps the others. */
export function PhoneForm() {
  return (
    <RecordForm
      codec={PHONE}
      begin={{}}
      save={stepOf(async ({ branding: { phone }, atDoor }) => {
        const { branding, recipientPage } = await call('/api/admin/hub/settings');
        return call('PUT /api/admin/hub/settings', {
          branding: { ...branding, phone },
          recipientPage: { ...recipientPage, phonesHidden: atDoor === 'hidden' },
        });
      })}
    />
  );
}

const COURIER = c.record({
  name: c.field(text.name, c.plain, { required }),
  phone: c.field(text.phone, c.plain, { type: 'tel', required }),
  password: c.secret(0),
  vehicleTypeId: c.field(text.vehicle, c.id, { required }),
});

export function CourierForm() {
  const vehicles = useVehicles();
  return (
    <RecordForm
      codec={COURIER}
      begin={{ vehicleTypeId: vehicles[0]?.[0] }}
      action={text.create}
      save={stepOf(async ({ vehicleTypeId, ...person }) => {
        const { id } = await call('POST /api/admin/couriers', { ...person, vehicleTypeIds: [vehicleTypeId] });
        await call('POST /api/admin/couriers/{id}/approve', { id });
      })}
    >
      {(form) => (
        <>
          <Fields form={form} of={['name', 'phone']} className="two" />
          <div className="two">
            <Fields form={form} of={['vehicleTypeId']} options={vehicles} />
            <NewPassword
              whose="courier"
              label={text.password}
              hint={text.passwordHint(PASSWORD_MIN.courier)}
              {...form.field('password')}
            />
          </div>
        </>
      )}
    </RecordForm>
  );
}

function useVehicles() {
  const { data } = useRead('/api/admin/vehicle-types');
  return optionsOf(data?.items);
}
