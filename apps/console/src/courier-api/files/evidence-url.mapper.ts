export function evidenceUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/arquivos/${token}`;
}
