/**
 * The text of a map from host name to cell, with one line for the host: `host cell`, as HAProxy's `map` and Caddy's `map`
 * directive read it. Other lines stay as they are.
 */
export function directoryWith(text: string, host: string, cell: string): string {
  const others = text
    .split('\n')
    .filter((line) => line.trim() !== '' && line.trim().split(/\s+/)[0] !== host);
  return `${[...others, `${host} ${cell}`].join('\n')}\n`;
}
