import { useState } from 'react';
import { Button } from '../../base/ui/button.js';
import { useEveryCourier } from '../people/names.hook.js';
import { controlWords as text } from '../words.js';
import { numberLines, numbersOf, valueAt, type ControlProps, type HubSettings } from './settings.rules.js';

export function NamesControl(props: ControlProps) {
  const { field, settings, change } = props;
  return (
    <LinesControl
      {...props}
      stored={valueAt(settings, field.path) as readonly string[]}
      changeLines={change}
    />
  );
}

export function PhonesControl(props: ControlProps) {
  const { field, settings, change } = props;
  const numbers = valueAt(settings, field.path) as HubSettings['emergencyNumbers'];
  return (
    <LinesControl
      {...props}
      stored={numberLines(numbers)}
      changeLines={(lines) => change(numbersOf(lines))}
    />
  );
}

interface LinesControlProps extends ControlProps {
  stored: readonly string[];
  changeLines: (lines: readonly string[]) => void;
}

/** A text with one value per line. */
function LinesControl({ ids, locked, stored: values, changeLines }: LinesControlProps) {
  const storedText = values.join('\n');
  const [typed, setTyped] = useState<string | null>(null);
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return (
    <textarea
      {...ids}
      className="input"
      rows={4}
      disabled={locked}
      value={typed !== null && lines(typed).join('\n') === storedText ? typed : storedText}
      onChange={({ target }) => {
        setTyped(target.value);
        changeLines(lines(target.value));
      }}
    />
  );
}

/** Preferred couriers, in the order in which they get offers. */
export function CouriersControl({ field: { path }, settings, locked, change }: ControlProps) {
  const chosen = valueAt(settings, path) as readonly number[];
  const couriers = useEveryCourier({ approved: 'true' });
  const names = new Map(couriers.data?.map(({ id, name }) => [id, name]));
  const move = (id: number) => {
    const index = chosen.indexOf(id);
    const next = chosen.filter((one) => one !== id);
    change([...next.slice(0, index - 1), id, ...next.slice(index - 1)]);
  };
  return (
    <>
      <ol className="stack g2">
        {chosen.map((id, index) => (
          <li key={id} className="row">
            <span className="grow cut">
              {index + 1}. {names.get(id) ?? id}
            </span>
            {index > 0 && (
              <Button kind="quiet" bare icon="up" disabled={locked} onClick={() => move(id)}>
                {text.earlier(names.get(id) ?? String(id))}
              </Button>
            )}
            <Button
              kind="quiet"
              bare
              icon="close"
              disabled={locked}
              onClick={() => change(chosen.filter((one) => one !== id))}
            >
              {text.takeOut(names.get(id) ?? String(id))}
            </Button>
          </li>
        ))}
      </ol>
      <select
        className="input"
        aria-label={text.addCourier}
        disabled={locked}
        value=""
        onChange={({ target }) => change([...chosen, Number(target.value)])}
      >
        <option value="">{text.addCourier}</option>
        {couriers.data
          ?.filter(({ id }) => !chosen.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </>
  );
}
