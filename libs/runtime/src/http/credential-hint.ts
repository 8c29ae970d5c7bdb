import { isAppToken, keyForm, type CredentialKind, type KeyForm } from '#domain';
import type { ServerResponse } from 'node:http';

/** Header of a 401, whose body the contracts fix. In ASCII, as header values are. */
const HEADER = 'Credential-Hint';

/** Judged by the form of what was sent alone: unknown and deactivated keys have the same hint, so there is nothing to learn. */
const KEY_HINTS: Readonly<Record<KeyForm, string>> = {
  no_key: 'Isto que veio como chave tem outra forma: copie a chave inteira do portal ou do painel',
  damaged: 'A chave veio cortada ou alterada: copie de novo',
  other_kind: 'Esta chave pertence a outra API',
  test: 'Chave de teste desconhecida neste servidor: foi trocada, desativada ou vem de outro ambiente',
  live: 'Chave real desconhecida neste servidor: foi trocada, desativada ou vem de outro ambiente',
};

/** An app's token is for the APIs that know scopes. */
const APP_TOKEN_HINT =
  'Este token de aplicativo vale em /api/merchant e /mcp: aqui use a chave ou o par da loja';

export function hintCredential(response: ServerResponse, hint: string): void {
  response.setHeader(HEADER, hint);
}

/** What is wrong with `Authorization: Bearer KEY`. `meant`: what is written after the word. */
export function bearerHint(
  header: string | undefined,
  meant: string,
  judge: (sent: string) => string,
): string {
  if (header === undefined || header.trim() === '') return `Envie o header Authorization: Bearer ${meant}`;
  const [, sent] = /^Bearer +(\S+) *$/i.exec(header) ?? [];
  if (sent === undefined) return `O header Authorization precisa ser: Bearer ${meant}`;
  return isAppToken(sent) ? APP_TOKEN_HINT : judge(sent);
}

export function keyHint(sent: string, kinds: readonly CredentialKind[]): string {
  return isAppToken(sent) ? APP_TOKEN_HINT : KEY_HINTS[keyForm(sent, kinds)];
}
