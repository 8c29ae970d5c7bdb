import '../trusted-html.js';
import L from 'leaflet';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { latLng, openMap } from '../map.js';
import type { MapPoint, MapSource } from '../map-point.js';
import { Button } from './button.js';
import { mapFrameWords as text } from '../words.js';

interface FrameOptions {
  layers: readonly L.Layer[];
  /** What should be in sight at first. */
  all: () => readonly MapPoint[];
  /** Where the map opens when there is nothing to show. */
  centre?: MapPoint | null;
  /** Tells one content from another: what comes later is brought into sight too, until the person touches the map. */
  content?: string;
  /** How much room round it. */
  margin?: number;
  /** Prepares the map, before the layers are on it. */
  opened?: (map: L.Map) => void;
  /** What it is drawn on; absent: what operators' maps are drawn on. */
  source?: MapSource;
}

/** What a person does on a map; the listeners go with its element. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;
const CLOSEST = 15;
const CITY = 13;

/** A map with its ground, as large as its place, that shows everything at first. */
export function useMapFrame(options: FrameOptions) {
  const { layers, all, centre = null, content = '', margin = 0.1, opened, source } = options;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  /** What the map holds was shown once: it stays where the person has moved it. */
  const fitted = useRef(false);
  const touched = useRef(false);
  /** The bounds of the map as text: what is in sight changes with them. */
  const [view, setView] = useState('');
  const fit = (): boolean => {
    // A part of the screen that is not shown yet has no size to fit anything into.
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
    // A person who has begun to draw or to move decides what is in sight: nothing moves under their pointer.
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
  /** More to do than to move the map. */
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

/** Runs when the frame that is due has been painted: what lasts does not hold up an answer. */
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
