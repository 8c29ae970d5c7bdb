import { BoundedCache } from '#domain';

interface ReceiverAddress {
  /** The host, or the whole text if it is no URL. */
  readonly host: string;
  readonly target: { readonly origin: string; readonly path: string } | null;
}

const parsed = new BoundedCache<string, ReceiverAddress>(1_000);

/** A receiver's parsed address; parsed once, because the same few receivers are called over and over. */
export function addressOf(url: string): ReceiverAddress {
  return parsed.getOrCompute(url, () => parse(url));
}

function parse(url: string): ReceiverAddress {
  if (!URL.canParse(url)) return { host: url, target: null };
  const { host, origin, pathname, search } = new URL(url);
  return { host, target: { origin, path: pathname + search } };
}
