import { useMemo } from 'react';
import { distance } from '../../base/money.js';
import { clock } from '../../base/time.js';
import type { WayMark } from '../../base/map-point.js';
import { WayMap } from '../../base/ui/way-map.js';
import type { ClaimFile } from './decision.part.js';
import { FactList } from '../../base/ui/fact-list.js';
import { claimWords as text, drawerWords } from '../words.js';

/** Shop, door, the courier's way between them, and where it ended. */
export function ClaimMap({ file }: { file: ClaimFile }) {
  const { way, stop } = file;
  const door = String(stop);
  const { planned, marks } = useMemo(() => {
    const mark = (place: WayMark['place'] | null, kind: WayMark['kind'], letter: string): WayMark[] =>
      place === null ? [] : [{ place, kind, letter }];
    const ends = [...mark(way.pickup, 'map-stop', '●'), ...mark(way.door, 'map-stop', door)];
    const others = [...mark(way.pinFrom, 'map-courier', '○'), ...mark(way.end, 'map-courier free', '✓')];
    return { planned: ends.map(({ place }) => place), marks: [...ends, ...others] };
  }, [way, door]);
  return (
    <>
      <WayMap label={drawerWords.mapOf(file.publicId)} planned={planned} passed={way.points} marks={marks} />
      <FactList
        facts={[
          ['●', text.atShop],
          [door, text.atDoor],
          ['○', way.pinFrom !== null && text.pinFrom],
          ['✓', way.end !== null && endOf(way.end)],
          ['–', way.points.length > 0 ? text.line : text.noLine],
        ]}
      />
    </>
  );
}

function endOf({ at, farM }: NonNullable<ClaimFile['way']['end']>): string {
  return farM === null ? text.ended(clock(at)) : text.endedAt({ at: clock(at), far: distance(farM) });
}
