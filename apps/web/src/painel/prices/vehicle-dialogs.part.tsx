import { useId, useState, type ReactNode } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { PictureFields } from './picture-fields.part.js';
import {
  useSaveCategory,
  useSaveVehicle,
  VEHICLE_KINDS,
  type Category,
  type VehicleKind,
  type VehicleType,
} from './prices.hook.js';
import { vehicleWords } from './vehicle-words.js';
import { priceWords } from './words.js';

interface FormDialogProps {
  title: string;
  busy: boolean;
  error: unknown;
  submit: () => void;
  close: () => void;
  children: ReactNode;
  /** Content outside of the form, which is saved at once. */
  below: ReactNode;
}

function FormDialog({ title, busy, error, submit, close, children, below }: FormDialogProps) {
  const more = useWords(vehicleWords);
  const form = useId();
  const actions = (
    <>
      <Button onClick={close}>{more.close}</Button>
      <Button kind="primary" type="submit" form={form} busy={busy}>
        {more.saveShort}
      </Button>
    </>
  );
  return (
    <Dialog title={title} close={close} actions={actions}>
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
        {error !== null && (
          <p className="error" role="alert">
            {problemText(error)}
          </p>
        )}
      </form>
      {below}
    </Dialog>
  );
}

const MAXIMA = [
  ['maxWeightKg', 'weight'],
  ['maxLengthCm', 'length'],
  ['maxWidthCm', 'width'],
  ['maxHeightCm', 'height'],
] as const;
type Maximum = (typeof MAXIMA)[number][0];

const typed = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value).replace('.', ',');

/** What the form begins with: the vehicle as it is, or a new motorbike. */
function beginningOf(vehicle: VehicleType | null) {
  return {
    name: vehicle?.name ?? '',
    kind: VEHICLE_KINDS.find((one) => one === vehicle?.kind) ?? ('motorbike' as const),
    maxima: {
      maxWeightKg: typed(vehicle?.maxWeightKg),
      maxLengthCm: typed(vehicle?.maxLengthCm),
      maxWidthCm: typed(vehicle?.maxWidthCm),
      maxHeightCm: typed(vehicle?.maxHeightCm),
    },
    required: vehicle?.dimensionsRequired ?? false,
    enforced: vehicle?.limitsEnforced ?? false,
  };
}

export function VehicleDialog({ vehicle, close }: { vehicle: VehicleType | null; close: () => void }) {
  const text = useWords(priceWords);
  const more = useWords(vehicleWords);
  const save = useSaveVehicle();
  const [beginning] = useState(() => beginningOf(vehicle));
  const [name, setName] = useState(beginning.name);
  const [kind, setKind] = useState<VehicleKind>(beginning.kind);
  const [maxima, setMaxima] = useState<Readonly<Record<Maximum, string>>>(beginning.maxima);
  const [dimensionsRequired, setRequired] = useState(beginning.required);
  const [limitsEnforced, setEnforced] = useState(beginning.enforced);
  const [tried, setTried] = useState(false);
  const number = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')));
  const faulty = (key: Maximum) => Number.isNaN(number(maxima[key])) || (number(maxima[key]) ?? 1) <= 0;
  const submit = () => {
    setTried(true);
    if (name.trim() === '' || MAXIMA.some(([key]) => faulty(key))) return;
    const limits = {
      maxWeightKg: number(maxima.maxWeightKg),
      maxLengthCm: number(maxima.maxLengthCm),
      maxWidthCm: number(maxima.maxWidthCm),
      maxHeightCm: number(maxima.maxHeightCm),
    };
    const body = { name: name.trim(), kind, dimensionsRequired, limitsEnforced, ...limits };
    save.mutate({ id: vehicle?.id ?? null, body }, { onSuccess: close });
  };
  return (
    <FormDialog
      title={vehicle?.name ?? more.newVehicle}
      busy={save.isPending}
      error={save.error}
      submit={submit}
      close={close}
      below={<PictureFields owner="vehicle-types" id={vehicle?.id ?? null} />}
    >
      <div className="pair">
        <TextField
          label={text.name}
          error={tried && name.trim() === '' ? text.fault : undefined}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <SelectField
          label={more.kind}
          value={kind}
          onChange={({ target }) => {
            setKind(VEHICLE_KINDS.find((one) => one === target.value) ?? kind);
          }}
        >
          {VEHICLE_KINDS.map((one) => (
            <option key={one} value={one}>
              {more.kinds[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="pair">
        {MAXIMA.map(([key, label]) => (
          <TextField
            key={key}
            label={more[label]}
            inputMode="decimal"
            error={tried && faulty(key) ? text.fault : undefined}
            value={maxima[key]}
            onChange={({ target }) => {
              setMaxima({ ...maxima, [key]: target.value });
            }}
          />
        ))}
      </div>
      <Check
        label={more.required}
        checked={dimensionsRequired}
        onChange={({ target }) => {
          setRequired(target.checked);
        }}
      />
      <Check
        label={more.enforced}
        checked={limitsEnforced}
        onChange={({ target }) => {
          setEnforced(target.checked);
        }}
      />
    </FormDialog>
  );
}

interface CategoryDialogProps {
  category: Category | null;
  vehicleTypeId: number;
  close: () => void;
}

export function CategoryDialog({ category, vehicleTypeId, close }: CategoryDialogProps) {
  const text = useWords(priceWords);
  const more = useWords(vehicleWords);
  const save = useSaveCategory();
  const [name, setName] = useState(category?.name ?? '');
  const [description, setDescription] = useState(category?.description ?? '');
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (name.trim() === '') return;
    const body = { name: name.trim(), description: description.trim() === '' ? null : description.trim() };
    save.mutate({ id: category?.id ?? null, vehicleTypeId, body }, { onSuccess: close });
  };
  return (
    <FormDialog
      title={category?.name ?? more.newCategory}
      busy={save.isPending}
      error={save.error}
      submit={submit}
      close={close}
      below={<PictureFields owner="categories" id={category?.id ?? null} />}
    >
      <TextField
        label={text.name}
        error={tried && name.trim() === '' ? text.fault : undefined}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
      <TextField
        label={more.description}
        value={description}
        onChange={({ target }) => {
          setDescription(target.value);
        }}
      />
    </FormDialog>
  );
}
