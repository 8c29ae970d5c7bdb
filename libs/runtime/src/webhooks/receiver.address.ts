export interface ReceiverAddress {
  /** Or the whole text, if it is no URL. */
  readonly host: string;
  readonly target: { readonly origin: string; readonly path: string } | null;
}

const MOST_KNOWN = 1_000;
const known = new Map<string, ReceiverAddress>();

/** Taken apart once: the same few receivers are called over and over. */
export function addressOf(url: string): ReceiverAddress {
  const before = known.get(url);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const address = read(url);
  known.set(url, address);
  return address;
}

function read(url: string): ReceiverAddress {
  if (!URL.canParse(url)) return { host: url, target: null };
  const { host, origin, pathname, search } = new URL(url);
  return { host, target: { origin, path: pathname + search } };
}
