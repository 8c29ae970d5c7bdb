import { useState } from 'react';
import { reais, typedNumber } from '../../ground/money.js';
import { controlWords } from '../words.js';
import { valueAt, type ControlProps, type SettingField } from './settings.rules.js';

/** A number in people's units (reais, percent on top); the text stays as typed until it is a number. */
export function NumberControl({ field: { path, control }, settings, ids, locked, change }: ControlProps) {
  const { units } = controlWords;
  const value = valueAt(settings, path);
  const shown = typeof value === 'number' ? shownNumber(control, value) : '';
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && parsedNumber(control, typed) === value ? typed : shown;
  return (
    <span className="row soft number-box">
      {control.kind === 'cents' && <span aria-hidden>R$</span>}
      <input
        {...ids}
        className="input number"
        inputMode="decimal"
        autoComplete="off"
        disabled={locked}
        value={text}
        onChange={({ target }) => {
          const parsed = parsedNumber(control, target.value);
          setTyped(target.value);
          if (parsed !== null) change(parsed);
        }}
        onBlur={() => setTyped(null)}
      />
      {control.kind === 'percent' && <span aria-hidden>%</span>}
      {control.kind === 'whole' && control.unit && (
        <span className="unit" aria-hidden>
          {units[control.unit]}
        </span>
      )}
    </span>
  );
}

function shownNumber(control: SettingField['control'], value: number): string {
  if (control.kind === 'cents') return reais(value);
  if (control.kind === 'percent') return typedNumber((value - (control.onTop ? 10_000 : 0)) / 100);
  return String(value);
}

function parsedNumber(control: SettingField['control'], text: string): number | null {
  const plain = text
    .trim()
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (!/^-?\d{1,9}(\.\d{0,2})?$/.test(plain)) return null;
  const number = Number(plain);
  if (control.kind === 'cents') return Math.round(number * 100);
  if (control.kind === 'percent') return Math.round(number * 100) + (control.onTop ? 10_000 : 0);
  return Number.isInteger(number) ? number : null;
}
