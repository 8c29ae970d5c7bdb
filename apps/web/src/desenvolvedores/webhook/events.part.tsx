import { useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../ground/api/list.js';
import { read } from '../../ground/api/client.js';
import { Check } from '../../ground/ui/field.js';
import type { App } from '../data/apps.hook.js';
import { type CustomerEvent } from './webhook.hook.js';
import { webhookWords as text } from '../words.js';

interface ChoiceProps {
  app: App;
  /** undefined: all; null: the form of those who never chose. */
  chosen: readonly string[] | null | undefined;
  change: (chosen: readonly string[]) => void;
}

/** The events that a webhook gets, where the protocol lets an app choose: in the Full API. */
export function EventsChoice({ app, chosen: said, change }: ChoiceProps) {
  const { data } = useQuery({
    ...read('/api/developer/apps/{id}/webhook/events', { id: app.id }),
    select: itemsOf,
    staleTime: Infinity,
  });
  if (app.type !== 'full_api' || !data) return null;
  const chosen = said === undefined ? data : said;
  return (
    <details>
      <summary>
        {chosen === null ? text.eventsOld : text.eventsChosen({ count: chosen.length, of: data.length })}
      </summary>
      <fieldset className="stack">
        <legend>{text.events}</legend>
        {data.map((name) => (
          <Check
            key={name}
            label={name}
            checked={chosen?.includes(name) ?? false}
            onChange={({ target }) => {
              const others = (chosen ?? []).filter((one) => one !== name);
              change(target.checked ? [...others, name] : others);
            }}
          />
        ))}
      </fieldset>
    </details>
  );
}

/** The events as the API takes them; null: nothing is chosen. */
export function eventsOf(chosen: readonly string[] | null | undefined): CustomerEvent[] | null {
  return chosen && chosen.length > 0 ? ([...chosen] as CustomerEvent[]) : null;
}
