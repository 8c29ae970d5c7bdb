import { numeral } from '../../base/money.js';
import { Button } from '../../base/ui/button.js';
import { Empty } from '../../base/ui/empty.js';
import { Icon } from '../../base/ui/icon.js';
import { showDialog } from '../../base/ui/show-dialog.js';
import { dotted, wordOf } from '../../base/texts.js';
import { Grid } from '../../desk/ui/layout.js';
import { CategoryDialog, VehicleDialog } from './vehicle-dialogs.part.js';
import { pictureSource } from '../../desk/picture-source.js';
import type { Category, VehicleType } from './prices.hook.js';
import { priceWords as text, vehicleWords as more } from '../words.js';
import '../../desk/ui/picture.css';

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
  return (
    <>
      {vehicles.length === 0 ? (
        <Empty icon="bike" title={text.noVehicles} action={add} lead={text.noVehiclesLead} />
      ) : (
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
      )}
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
