interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Headers that curl adds by itself. */
const OWN = new Set(['content-length', 'host', 'connection', 'accept-encoding', 'transfer-encoding']);

export function curlOf({ method, url, headers, body }: Sent): string {
  const sent = Object.entries(headers).filter(([name]) => !OWN.has(name.toLowerCase()));
  return [
    `curl -i -X ${method} ${quoted(url)}`,
    ...sent.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null || body === '' ? [] : [`--data-binary ${quoted(body)}`]),
  ].join(' \\\n  ');
}

/** In single quotes a shell changes nothing; a quote itself must stand outside of them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
