import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { Problem } from '../api/problem.js';
import { withNumber } from '../address.rules.js';
import { Suspense } from '../lazy.js';
import type { MapPoint } from '../map-point.js';
import { useOpen } from '../open.js';
import { useSettled } from '../settled.js';
import { addressWords as text } from '../words.js';
import { Button } from './button.js';
import { TextField } from './field.js';
import type { PinMapProps } from './pin-map.js';
import './address-field.css';

/** What a quote says of the words. */
export interface FoundPlace extends MapPoint {
  readonly address: string | null;
  readonly precision: 'point' | 'house' | 'stretch' | 'street';
  readonly lacksNumber: boolean;
}

/** The refusal of an address that was not found (`path`: of this one), with the street that comes nearest; undefined: another. */
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
  error?: string | undefined;
  /** What was found of what is written now; null: not known yet. */
  found: FoundPlace | null;
  write: (changes: { address?: string; point: MapPoint | null }) => void;
  suggest: (words: string) => Promise<readonly { readonly address: string }[]>;
  Pin: ComponentType<PinMapProps>;
}

const PAUSE_MS = 250;
const FEWEST_LETTERS = 4;

/** An address, with suggestions while it is typed, and below it what was found and how to put it right. */
export function AddressField({
  label,
  hint,
  required,
  value,
  error,
  found,
  write,
  suggest,
  Pin,
}: AddressFieldProps) {
  const typing = useOpen();
  const words = useSettled(value.trim(), PAUSE_MS);
  const suggested = useQuery({
    queryKey: ['addresses', words],
    queryFn: () => suggest(words),
    enabled: typing.is && words.length >= FEWEST_LETTERS,
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
        onChange={({ target }) => write({ address: target.value, point: null })}
      />
      {typing.is && items.length > 0 && (
        <ul aria-label={text.suggested}>
          {items.map(({ address }) => (
            <li key={address}>
              <button
                type="button"
                className="choice"
                onClick={() => {
                  write({ address, point: null });
                  typing.close();
                }}
              >
                {address}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && error === undefined && <Found {...{ value, found, write, Pin }} />}
    </div>
  );
}

function Found({
  value,
  found,
  write,
  Pin,
}: Pick<AddressFieldProps, 'value' | 'write' | 'Pin'> & { found: FoundPlace }) {
  const [moved, setMoved] = useState(false);
  const map = useOpen();
  const exact = found.precision === 'house' || (found.precision === 'point' && !moved);
  return (
    <div className="stack g4" role="status">
      {found.lacksNumber && (
        <NumberField number={(number) => write({ address: withNumber(value, number), point: null })} />
      )}
      {found.address !== null && found.precision !== 'point' && (
        <p className={found.precision === 'street' ? 'amber-text small' : 'soft small'}>
          {text.found(found.address)} {text.precisions[found.precision]}
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
            <Pin
              point={found}
              move={(point) => {
                setMoved(true);
                write({ point });
              }}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}

/** The number that was forgotten, or that there is none. */
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
