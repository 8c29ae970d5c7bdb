import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { go } from '../../ground/router.js';
import type { MapBox } from '../../ground/map-point.js';
import { Button } from '../../ground/ui/button.js';
import { Removal } from '../../ground/ui/removal.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { CornerField, RingTabs } from './area-border.part.js';
import {
  crossesItself,
  farCorner,
  type FarCorner,
  geometryOf,
  isWhole,
  kilometres,
  type Shape,
} from './area-shape.rules.js';
import { useDeleteArea, useSaveArea, type Area } from './places.hook.js';
import { placeWords as text } from '../words.js';

interface AreaFormProps {
  /** The area to edit; null: a new one. */
  area: Area | null;
  /** Whether this is the hub's only area. */
  only: boolean;
  shape: Shape;
  /** What the cities' maps cover; null: any place may be meant. */
  city: MapBox | null;
  ring: number;
  chooseRing: (at: number) => void;
  change: (shape: Shape) => void;
  undo: (() => void) | null;
}

const LIST = '/painel/lugares';

/** Name and border of an area. The border is also text, for use by keyboard and for pasted coordinates. */
export function AreaForm(props: AreaFormProps) {
  const { area, only, shape, city, ring, chooseRing, change, undo } = props;
  const [name, setName] = useState(area?.name ?? '');
  const [isDefault, setDefault] = useState(area?.isDefault ?? false);
  const [tried, setTried] = useState(false);
  const save = useSaveArea();
  const remove = useDeleteArea();
  const whole = isWhole(shape);
  const far = farCorner(shape, city);
  const submit = () => {
    setTried(true);
    if (name.trim() === '' || !whole || far) return;
    save.mutate(
      { id: area?.id ?? null, name: name.trim(), isDefault, geojson: geometryOf(shape) },
      {
        onSuccess: () => {
          go(LIST);
        },
      },
    );
  };
  return (
    <form
      className="card padded stack "
      aria-label={area?.name ?? text.newArea}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{area?.name ?? text.newArea}</h2>
      <TextField
        label={text.name}
        error={tried && name.trim() === '' ? text.nameMissing : undefined}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
      <Check
        label={text.isDefault}
        checked={isDefault}
        onChange={({ target }) => {
          setDefault(target.checked);
        }}
      />
      <RingTabs shape={shape} ring={ring} chooseRing={chooseRing} change={change} />
      <CornerField key={ring} shape={shape} ring={ring} change={change} chooseRing={chooseRing} />
      <p className="soft row">
        <span className="grow">{whole ? text.size(kilometres(shape)) : text.few}</span>
        {undo && (
          <Button kind="quiet" icon="undo" onClick={undo}>
            {text.undo}
          </Button>
        )}
      </p>
      <AreaFaults shape={shape} far={far} few={tried && !whole} error={save.error} />
      <div className="row ruled">
        <Button kind="primary" type="submit" busy={save.isPending}>
          {text.save}
        </Button>
        <Button
          onClick={() => {
            go(LIST);
          }}
        >
          {text.cancel}
        </Button>
        <span className="grow" />
        {area && (
          <Removal
            label={text.remove}
            title={text.removeTitle}
            busy={remove.isPending}
            remove={() => {
              remove.mutate(area.id, {
                onSuccess: () => {
                  go(LIST);
                },
              });
            }}
          >
            <p>{only ? text.removeLast(area.name) : text.removeLead(area.name)}</p>
          </Removal>
        )}
      </div>
    </form>
  );
}

interface AreaFaultsProps {
  shape: Shape;
  far: FarCorner | null;
  few: boolean;
  error: unknown;
}

function AreaFaults({ shape, far, few, error }: AreaFaultsProps) {
  return (
    <>
      {shape.some(({ corners }) => crossesItself(corners)) && <p className="error">{text.crossing}</p>}
      {far && (
        <p className="error" role="alert">
          {text.far(far.line, far.kilometres)}
        </p>
      )}
      {few && (
        <p className="error" role="alert">
          {text.few}
        </p>
      )}
      {error !== null && (
        <p className="error" role="alert">
          {problemText(error)}
        </p>
      )}
    </>
  );
}
