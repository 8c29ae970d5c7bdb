import { useForm } from '../../ground/form.js';
import { ageOf, textOrNull } from '../../ground/form-text.js';
import { typedNumber } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { PictureFields } from './picture-fields.part.js';
import {
  useSaveCategory,
  useSaveVehicle,
  VEHICLE_KINDS,
  type Category,
  type VehicleKind,
  type VehicleType,
} from './prices.hook.js';
import { priceWords as text, vehicleWords as more } from '../words.js';

const MAXIMA = [
  ['maxWeightKg', 'weight'],
  ['maxLengthCm', 'length'],
  ['maxWidthCm', 'width'],
  ['maxHeightCm', 'height'],
] as const;
type Maximum = (typeof MAXIMA)[number][0];

const typed = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : typedNumber(value);

type Vehicle = Readonly<Record<Maximum, string>> & {
  readonly name: string;
  readonly kind: VehicleKind;
  readonly dimensionsRequired: boolean;
  readonly limitsEnforced: boolean;
};

/** What the form begins with: the vehicle as it is, or a new motorbike. */
function beginningOf(vehicle: VehicleType | null): Vehicle {
  return {
    name: vehicle?.name ?? '',
    kind: VEHICLE_KINDS.find((one) => one === vehicle?.kind) ?? 'motorbike',
    maxWeightKg: typed(vehicle?.maxWeightKg),
    maxLengthCm: typed(vehicle?.maxLengthCm),
    maxWidthCm: typed(vehicle?.maxWidthCm),
    maxHeightCm: typed(vehicle?.maxHeightCm),
    dimensionsRequired: vehicle?.dimensionsRequired ?? false,
    limitsEnforced: vehicle?.limitsEnforced ?? false,
  };
}

const number = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')));
const isFaulty = (text: string) => Number.isNaN(number(text)) || (number(text) ?? 1) <= 0;

export function VehicleDialog({ vehicle, close }: { vehicle: VehicleType | null; close: () => void }) {
  const save = useSaveVehicle();
  const form = useForm({
    begin: beginningOf(vehicle),
    faults: (values) => ({
      ...(values.name.trim() === '' && { name: text.fault }),
      ...Object.fromEntries(
        MAXIMA.flatMap(([key]) => (isFaulty(values[key]) ? [[key, text.fault] as const] : [])),
      ),
    }),
    save: (values) => {
      const body = {
        ...values,
        name: values.name.trim(),
        maxWeightKg: number(values.maxWeightKg),
        maxLengthCm: number(values.maxLengthCm),
        maxWidthCm: number(values.maxWidthCm),
        maxHeightCm: number(values.maxHeightCm),
      };
      return save.mutateAsync({ id: vehicle?.id ?? null, body });
    },
    saved: close,
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
        <TextField label={text.name} {...form.field('name')} />
        <SelectField
          label={more.kind}
          {...form.choice('kind', VEHICLE_KINDS)}
          options={VEHICLE_KINDS.map((one) => [one, more.kinds[one]])}
        />
      </div>
      <div className="pair">
        {MAXIMA.map(([key, label]) => (
          <TextField key={key} label={more[label]} inputMode="decimal" {...form.field(key)} />
        ))}
      </div>
      <Check label={more.required} {...form.check('dimensionsRequired')} />
      <Check label={more.enforced} {...form.check('limitsEnforced')} />
    </FormDialog>
  );
}

interface CategoryDialogProps {
  category: Category | null;
  vehicleTypeId: number;
  close: () => void;
}

export function CategoryDialog({ category, vehicleTypeId, close }: CategoryDialogProps) {
  const save = useSaveCategory();
  const form = useForm({
    begin: {
      ...{ name: category?.name ?? '', description: category?.description ?? '' },
      minimumAge: String(category?.minimumAge ?? ''),
    },
    faults: ({ name }) => (name.trim() === '' ? { name: text.fault } : {}),
    save: ({ name, description, minimumAge }) => {
      const body = {
        ...{ name: name.trim(), description: textOrNull(description) },
        minimumAge: ageOf(minimumAge),
      };
      return save.mutateAsync({ id: category?.id ?? null, vehicleTypeId, body });
    },
    saved: close,
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
      <TextField label={text.name} {...form.field('name')} />
      <TextField label={more.description} {...form.field('description')} />
      <TextField
        label={more.minimumAge}
        hint={more.minimumAgeHint}
        inputMode="numeric"
        maxLength={2}
        {...form.field('minimumAge')}
      />
    </FormDialog>
  );
}
