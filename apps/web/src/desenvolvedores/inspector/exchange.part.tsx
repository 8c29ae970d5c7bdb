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
