import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Problem } from '../api/problem.js';
import { withNumber } from '../address.rules.js';
import { lazy, Suspense } from '../lazy.js';
import type { MapPoint, MapSource } from '../map-point.js';
import { useOpen } from '../open.js';
import { useSettled } from '../settled.js';
import { addressWords as text } from '../words.js';
import { Button } from './button.js';
import { TextField } from './field.js';
import './address-field.css';

export interface FoundPlace extends MapPoint {
  readonly address: string | null;
  readonly precision: 'point' | 'house' | 'stretch' | 'street';
  readonly lacksNumber: boolean;
}

/** Error text with the nearest street, for an address not found; undefined: another refusal or `path`. */
export function nearestText(error: unknown, path?: string): string | undefined {
  const nearest =
    error instanceof Problem && (path === undefined || path in error.fields) ? error.found : undefined;
  return nearest === undefined ? undefined : text.nearest(nearest);
}

interface AddressFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  value: string;
  error: string | undefined;
  /** What was found for the address as it is written now; null: not known yet. */
  found: FoundPlace | null;
  write: (changes: { address?: string; point: MapPoint | null }) => void;
  suggest: (words: string) => Promise<readonly { readonly address: string }[]>;
  /** Map source of an app whose map is not the operators'. */
  source?: MapSource;
}

const PinMap = lazy(async () => (await import('./pin-map.js')).PinMap);

const PAUSE_MS = 250;
const MIN_LETTERS = 4;

/** An address with suggestions while it is typed, and below it what was found and a way to correct it. */
export function AddressField(props: AddressFieldProps) {
  const { label, hint, required, value, error, found, write, suggest, source } = props;
  const typing = useOpen();
  const map = useOpen();
  const [moved, setMoved] = useState<MapPoint | null>(null);
  const last = useRef(found);
  if (found) last.current = found;
  // While another place is priced, the map stays.
  const shown = found ?? (moved && last.current);
  const rewrite = (address: string) => {
    setMoved(null);
    map.close();
    write({ address, point: null });
  };
  const words = useSettled(value.trim(), PAUSE_MS);
  const suggested = useQuery({
    queryKey: ['addresses', words],
    queryFn: () => suggest(words),
    enabled: typing.is && words.length >= MIN_LETTERS,
    staleTime: 60_000,
  });
  const items = (suggested.data ?? []).filter(({ address }) => address !== value);
  return (
    <div
      className="known-customers"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) typing.close();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') typing.close();
      }}
    >
      <TextField
        label={label}
        hint={hint}
        required={required}
        autoComplete="off"
        maxLength={500}
        value={value}
        error={error}
        onInput={typing.open}
        onChange={({ target }) => rewrite(target.value)}
      />
      {typing.is && items.length > 0 && (
        <ul aria-label={text.suggested}>
          {items.map(({ address }) => (
            <li key={address}>
              <button
                type="button"
                className="choice"
                onClick={() => {
                  rewrite(address);
                  typing.close();
                }}
              >
                {address}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && error === undefined && (
        <Found
          value={value}
          found={shown}
          map={map}
          moved={moved}
          rewrite={rewrite}
          source={source}
          move={(point) => {
            setMoved(point);
            write({ point });
          }}
        />
      )}
    </div>
  );
}

interface FoundProps extends Pick<AddressFieldProps, 'value'> {
  source: MapSource | undefined;
  found: FoundPlace;
  map: ReturnType<typeof useOpen>;
  moved: MapPoint | null;
  move: (to: MapPoint) => void;
  rewrite: (address: string) => void;
}

function Found({ value, found, map, moved, move, rewrite, source }: FoundProps) {
  const { address, precision, lacksNumber } = found;
  const exact = precision === 'house' || precision === 'point';
  return (
    <div className="stack g4" role="status">
      {lacksNumber && <NumberField number={(number) => rewrite(withNumber(value, number))} />}
      {address !== null && precision !== 'point' && !moved && (
        <p className={precision === 'street' ? 'amber-text small' : 'soft small'}>
          {text.found(address)} {text.precisions[precision]}
        </p>
      )}
      {!exact && !map.is && (
        <p>
          <Button kind="quiet" icon="pin" onClick={map.open}>
            {text.check}
          </Button>
        </p>
      )}
      {map.is && (
        <>
          <p className="soft small">{moved ? text.moved : text.move}</p>
          <Suspense fallback={<div className="map-box" />}>
            <PinMap point={moved ?? found} move={move} source={source} />
          </Suspense>
        </>
      )}
    </div>
  );
}

/** Asks for a house number that was left out. */
function NumberField({ number }: { number: (written: string) => void }) {
  const [typed, setTyped] = useState('');
  const done = () => {
    if (typed.trim() !== '') number(typed);
  };
  return (
    <div className="row end">
      <TextField
        label={text.number}
        error={text.numberMissing}
        autoComplete="off"
        maxLength={10}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          done();
        }}
      />
      <Button kind="quiet" onClick={() => number('s/n')}>
        {text.numberless}
      </Button>
    </div>
  );
}
