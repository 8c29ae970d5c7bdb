/** Address of a picture. Pictures of this server are loaded from the page's own origin, whatever `PUBLIC_URL` is. */
export function pictureSource(url: string): string {
  const path = URL.canParse(url, location.href) ? new URL(url, location.href).pathname : '';
  return path.startsWith('/arquivos/') ? path : url;
}
