import L from 'leaflet';
import { useEffect, useState } from 'react';
import { latLng, sign, token } from '../../base/map.js';
import { Marks, tip, type Mark } from '../../base/map-marks.js';
import { type MapPoint, type MapSource, pointOf } from '../../base/map-point.js';
import { MapCanvas, useMapFrame } from '../../base/ui/map-frame.js';
import { call, type DemandCell } from '../data/api.store.js';
import type { Fix } from '../data/position.rules.js';
import type { Task } from '../data/sequence.rules.js';
import { mapWords as text } from '../words.js';

interface DayMapProps {
  tasks: readonly Task[];
  cells: readonly DemandCell[];
  here: Fix | null;
  /** The way ahead, by road; null: not known. */
  way: readonly MapPoint[] | null;
  nameOf: (task: Task) => string;
}

const courierMap: MapSource = {
  background: () => call('/api/courier/map'),
  streets: async (box) => (await call('/api/courier/map/streets', box)).items,
};

/** Half of a square's side. */
const RADIUS_M = 280;

/** The courier, the tasks by their numbers, and squares: the darker, the more orders wait there. */
export function DayMap({ tasks, cells, here, way, nameOf }: DayMapProps) {
  const [marks] = useState(() => new Marks<string>());
  const [line] = useState(() => L.layerGroup());
  const places = tasks.flatMap((task, index) => {
    const point = pointOf(task.place);
    return point ? [{ task, point, number: index + 1 }] : [];
  });
  const frame = useMapFrame({
    layers: [line, marks.layer],
    source: courierMap,
    content: tasks.length > 0 ? tasks.map(({ key }) => key).join() : String(cells.length > 0),
    all: () => [
      ...(here ? [here] : []),
      ...places.map(({ point }) => point),
      ...(tasks.length > 0 ? [] : cells),
    ],
  });
  useEffect(() => {
    line.clearLayers();
    const look = { color: token('accent'), weight: 4, opacity: 0.7, interactive: false };
    if (way) L.polyline(way.map(latLng), look).addTo(line);
  }, [line, way]);
  useEffect(() => {
    const shown: Mark<string>[] = [
      ...cells.map((cell) =>
        cellMark(
          cell,
          cell.waiting > 0 ? text.waiting(cell.waiting) : text.recent(cell.recent),
          places.length > 0,
        ),
      ),
      ...places.map(({ task, point, number }) => ({
        key: task.key,
        look: [number, point.latitude, point.longitude],
        draw: () => [
          L.marker(latLng(point), {
            icon: sign('map-stop', String(number)),
            keyboard: false,
            alt: nameOf(task),
            // A shop to which goods are returned has two marks: the earlier one is on top.
            zIndexOffset: -number,
          }).bindTooltip(() => tip(nameOf(task))),
        ],
      })),
    ];
    if (here)
      shown.push({
        key: 'here',
        look: [here.latitude, here.longitude],
        draw: () => [
          L.marker(latLng(here), {
            icon: sign('map-here', ''),
            keyboard: false,
            alt: text.you,
            zIndexOffset: 1_000,
          }),
        ],
      });
    marks.show(shown);
  });
  return <MapCanvas frame={frame} label={text.map} />;
}

/** @param quiet hides the number: beside tasks two kinds of numbers would be confused. */
function cellMark(cell: DemandCell, words: string, quiet: boolean): Mark<string> {
  const waits = cell.waiting > 0;
  return {
    key: `cell ${cell.latitude} ${cell.longitude}`,
    look: [cell.waiting, cell.recent, Number(quiet)],
    draw: () => {
      const colour = token(waits ? 'amber' : 'text-2');
      const circle = L.circle(latLng(cell), {
        radius: RADIUS_M,
        color: colour,
        weight: waits && !quiet ? 2 : 1,
        fillColor: colour,
        fillOpacity: waits ? Math.min(0.55, 0.2 + cell.waiting * 0.08) / (quiet ? 2 : 1) : 0.1,
      });
      if (quiet) return [circle.bindTooltip(() => tip(words))];
      const label = L.marker(latLng(cell), {
        icon: sign(waits ? 'map-cell waits' : 'map-cell', String(waits ? cell.waiting : cell.recent)),
        keyboard: false,
        alt: words,
      }).bindTooltip(() => tip(words));
      return [circle, label];
    },
  };
}
