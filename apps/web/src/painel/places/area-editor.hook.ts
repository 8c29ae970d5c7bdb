import { useState } from 'react';
import { useForm } from '../../ground/form.js';
import type { MapBox } from '../../ground/map-point.js';
import { go } from '../../ground/router.js';
import { farCorner, FIRST_RING, geometryOf, isWhole, shapeOf, type Shape } from './area-shape.rules.js';
import { useSaveArea, type Area } from './places.hook.js';
import { placeWords as text } from '../words.js';

export function leaveArea() {
  go('/painel/lugares');
}

/** The form of an area, which the map changes as well. Each change of the border can be taken back. */
export function useAreaEditor(area: Area | null, city: MapBox | null) {
  const save = useSaveArea();
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
    save: ({ name, isDefault, shape }) =>
      save.mutateAsync({ id: area?.id ?? null, name: name.trim(), isDefault, geojson: geometryOf(shape) }),
    saved: leaveArea,
  });
  const { shape } = form.values;
  const put = (next: Shape, history: readonly Shape[]) => {
    setBefore(history);
    form.set({ shape: next });
  };
  const last = before.at(-1);
  return {
    ...{ area, form, shape, chooseRing },
    ring: Math.min(ring, shape.length - 1),
    far: farCorner(shape, city),
    change: (next: Shape) => put(next, [...before, shape]),
    undo: last === undefined ? null : () => put(last, before.slice(0, -1)),
  };
}

export type AreaEditor = ReturnType<typeof useAreaEditor>;
