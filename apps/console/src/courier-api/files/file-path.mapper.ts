export function filePath(token: string): string {
  return `/arquivos/${token}`;
}
