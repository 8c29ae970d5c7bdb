import { useQuery } from '@tanstack/react-query';
import { type Answer, read } from '../../ground/api/client.js';
import { useAskAgainMs } from '../data/live.hook.js';
import { inspectorWords as text } from '../words.js';

/** Headers and body of one side of an exchange, as they went over the wire; `label` names the body. */
export function Wire({
  headers,
  body,
  label,
}: {
  headers: Readonly<Record<string, string>> | null;
  body: string | null;
  label: string;
}) {
  return (
    <>
      {headers && Object.keys(headers).length > 0 && (
        <details>
          <summary>{text.headers}</summary>
          <pre>
            {Object.entries(headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
          </pre>
        </details>
      )}
      <h3>{label}</h3>
      <pre tabIndex={0} aria-label={label}>
        {body === null || body === '' ? text.noBody : pretty(body)}
      </pre>
    </>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

export type Sent = Answer<'/api/developer/apps/{id}/deliveries'>['items'][number];

const UNDER_WAY: ReadonlySet<string> = new Set(['queued', 'due']);
const UNDER_WAY_MS = 5_000;

/** The stream has the newest messages only, so an older one that is under way is looked for again. */
export function useSent(id: number, deliveryId: number) {
  const askAgainMs = useAskAgainMs();
  return useQuery({
    ...read('/api/developer/apps/{id}/deliveries/{deliveryId}', { id, deliveryId }),
    refetchInterval: ({ state }) => (UNDER_WAY.has(state.data?.state ?? '') ? UNDER_WAY_MS : askAgainMs),
  });
}

export type ResentState = 'delivered' | 'given_up' | 'cancelled';

export function useReceived(id: number, requestId: number) {
  return useQuery(read('/api/developer/apps/{id}/requests/{requestId}', { id, requestId }));
}
