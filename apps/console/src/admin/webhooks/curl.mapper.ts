/** A request as a command of curl, whatever its texts hold. */
export function curlOf(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | null,
): string {
  const options = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === null || body === '' ? [] : [`--data-raw ${quoted(body)}`];
  return [`curl -X ${method} ${quoted(url)}`, ...options, ...data].join(' \\\n  ');
}

/** In single quotes a shell changes nothing; a quote itself must stand outside of them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
