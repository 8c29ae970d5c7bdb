import { useMemo, useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from 'react';

/** The event after the app itself has changed the address; `popstate` is the browser's. */
export const CHANGED = 'page-url';
/** The event before the address changes; its detail is the new address. Whoever prevents it asks first. */
export const LEAVES = 'leaves';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(CHANGED, listener);
  };
}

/**
 * The current address: a path and a query. Screens keep their state in the query, so that a link shows a
 * colleague the same. Published routers weigh a quarter of what a page may load.
 */
export function usePageUrl() {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  return useMemo(() => {
    const [path = '', query = ''] = address.split('?');
    return { path: path.replace(/(.)\/$/, '$1'), query: new URLSearchParams(query) };
  }, [address]);
}

export function go(to: string, { replace = false } = {}): void {
  if (to === location.pathname + location.search) return;
  if (!dispatchEvent(new CustomEvent(LEAVES, { cancelable: true, detail: to }))) return;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  dispatchEvent(new Event(CHANGED));
}

/** Changes parameters of the query; an empty text or null removes a parameter. */
export function goQuery(changes: Record<string, string | null>, options: { replace?: boolean } = {}): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes))
    if (value === null || value === '') query.delete(name);
    else query.set(name, value);
  const text = query.toString();
  go(location.pathname + (text === '' ? '' : `?${text}`), options);
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link inside the app. A plain left click is handled here, every other click by the browser. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    go(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}
