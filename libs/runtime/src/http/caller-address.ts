/** These groups of an IPv6 address name a network: whoever has one has all of its addresses. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Limits count an IPv4 caller by the address, an IPv6 caller by its network, a /64. */
export function addressOf({ ip = '' }: { readonly ip?: string | undefined }): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = [], tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::').map(groups);
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length);
  const all = [...head, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])];
  return `${all.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

const groups = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
