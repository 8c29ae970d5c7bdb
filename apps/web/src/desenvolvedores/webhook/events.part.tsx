import { Check } from '../../ground/ui/field.js';
import type { App } from '../data/apps.hook.js';
import { useWebhookEvents, type CustomerEvent } from './webhook.hook.js';
import { webhookWords as text } from '../words.js';

const NAME = 'event-of-webhook';

interface ChoiceProps {
  app: App;
  /** undefined: all; null: the form of those who never chose. */
  chosen: readonly string[] | null | undefined;
}

/** The events that a webhook gets, where the protocol lets an app choose: in the Full API. */
export function EventsChoice({ app, chosen: said }: ChoiceProps) {
  const { data } = useWebhookEvents(app.id);
  if (app.type !== 'full_api' || !data) return null;
  const chosen = said === undefined ? data : said;
  return (
    <details>
      <summary>{chosen === null ? text.eventsOld : text.eventsChosen(chosen.length, data.length)}</summary>
      <fieldset className="stack">
        <legend>{text.events}</legend>
        {data.map((name) => (
          <Check key={name} name={NAME} value={name} label={name} defaultChecked={chosen?.includes(name)} />
        ))}
      </fieldset>
    </details>
  );
}

/** The events that were chosen in a form; none: the form did not ask, or nothing was chosen. */
export function chosenEvents(form: FormData): CustomerEvent[] {
  return form.getAll(NAME) as CustomerEvent[];
}
