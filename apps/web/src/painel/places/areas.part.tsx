import { lazy, Suspense } from '../../ground/lazy.js';
import { goQuery, Link } from '../../ground/router.js';
import type { MapBox, MapPoint } from '../../ground/map-point.js';
import { Button } from '../../ground/ui/button.js';
import { Split } from '../../ground/ui/layout.js';
import { Status } from '../../ground/ui/status.js';
import { useAreaEditor } from './area-editor.hook.js';
import { AreaForm } from './area-form.part.js';
import { kilometres, shapeOf } from './area-shape.rules.js';
import type { Area } from './places.hook.js';
import { placeWords as text } from '../words.js';

const AreaMap = lazy(() => import('./area-map.part.js'), 'AreaMap');

interface AreasProps {
  areas: readonly Area[];
  open: string | null;
  centre: MapPoint | null;
  city: MapBox | null;
  mayWrite: boolean;
}

/** Areas on a map; one can be edited, on the map or as a list of corners. */
export function Areas({ areas, open, centre, city, mayWrite }: AreasProps) {
  const known = areas.find(({ id }) => String(id) === open) ?? null;
  const editing = open !== null && mayWrite;
  const editor = useAreaEditor(known, city);
  return (
    <Split first>
      {editing ? (
        <AreaForm editor={editor} only={areas.length === 1} />
      ) : (
        <AreaList areas={areas} mayWrite={mayWrite} />
      )}
      <div className="card area-map">
        <Suspense fallback={<div className="map-box" />}>
          <AreaMap
            areas={areas.filter((area) => area !== known || !editing)}
            shape={editing ? editor.shape : null}
            ring={editor.ring}
            centre={centre}
            change={editor.change}
            open={(id) => {
              if (mayWrite) goQuery({ area: String(id) });
            }}
          />
        </Suspense>
      </div>
    </Split>
  );
}

function AreaList({ areas, mayWrite }: Pick<AreasProps, 'areas' | 'mayWrite'>) {
  return (
    <section className="stack" aria-label={text.areas}>
      {areas.length === 0 && (
        <div>
          <h2>{text.noAreas}</h2>
          <p className="soft">{text.noAreasLead}</p>
        </div>
      )}
      {areas.length > 0 && (
        <ul className="card lines">
          {areas.map(({ id, name, isDefault, geojson }) => (
            <li key={id} className="row">
              <span className="grow cut">
                {mayWrite ? (
                  <Link className="strong" to={`/painel/lugares?area=${id}`} aria-label={text.editArea(name)}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              {isDefault && <Status tone="accent">{text.default}</Status>}
              <span className="number soft">{text.size(kilometres(shapeOf(geojson)))}</span>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button kind="primary" icon="plus" className="start" onClick={() => goQuery({ area: 'nova' })}>
          {text.newArea}
        </Button>
      )}
    </section>
  );
}
