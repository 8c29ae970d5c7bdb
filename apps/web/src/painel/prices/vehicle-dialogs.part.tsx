import { sendChange } from '../../ground/api/client.js';
import * as c from '../../ground/codec.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Button } from '../../ground/ui/button.js';
import { Fields } from '../../ground/ui/fields.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { PictureFields } from './picture-fields.part.js';
import type { Category, VehicleType } from './prices.hook.js';
import { priceWords as text, vehicleWords as more } from '../words.js';

const KINDS = ['motorbike', 'bicycle', 'scooter', 'car', 'truck'] as const;
const maximum = c.optional(c.decimal(0.001, 999_999));

const VEHICLE = c.record({
  name: c.field(text.name, c.needed),
  kind: c.field(more.kind, c.oneOf(KINDS, more.kinds)),
  maxWeightKg: c.field(more.weight, maximum),
  maxLengthCm: c.field(more.length, maximum),
  maxWidthCm: c.field(more.width, maximum),
  maxHeightCm: c.field(more.height, maximum),
  dimensionsRequired: c.field(more.required, c.flag),
  limitsEnforced: c.field(more.enforced, c.flag),
});

export function VehicleDialog({ vehicle, close }: { vehicle: VehicleType | null; close: () => void }) {
  const form = useRecordForm(VEHICLE, {
    begin: vehicle ?? { kind: 'motorbike' },
    fault: text.fault,
    save: (body) =>
      vehicle
        ? sendChange(
            'PATCH /api/admin/vehicle-types/{id}',
            { id: vehicle.id, ...body },
            '/api/admin/categories',
          )
        : sendChange('POST /api/admin/vehicle-types', body, '/api/admin/categories'),
    saved: ({ name }) => {
      notify(text.saved(name));
      close();
    },
  });
  return (
    <FormDialog
      form={form}
      title={vehicle?.name ?? more.newVehicle}
      action={more.saveShort}
      beside={<Button onClick={close}>{more.close}</Button>}
      close={close}
      below={<PictureFields owner="vehicle-types" id={vehicle?.id ?? null} />}
    >
      <div className="pair">
        <Fields form={form} of={['name', 'kind']} />
      </div>
      <div className="pair">
        <Fields form={form} of={['maxWeightKg', 'maxLengthCm', 'maxWidthCm', 'maxHeightCm']} />
      </div>
      <Fields form={form} of={['dimensionsRequired', 'limitsEnforced']} />
    </FormDialog>
  );
}

const CATEGORY = c.record({
  name: c.field(text.name, c.needed),
  description: c.field(more.description, c.optionalText),
  minimumAge: c.field(more.minimumAge, c.optional(c.whole(1, 99)), {
    hint: more.minimumAgeHint,
    maxLength: 2,
  }),
});

interface CategoryDialogProps {
  category: Category | null;
  vehicleTypeId: number;
  close: () => void;
}

export function CategoryDialog({ category, vehicleTypeId, close }: CategoryDialogProps) {
  const form = useRecordForm(CATEGORY, {
    begin: category ?? {},
    fault: text.fault,
    save: (body) =>
      category
        ? sendChange(
            'PATCH /api/admin/categories/{id}',
            { id: category.id, ...body },
            '/api/admin/vehicle-types',
          )
        : sendChange('POST /api/admin/categories', { ...body, vehicleTypeId }, '/api/admin/vehicle-types'),
    saved: ({ name }) => {
      notify(text.saved(name));
      close();
    },
  });
  return (
    <FormDialog
      form={form}
      title={category?.name ?? more.newCategory}
      action={more.saveShort}
      beside={<Button onClick={close}>{more.close}</Button>}
      close={close}
      below={<PictureFields owner="categories" id={category?.id ?? null} />}
    >
      <Fields form={form} of={['name', 'description', 'minimumAge']} />
    </FormDialog>
  );
}
