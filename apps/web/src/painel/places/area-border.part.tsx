import { useEffect, useRef, useState } from 'react';
import { Button } from '../../base/ui/button.js';
import { Field } from '../../base/ui/field.js';
import { Tabs } from '../../base/ui/tabs.js';
import { cornersOf, shapeOfText, textOf, type Ring, type Shape } from './area-shape.rules.js';
import { placeWords as text } from '../words.js';

interface RingProps {
  shape: Shape;
  ring: number;
  chooseRing: (index: number) => void;
  change: (shape: Shape) => void;
}

/** Most areas have one ring; others have several polygons or holes. */
export function RingTabs({ shape, ring, chooseRing, change }: RingProps) {
  const add = (one: Ring) => {
    change([...shape, one]);
    chooseRing(shape.length);
  };
  const polygon = shape[ring]?.polygon ?? 0;
  return (
    <div className="row wrap">
      {shape.length > 1 && (
        <Tabs
          label={text.ring}
          tabs={shape.map(({ hole }, index) => ({
            key: String(index),
            label: hole ? text.hole(index + 1) : text.part(index + 1),
          }))}
          chosen={String(ring)}
          choose={(key) => chooseRing(Number(key))}
        />
      )}
      <Button
        kind="quiet"
        icon="plus"
        onClick={() =>
          add({ polygon: Math.max(...shape.map((one) => one.polygon)) + 1, hole: false, corners: [] })
        }
      >
        {text.addPart}
      </Button>
      <Button kind="quiet" icon="plus" onClick={() => add({ polygon, hole: true, corners: [] })}>
        {text.addHole}
      </Button>
      {shape.length > 1 && (
        <Button
          kind="quiet"
          icon="close"
          onClick={() => {
            const { hole } = shape[ring] ?? { hole: true };
            // A polygon without its outer ring loses its holes.
            change(shape.filter((one, index) => index !== ring && (hole || one.polygon !== polygon)));
            chooseRing(0);
          }}
        >
          {text.removeRing}
        </Button>
      )}
    </div>
  );
}

/** Follows the map; text that cannot be parsed stays as typed. */
export function CornerField({ shape, ring, change, chooseRing }: RingProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const corners = shape[ring]?.corners ?? [];
  const shown = textOf(corners);
  const [typed, setTyped] = useState(shown);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    // The text is not replaced during typing: `12.` is on the way to `12.5`.
    if (document.activeElement === field.current && field.current?.value.trim() !== '') return;
    setTyped(shown);
    setFault(undefined);
  }, [shown]);
  const read = (value: string) => {
    setTyped(value);
    if (value.trim().startsWith('{')) {
      const pasted = shapeOfText(value);
      setFault(pasted ? undefined : text.geojsonFault);
      if (!pasted) return;
      change(pasted);
      chooseRing(0);
      setTyped(textOf(pasted[0]?.corners ?? []));
      return;
    }
    const { corners: next, fault: line } = cornersOf(value);
    setFault(line === null ? undefined : text.cornerFault(line));
    if (line === null) change(shape.map((one, index) => (index === ring ? { ...one, corners: next } : one)));
  };
  return (
    <Field label={text.corners} hint={text.cornersHint} error={fault}>
      {(attributes) => (
        <textarea
          {...attributes}
          ref={field}
          className="input corners"
          rows={8}
          spellCheck={false}
          value={typed}
          onChange={({ target }) => read(target.value)}
        />
      )}
    </Field>
  );
}
