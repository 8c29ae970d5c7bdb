import { useId, type ReactNode, useState } from 'react';
import { Check } from '../../base/ui/field.js';
import { reais, typedNumber } from '../../base/money.js';
import { Refused } from '../../base/ui/refused.js';
import { controlWords, messageWords, operationWords, payoutSettingWords, termsWords } from '../words.js';
import { CouriersControl, LinesControl } from './list-control.part.js';
import { choiceWords, isAbsent } from './setting-controls.rules.js';
import { valueAt, type ControlProps, type SettingProps, type SettingField } from './settings.rules.js';

export function Setting(props: SettingProps) {
  const { field, error, changed } = props;
  const fields = { ...operationWords, ...termsWords, ...payoutSettingWords };
  const id = useId();
  const words = fields[field.path as keyof typeof fields];
  const grouped = field.control.kind === 'channels' || field.control.kind === 'couriers';
  const ids = {
    id,
    'aria-describedby': `${id}-does`,
    'aria-invalid': error === undefined ? undefined : (true as const),
  };
  const nested = field.path.includes('.') && field.when !== undefined && !field.path.startsWith('dispatch.');
  return (
    <div
      className={`setting ${nested ? 'nested' : ''} ${changed ? 'changed' : ''}`}
      data-setting={field.path}
    >
      <div className="said">
        {grouped ? (
          <p className="strong" id={`${id}-name`}>
            {words.label}
          </p>
        ) : (
          <label className="strong" htmlFor={id}>
            {words.label}
          </label>
        )}
        <p className="soft small" id={`${id}-does`}>
          {words.does}
        </p>
        <Refused of={error} />
      </div>
      <div
        className="value"
        {...(grouped && { role: 'group', 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-does` })}
      >
        <SettingControl {...props} ids={ids} />
      </div>
    </div>
  );
}

function SettingControl(props: ControlProps): ReactNode {
  const { field, settings, ids, locked, change } = props;
  const { control } = field;
  const value = valueAt(settings, field.path);
  const input = { ...ids, className: 'input', disabled: locked };
  switch (control.kind) {
    case 'switch':
      return (
        <input
          {...input}
          type="checkbox"
          role="switch"
          className="switch"
          checked={value !== false && !isAbsent(value)}
          onChange={({ target }) => change(target.checked ? control.on : control.off)}
        />
      );
    case 'whole':
    case 'percent':
    case 'cents':
      return <NumberControl {...props} />;
    case 'choice': {
      const chosen = value as string;
      return (
        <>
          <select {...input} value={chosen} onChange={({ target }) => change(target.value)}>
            {control.of.map((one) => (
              <option key={one} value={one}>
                {choiceWords(one)?.label}
              </option>
            ))}
          </select>
          <p className="soft small">{choiceWords(chosen)?.does}</p>
        </>
      );
    }
    case 'channels': {
      const channels: Readonly<Record<string, string>> = messageWords.channels;
      const chosen = value as readonly string[];
      return (
        <span className="row">
          {control.of.map((channel) => (
            <Check
              key={channel}
              label={channels[channel]}
              disabled={locked}
              checked={chosen.includes(channel)}
              onChange={({ target }) =>
                change(target.checked ? [...chosen, channel] : chosen.filter((one) => one !== channel))
              }
            />
          ))}
        </span>
      );
    }
    case 'names':
    case 'phones':
      return <LinesControl {...props} />;
    case 'couriers':
      return <CouriersControl {...props} />;
    case 'paragraphs':
    case 'text': {
      const written = {
        ...input,
        maxLength: control.maxLength,
        value: (value ?? '') as string,
        onChange: ({ target }: { target: { value: string } }) =>
          change(target.value === '' ? null : target.value),
      };
      return control.kind === 'text' ? <input {...written} /> : <textarea rows={6} {...written} />;
    }
  }
}

/** Shown in people's units (reais, percent on top); the text stays as typed until it is a number. */
function NumberControl({ field: { path, control }, settings, ids, locked, change }: ControlProps) {
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
          {controlWords.units[control.unit]}
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
