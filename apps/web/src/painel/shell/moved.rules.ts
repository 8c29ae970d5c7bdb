/** Where the parts of screens are that were elsewhere: bookmarks of before lead on. */
const MOVED: Readonly<Record<string, string>> = {
  '/painel/ajustes/movimento': '/painel?pico=1',
  '/painel/entregadores?parte=saques': '/painel/dinheiro?parte=withdrawals',
  '/painel/dinheiro?parte=shifts': '/painel/entregadores?parte=turnos',
  '/painel/dinheiro?parte=topups': '/painel/dinheiro?parte=entries&tipo=top_up,top_up_fee',
  '/painel/dinheiro?parte=balances': '/painel/dinheiro?parte=entries&lista=balances',
  '/painel/dinheiro?parte=claims': '/painel/dinheiro?parte=inbox',
  '/painel/dinheiro?parte=contests': '/painel/dinheiro?parte=inbox',
  '/painel/dinheiro?parte=payments': '/painel/dinheiro?parte=entries&lista=payments',
};

/** The address of today for one of before, with all else that it says; null: it has not moved. */
export function movedTo(path: string, query: URLSearchParams): string | null {
  const { parte, ...others } = Object.fromEntries(query);
  const now = MOVED[parte === undefined ? path : `${path}?parte=${parte}`];
  if (now === undefined) return null;
  const [address = '', search = ''] = now.split('?');
  return `${address}?${new URLSearchParams({ ...others, ...Object.fromEntries(new URLSearchParams(search)) }).toString()}`;
}
