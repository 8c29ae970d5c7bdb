import type { ReactNode } from 'react';
import { sendChange } from '../../base/api/client.js';
import { useChosen } from '../../base/chosen.js';
import { Check } from '../../base/ui/field.js';
import type { App } from '../data/session.hook.js';

/** Whether robots move the orders of the app's test environment; saved when it is chosen. */
export function RobotsCheck({ app: { id, sandbox }, label }: { app: App; label: ReactNode }) {
  const { values, choose } = useChosen({ robots: sandbox.robots }, (wanted) =>
    sendChange('PUT /api/developer/apps/{id}/sandbox', { id, ...wanted }),
  );
  return (
    <Check
      label={label}
      checked={values.robots}
      onChange={({ target }) => choose({ robots: target.checked })}
    />
  );
}
