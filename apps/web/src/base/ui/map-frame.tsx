import '../trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { latLng, openMap } from '../map.js';
import type { MapPoint, MapSource } from '../map-point.js';
import { Button } from './button.js';
import { mapFrameWords as text } from '../words.js';

interface FrameOptions {
  layers: readonly L.Layer[];
  /** The points that should be in sight at first. */
  all: () => readonly MapPoint[];
  /** Where the map opens when there is nothing to show. */
  centre?: MapPoint | null;
  /** Key of the content: a change brings the new points into sight, too, until the person touches the map. */
  content?: string;
  /** Room around the points, as a part of their extent. */
  margin?: number;
  /** Prepares the map before the layers are added. */
  opened?: (map: L.Map) => void;
  /** The background's source; absent: that of operators' maps. */
  source?: MapSource;
}

/** Events by which a person takes hold of the map; the listeners go with its element. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;
const CLOSEST = 15;
const CITY = 13;

/** A map with its background, as large as its place, that shows everything at first. */
export function useMapFrame(options: FrameOptions) {
  const { layers, all, centre = null, content = '', margin = 0.1, opened, source } = options;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  /** The content was shown once: the map stays where the person has moved it. */
  const fitted = useRef(false);
  const touched = useRef(false);
  /** The bounds of the map as text: its change renders the marks in sight again. */
  const [view, setView] = useState('');
  const fit = (): boolean => {
    // A hidden part of the screen has no size to fit anything into.
    if (!map.current || map.current.getSize().x === 0) return false;
    const places = all();
    const view = { maxZoom: CLOSEST, animate: false };
    if (places.length > 0) map.current.fitBounds(L.latLngBounds(places.map(latLng)).pad(margin), view);
    else if (centre) map.current.setView(latLng(centre), CITY, view);
    return places.length > 0 || centre !== null;
  };
  const latest = useRef(fit);
  useEffect(() => {
    if (!element.current) return;
    const shown = openMap(element.current, source);
    map.current = shown;
    shown.on('moveend', () => setView(shown.getBounds().toBBoxString()));
    opened?.(shown);
    for (const layer of layers) layer.addTo(shown);
    const sized = new ResizeObserver(() => {
      shown.invalidateSize();
      if (!fitted.current) fitted.current = latest.current();
    });
    sized.observe(element.current);
    // Once a person has begun to draw or to move, nothing moves under their pointer.
    const begin = () => {
      fitted.current = true;
      touched.current = true;
    };
    for (const touch of TOUCHES)
      element.current.addEventListener(touch, begin, { capture: true, passive: true });
    return () => {
      sized.disconnect();
      shown.remove();
      map.current = null;
      fitted.current = false;
    };
  }, []);
  useEffect(() => {
    if (!touched.current) fitted.current = false;
  }, [content]);
  useEffect(() => {
    latest.current = fit;
    if (!fitted.current) fitted.current = fit();
  });
  return { element, map, fitted, fit, view };
}

interface MapCanvasProps {
  frame: ReturnType<typeof useMapFrame>;
  label: string;
  /** Controls beside moving the map. */
  children?: ReactNode;
}

export function MapCanvas({ frame: { element, map, fit }, label, children }: MapCanvasProps) {
  return (
    <>
      <div ref={element} className="map-canvas" role="application" aria-label={label} />
      <div className="map-acts">
        <Button icon="plus" bare onClick={() => map.current?.zoomIn()}>
          {text.in}
        </Button>
        <Button bare className="minus" onClick={() => map.current?.zoomOut()}>
          {text.out}
        </Button>
        <Button icon="map" bare onClick={fit}>
          {text.fit}
        </Button>
        {children}
      </div>
    </>
  );
}

/** Runs long work after the due frame has been painted, so that it does not delay an answer. */
export function afterPaint(work: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    later = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
