import { numeral } from '../../base/money.js';
import { Button } from '../../base/ui/button.js';
import { Empty, Unread } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { dotted, wordOf } from '../../base/texts.js';
import { Grid } from '../../desk/ui/layout.js';
import { pictureSource } from '../../desk/picture-source.js';
import type { Category, VehicleType } from './prices.hook.js';
import { priceWords as text, vehicleWords as more } from '../words.js';
import '../../desk/ui/picture.css';
import { useMutation } from '@tanstack/react-query';
import { again, call, formOf, sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { Act } from '../../base/ui/act.js';
import { Fields, RecordDialog } from '../../base/ui/record-form.js';
import { FileButton, PICTURES } from '../../base/ui/file-button.js';
import { refused } from '../../base/ui/toast.js';

interface VehicleListProps {
  vehicles: readonly VehicleType[];
  categories: readonly Category[];
  mayWrite: boolean;
}

const editVehicle = (vehicle: VehicleType | null) => showDialog(<VehicleDialog vehicle={vehicle} />);

const editCategory = (category: Category | null, vehicleTypeId: number) =>
  showDialog(<CategoryDialog category={category} vehicleTypeId={vehicleTypeId} />);

export function VehicleList({ vehicles, categories, mayWrite }: VehicleListProps) {
  const add = mayWrite && (
    <Button kind="primary" icon="plus" className="start" onClick={() => editVehicle(null)}>
      {more.newVehicle}
    </Button>
  );
  if (vehicles.length === 0)
    return <Empty icon="bike" title={text.noVehicles} action={add} lead={text.noVehiclesLead} />;
  return (
    <>
      {add}
      <Grid least={320}>
        {vehicles.map((vehicle) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            categories={categories.filter(({ vehicleTypeId }) => vehicleTypeId === vehicle.id)}
            mayWrite={mayWrite}
          />
        ))}
      </Grid>
    </>
  );
}

interface VehicleCardProps {
  vehicle: VehicleType;
  categories: readonly Category[];
  mayWrite: boolean;
}

function VehicleCard({ vehicle, categories, mayWrite }: VehicleCardProps) {
  const { id, name, kind } = vehicle;
  return (
    <li className="card">
      <Picture name={name} url={vehicle.media[0]?.url} kind={kind} />
      <div className="stack g8 padded">
        <div className="row">
          <div className="grow">
            <h2 className="cut">{name}</h2>
            <p className="soft">
              {wordOf(more.kinds, kind)} · {limitsOf(vehicle) || more.noLimits}
            </p>
          </div>
          {mayWrite && (
            <Button kind="quiet" icon="edit" bare onClick={() => editVehicle(vehicle)}>
              {text.edit(name)}
            </Button>
          )}
        </div>
        <h3 className="caption">{more.categories}</h3>
        {categories.length === 0 && <p className="soft">{more.noCategories}</p>}
        <ul className="stack g4">
          {categories.map((category) => (
            <li key={category.id} className="row">
              <Picture name={category.name} url={category.media[0]?.url} kind={null} />
              <span className="grow">
                {category.name}
                {category.description !== null && <span className="soft"> {category.description}</span>}
              </span>
              {mayWrite && (
                <Button kind="quiet" icon="edit" bare onClick={() => editCategory(category, id)}>
                  {text.edit(category.name)}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mayWrite && (
          <Button kind="quiet" icon="plus" className="start" onClick={() => editCategory(null, id)}>
            {more.newCategory}
          </Button>
        )}
      </div>
    </li>
  );
}

/** These kinds are drawn as a motorbike. */
const TWO_WHEELED: ReadonlySet<string> = new Set(['motorbike', 'bicycle', 'scooter']);

interface PictureProps {
  name: string;
  url: string | undefined;
  /** Null: the picture of a category. */
  kind: string | null;
}

function Picture({ name, url, kind }: PictureProps) {
  return (
    <span className="picture">
      {url === undefined ? (
        <Icon name={kind !== null && TWO_WHEELED.has(kind) ? 'bike' : 'box'} size={20} />
      ) : (
        <img src={pictureSource(url)} alt={more.picture(name)} loading="lazy" />
      )}
    </span>
  );
}

function limitsOf({ maxWeightKg, maxLengthCm, maxWidthCm, maxHeightCm }: VehicleType): string {
  const sizes = [maxLengthCm, maxWidthCm, maxHeightCm];
  return dotted(
    maxWeightKg !== null && `${numeral(maxWeightKg)} kg`,
    sizes.some((size) => size !== null) && `${sizes.map((size) => size ?? '–').join(' × ')} cm`,
  );
}

const maximum = c.optional(c.decimal(0.001, 999_999));

const VEHICLE = c.record({
  name: c.field(text.name, c.needed),
  kind: c.field(more.kind, c.choice(more.kinds)),
  maxWeightKg: c.field(more.weight, maximum),
  maxLengthCm: c.field(more.length, maximum),
  maxWidthCm: c.field(more.width, maximum),
  maxHeightCm: c.field(more.height, maximum),
  dimensionsRequired: c.field(more.required, c.flag),
  limitsEnforced: c.field(more.enforced, c.flag),
});

function VehicleDialog({ vehicle }: { vehicle: VehicleType | null }) {
  const also = '/api/admin/categories';
  return (
    <RecordDialog
      codec={VEHICLE}
      begin={vehicle ?? { kind: 'motorbike' }}
      title={vehicle?.name ?? more.newVehicle}
      fault={text.fault}
      save={(body) =>
        vehicle
          ? sendChange('PATCH /api/admin/vehicle-types/{id}', { id: vehicle.id, ...body }, also)
          : sendChange('POST /api/admin/vehicle-types', body, also)
      }
      success={({ name }) => text.saved(name)}
      back
      below={<PictureFields owner="vehicle-types" id={vehicle?.id ?? null} />}
    >
      {(form) => (
        <>
          <Fields form={form} of={['name', 'kind']} className="pair" />
          <Fields
            form={form}
            of={['maxWeightKg', 'maxLengthCm', 'maxWidthCm', 'maxHeightCm']}
            className="pair"
          />
          <Fields form={form} of={['dimensionsRequired', 'limitsEnforced']} />
        </>
      )}
    </RecordDialog>
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
}

function CategoryDialog({ category, vehicleTypeId }: CategoryDialogProps) {
  const also = '/api/admin/vehicle-types';
  return (
    <RecordDialog
      codec={CATEGORY}
      begin={category ?? {}}
      title={category?.name ?? more.newCategory}
      fault={text.fault}
      save={(body) =>
        category
          ? sendChange('PATCH /api/admin/categories/{id}', { id: category.id, ...body }, also)
          : sendChange('POST /api/admin/categories', { ...body, vehicleTypeId }, also)
      }
      success={({ name }) => text.saved(name)}
      back
      below={<PictureFields owner="categories" id={category?.id ?? null} />}
    />
  );
}

/** Pictures are stored as soon as they are chosen, so the record must be saved. */
function PictureFields({ owner, id }: { owner: PictureOwner; id: number | null }) {
  return (
    <section className="stack g8 ruled">
      <h3 className="caption">{more.pictures}</h3>
      {id === null ? <p className="soft">{more.saveFirst}</p> : <Pictures owner={owner} id={id} />}
    </section>
  );
}

function Pictures({ owner, id }: { owner: PictureOwner; id: number }) {
  const list = useRead(`/api/admin/${owner}/{id}/pictures`, { id });
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const picture of files)
        await call(`POST /api/admin/${owner}/{id}/pictures`, { id, form: formOf({ picture }) });
    },
    onError: refused,
    onSettled: () => again(`/api/admin/${owner}`),
  });
  return (
    <>
      <p className="soft">{more.pictureHint}</p>
      {!list.isSuccess && <Unread of={list} lines={2} />}
      <Grid least={110}>
        {list.data?.items.map((picture, index) => (
          <li key={picture.id} className="picture thumb">
            <img src={pictureSource(picture.url)} alt={more.picture(String(index + 1))} />
            <Act
              icon="trash"
              bare
              of={`DELETE /api/admin/${owner}/{id}/pictures/{pictureId}`}
              by={{ id, pictureId: picture.id }}
            >
              {more.removePicture(index + 1)}
            </Act>
          </li>
        ))}
      </Grid>
      <FileButton
        icon="plus"
        className="start"
        accept={PICTURES}
        multiple
        busy={add.isPending}
        choose={(_, all) => add.mutate(all)}
      >
        {more.addPicture}
      </FileButton>
    </>
  );
}

type PictureOwner = 'vehicle-types' | 'categories';
