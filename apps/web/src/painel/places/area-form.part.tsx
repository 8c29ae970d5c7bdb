import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { go } from '../../ground/router.js';
import { useWords } from '../../ground/language.js';
import { Button } from '../../ground/ui/button.js';
import { Removal } from '../../ground/ui/removal.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { CornerField, RingTabs } from './area-border.part.js';
import { crossesItself, geometryOf, isWhole, kilometres, type Shape } from './area-shape.rules.js';
import { useDeleteArea, useSaveArea, type Area } from './places.hook.js';
import { placeWords } from './words.js';

interface AreaFormProps {
  /** The area to edit; null: a new one. */
  area: Area | null;
  /** Whether this is the hub's only area. */
  only: boolean;
  shape: Shape;
  ring: number;
  chooseRing: (at: number) => void;
  change: (shape: Shape) => void;
  undo: (() => void) | null;
}

const LIST = '/painel/lugares';

/** Name and border of an area. The border is also text, for use by keyboard and for pasted coordinates. */
export function AreaForm(props: AreaFormProps) {
  const { area, only, shape, ring, chooseRing, change, undo } = props;
  const text = useWords(placeWords);
  const [name, setName] = useState(area?.name ?? '');
  const [isDefault, setDefault] = useState(area?.isDefault ?? false);
  const [tried, setTried] = useState(false);
  const save = useSaveArea();
  const remove = useDeleteArea();
  const whole = isWhole(shape);
  const submit = () => {
    setTried(true);
    if (name.trim() === '' || !whole) return;
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
      className="card padded stack area-form"
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
      <AreaFaults shape={shape} few={tried && !whole} error={save.error} />
      <div className="row acts">
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

function AreaFaults({ shape, few, error }: { shape: Shape; few: boolean; error: unknown }) {
  const text = useWords(placeWords);
  return (
    <>
      {shape.some(({ corners }) => crossesItself(corners)) && <p className="error">{text.crossing}</p>}
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
