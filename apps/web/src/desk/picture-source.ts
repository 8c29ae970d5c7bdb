/** Address of a picture. This server's are loaded from the page's own origin, whatever `PUBLIC_URL` is. */
export function pictureSource(url: string): string {
  const { pathname = '', search = '' } = URL.canParse(url, location.href) ? new URL(url, location.href) : {};
  return pathname.startsWith('/arquivos/') ? pathname + search : url;
}
