import { isAppToken, keyForm, type CredentialKind, type KeyForm } from '#domain';
import type { ServerResponse } from 'node:http';
import { WORDS } from './words.js';

/** Header of a 401, whose body the contracts fix. In ASCII, as header values are. */
const HEADER = 'Credential-Hint';

/** Judged by the form of what was sent alone: unknown and deactivated keys have the same hint, so there is nothing to learn. */
const KEY_HINTS = WORDS.pt.keys satisfies Record<KeyForm, string>;

export function hintCredential(response: ServerResponse, hint: string): void {
  response.setHeader(HEADER, hint);
}

/** What is wrong with `Authorization: Bearer KEY`. `meant`: what is written after the word. */
export function bearerHint(
  header: string | undefined,
  meant: string,
  judge: (sent: string) => string,
): string {
  if (header === undefined || header.trim() === '') return WORDS.pt.missing(meant);
  const [, sent] = /^Bearer +(\S+) *$/i.exec(header) ?? [];
  if (sent === undefined) return WORDS.pt.form(meant);
  return isAppToken(sent) ? WORDS.pt.appToken : judge(sent);
}

export function keyHint(sent: string, kinds: readonly CredentialKind[]): string {
  return isAppToken(sent) ? WORDS.pt.appToken : KEY_HINTS[keyForm(sent, kinds)];
}
