import { useState } from 'react';
import { sendChange, useRead } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { lazy } from '../../base/lazy.js';
import { useLive } from '../../base/live.js';
import type { MapBox, MapPoint } from '../../base/map-point.js';
import { go, goQuery, Link } from '../../base/router.js';
import { oneOf, typed, useSearch } from '../../desk/search.js';
import { useMay } from '../../desk/session.js';
import { Act } from '../../base/ui/act.js';
import { Button } from '../../base/ui/button.js';
import { Unread } from '../../base/ui/empty.js';
import { Refused } from '../../base/ui/refused.js';
import { Check, TextField } from '../../base/ui/field.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Split } from '../../desk/ui/layout.js';
import { TabbedHead } from '../../desk/ui/page-tabs.js';
import { Status } from '../../base/ui/status.js';
import { notify } from '../../base/ui/toast.js';
import { AddressTry } from './address-try.part.js';
import { CornerField, RingTabs } from './area-border.part.js';
import {
  crossesItself,
  farCorner,
  FIRST_RING,
  geometryOf,
  isWhole,
  kilometres,
  middleOf,
  type Shape,
  shapeOf,
} from './area-shape.rules.js';
import { CityPart } from './city.part.js';
import { type Area, useAreas, useCentre } from './places.hook.js';
import { placeWords as text } from '../words.js';
import './area.css';

const SEARCH = {
  tab: oneOf('parte', ['areas', 'city', 'trial'], 'areas'),
  open: typed('area'),
  words: typed('q'),
};

/** In the address `area` is the open area, `nova` an unsaved one, `q` the address being tried. */
export function PlacesRoute() {
  const mayWrite = useMay()('service_areas');
  const { tab, open, words } = useSearch(SEARCH);
  return (
    <div className="page">
      <TabbedHead
        title={text.title}
        label={text.parts}
        tab={SEARCH.tab}
        names={text}
        clears={['area', 'q']}
      />
      {tab === 'areas' && <AreasOf key={open} open={open || null} mayWrite={mayWrite} />}
      {tab === 'city' && <CityPart mayWrite={mayWrite} />}
      {tab === 'trial' && <AddressTry key={words} words={words} />}
    </div>
  );
}

function AreasOf({ open, mayWrite }: { open: string | null; mayWrite: boolean }) {
  const may = useMay();
  const areas = useAreas();
  const cities = useRead('/api/admin/cities');
  const city = cities.data?.home?.bounds ?? null;
  const centre = useCentre(cities.data?.home === null && areas.data?.length === 0 && may('orders', 'read'));
  useLive({ behind: () => void areas.refetch() });
  if (!areas.isSuccess) return <Unread of={areas} lines={10} />;
  return (
    <Areas
      areas={areas.data}
      open={open}
      centre={city ? middleOf(city) : (centre.data ?? null)}
      city={city}
      mayWrite={mayWrite}
    />
  );
}

const AreaMap = lazy(async () => (await import('./area-map.part.js')).AreaMap, <div className="map-box" />);

interface AreasProps {
  areas: readonly Area[];
  open: string | null;
  centre: MapPoint | null;
  city: MapBox | null;
  mayWrite: boolean;
}

function Areas({ areas, open, centre, city, mayWrite }: AreasProps) {
  const known = areas.find(({ id }) => String(id) === open) ?? null;
  const editing = open !== null && mayWrite;
  const editor = useAreaEditor(known, city);
  return (
    <Split first>
      {editing ? (
        <AreaForm editor={editor} only={areas.length === 1} />
      ) : (
        <section className="stack" aria-label={text.areas}>
          {areas.length === 0 && (
            <div>
              <h2>{text.noAreas}</h2>
              <p className="soft">{text.noAreasLead}</p>
            </div>
          )}
          {areas.length > 0 && <ul className="card lines">{areas.map(lineOf)}</ul>}
          {mayWrite && (
            <Button kind="primary" icon="plus" className="start" onClick={() => goQuery({ area: 'nova' })}>
              {text.newArea}
            </Button>
          )}
        </section>
      )}
      <div className="card area-map">
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
      </div>
    </Split>
  );

  function lineOf({ id, name, isDefault, geojson }: Area) {
    const link = (
      <Link className="strong" to={`/painel/lugares?area=${id}`} aria-label={text.editArea(name)}>
        {name}
      </Link>
    );
    return (
      <li key={id} className="row">
        <span className="grow cut">{mayWrite ? link : name}</span>
        {isDefault && <Status tone="accent">{text.default}</Status>}
        <span className="number soft">{text.size(kilometres(shapeOf(geojson)))}</span>
      </li>
    );
  }
}

/** The border is also text, for the keyboard and for pasted coordinates. */
function AreaForm({ editor, only }: { editor: AreaEditor; only: boolean }) {
  const { area, form, shape, ring, chooseRing, change, undo, far } = editor;
  return (
    <Form form={form} className="card padded stack" label={area?.name ?? text.newArea} byQuery>
      <h2>{area?.name ?? text.newArea}</h2>
      <TextField label={text.name} {...form.field('name')} />
      <Check label={text.isDefault} {...form.check('isDefault')} />
      <RingTabs shape={shape} ring={ring} chooseRing={chooseRing} change={change} />
      <CornerField key={ring} shape={shape} ring={ring} change={change} chooseRing={chooseRing} />
      <p className="soft row">
        <span className="grow">{isWhole(shape) ? text.size(kilometres(shape)) : text.few}</span>
        {undo && (
          <Button kind="quiet" icon="undo" onClick={undo}>
            {text.undo}
          </Button>
        )}
      </p>
      {shape.some(({ corners }) => crossesItself(corners)) && <p className="error">{text.crossing}</p>}
      <Refused of={far && text.far({ line: far.line, km: far.kilometres })} />
      <Refused of={form.attempts > 0 && !isWhole(shape) && text.few} />
      <div className="row ruled">
        <Submit form={form}>{text.save}</Submit>
        <Button onClick={leaveArea}>{text.cancel}</Button>
        <span className="grow" />
        {area && (
          <Act
            kind="quiet"
            icon="trash"
            of="DELETE /api/admin/service-areas/{id}"
            by={{ id: area.id }}
            ask={{
              title: text.removeTitle,
              lead: only ? text.removeLast(area.name) : text.removeLead(area.name),
              action: text.remove,
            }}
            success={text.removed}
            done={() => {
              form.undo();
              leaveArea();
            }}
          >
            {text.remove}
          </Act>
        )}
      </div>
    </Form>
  );
}

const leaveArea = () => go('/painel/lugares');

/** The map changes the form as well. Each change of the border can be taken back. */
function useAreaEditor(area: Area | null, city: MapBox | null) {
  const [before, setBefore] = useState<readonly Shape[]>([]);
  const [ring, chooseRing] = useState(0);
  const form = useForm({
    begin: () => ({
      name: area?.name ?? '',
      isDefault: area?.isDefault ?? false,
      shape: area ? shapeOf(area.geojson) : ([FIRST_RING] as Shape),
    }),
    faults: ({ name, shape }) => ({
      ...(name.trim() === '' && { name: text.nameMissing }),
      ...((!isWhole(shape) || farCorner(shape, city)) && { shape: text.few }),
    }),
    save: ({ name, isDefault, shape }) => {
      const body = { name: name.trim(), isDefault, geojson: geometryOf(shape) };
      return area
        ? sendChange('PUT /api/admin/service-areas/{id}', { id: area.id, ...body })
        : sendChange('POST /api/admin/service-areas', body);
    },
    saved: ({ name }) => {
      notify(text.saved(name));
      leaveArea();
    },
  });
  const { shape } = form.values;
  const put = (next: Shape, history: readonly Shape[]) => {
    setBefore(history);
    form.set({ shape: next });
  };
  const last = before.at(-1);
  return {
    area,
    form,
    shape,
    chooseRing,
    ring: Math.min(ring, shape.length - 1),
    far: farCorner(shape, city),
    change: (next: Shape) => put(next, [...before, shape]),
    undo: last === undefined ? null : () => put(last, before.slice(0, -1)),
  };
}

type AreaEditor = ReturnType<typeof useAreaEditor>;
