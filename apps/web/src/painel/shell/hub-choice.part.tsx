import { chooseHub, useRead } from '../../base/api/client.js';
import { refetchSession } from '../../desk/session.js';
import { Button } from '../../base/ui/button.js';
import { Unread } from '../../base/ui/empty.js';
import { shellWords as text } from '../words.js';

/** Operators of the platform choose a hub for this tab. */
export function HubChoiceRoute() {
  const hubs = useRead('/api/admin/hubs');
  if (!hubs.isSuccess) return <Unread of={hubs} />;
  return (
    <main className="enter">
      <h1>{text.hubTitle}</h1>
      <ul className="stack">
        {hubs.data.items.map(({ id, name, city }) => (
          <li key={id}>
            <Button
              onClick={() => {
                chooseHub(id);
                void refetchSession();
              }}
            >
              {name} · {city}
            </Button>
          </li>
        ))}
      </ul>
    </main>
  );
}
