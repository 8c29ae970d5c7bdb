import type { ReactNode } from 'react';
import { sendChange } from '../../base/api/client.js';
import { useForm } from '../../base/form.js';
import { Check } from '../../base/ui/field.js';
import type { App } from '../data/session.hook.js';

/** Whether robots move the orders of the app's test environment; saved when it is chosen. */
export function RobotsCheck({ app: { id, sandbox }, label }: { app: App; label: ReactNode }) {
  const form = useForm({
    begin: { robots: sandbox.robots },
    save: ({ robots }) => sendChange('PUT /api/developer/apps/{id}/sandbox', { id, robots }),
  });
  return (
    <Check
      label={label}
      checked={form.values.robots}
      onChange={({ target }) => form.choose({ robots: target.checked })}
    />
  );
}
