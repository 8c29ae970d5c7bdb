import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../../base/index.js';
import type { CredentialKind, KeyEnvironment } from './credential.entity.js';

const PREFIX: Record<CredentialKind, string> = {
  full_api_key: 'full',
  model_m_key: 'm',
  open_delivery_pair: 'od',
  user_token: 'user',
};

const KEY = /^(full|m|od|user)_(live|test)_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

/** `full_live_<40 random><6 checksum>`: recognisable in a leak; a typing error is refused without a query. */
export function newKey(kind: CredentialKind, environment: KeyEnvironment): string {
  const body = `${PREFIX[kind]}_${environment}_${randomBase62(40)}`;
  return body + checksum(body);
}

export function isWellFormed(key: string, kinds: readonly CredentialKind[]): boolean {
  const form = keyForm(key, kinds);
  return form === 'live' || form === 'test';
}

/** What a text shows by its form alone: no key, a damaged one, one of another kind, or its environment. */
export type KeyForm = 'no_key' | 'damaged' | 'other_kind' | KeyEnvironment;

export function keyForm(text: string, kinds: readonly CredentialKind[]): KeyForm {
  const [, prefix, environment] = KEY.exec(text) ?? [];
  if (prefix === undefined) return /^(full|m|od|user)_/.test(text) ? 'damaged' : 'no_key';
  if (checksum(text.slice(0, -6)) !== text.slice(-6)) return 'damaged';
  return kinds.some((kind) => PREFIX[kind] === prefix) ? (environment as KeyEnvironment) : 'other_kind';
}

function checksum(body: string): string {
  return toBase62(crc32(body), 6);
}
