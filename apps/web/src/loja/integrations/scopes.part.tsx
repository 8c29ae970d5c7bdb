import { useMutation } from '@tanstack/react-query';
import { write } from '../../ground/api/client.js';
import { appsWords as text, authorizeWords as agreed } from '../words.js';
import { Button } from '../../ground/ui/button.js';
import { confirm } from '../../ground/ui/dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { type Connection } from './apps.hook.js';

type Scope = NonNullable<Connection['scopes']>[number];

interface ScopesProps {
  app: Pick<Connection, 'id' | 'name'>;
  scopes: readonly Scope[];
}

/** What an app may do, each of which the owner can take back; the last one by disconnecting it. */
export function Scopes({ app: { id, name }, scopes }: ScopesProps) {
  const taking = useMutation(
    write('PUT /api/merchant/app-connections/{id}/scopes', { onSuccess: () => notify(text.taken(name)) }),
  );
  const { short, can } = agreed;
  const take = async (taken: Scope) => {
    const lead = text.takeLead({ name, what: short[taken] });
    if (!(await confirm({ title: text.takeTitle(name), lead, action: text.take }))) return;
    const kept = scopes.filter((scope) => scope !== taken);
    taking.mutate({ id, scopes: kept });
  };
  return (
    <details className="below">
      <summary>{text.may(scopes.map((scope) => short[scope]).join(', '))}</summary>
      <ul className="lines">
        {scopes.map((scope) => (
          <li key={scope} className="row between">
            <span className="grow">{can[scope]}</span>
            {scopes.length > 1 && (
              <Button
                aria-label={text.takeOf({ what: short[scope], name })}
                busy={taking.isPending}
                onClick={() => take(scope)}
              >
                {text.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {scopes.length === 1 && <p className="soft small">{text.onlyOne}</p>}
    </details>
  );
}
