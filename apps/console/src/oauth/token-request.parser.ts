import { z } from 'zod';
import { TokenRefusal } from './oauth.errors.js';
import { WORDS } from './words.js';
import * as answers from '../docs/record.schemas.js';

/** The document shows it; the parsers below read requests. */
export const tokenRequest = z.object({
  grant_type: z.enum(['authorization_code', 'refresh_token']),
  client_id: z.string(),
  ...answers.each(['code', 'redirect_uri', 'code_verifier', 'refresh_token'], z.string().optional()),
  /** With a refresh token: may be less than the merchant agreed to. */
  scope: z.string().optional(),
});
export const revocationRequest = z.object({ client_id: z.string(), token: z.string() });

type Fields = Readonly<Record<string, unknown>>;

/** @throws TokenRefusal */
export function parseTokenRequest(body: unknown) {
  const fields = fieldsOf(body);
  const grant = required(fields, 'grant_type');
  const clientId = required(fields, 'client_id');
  if (grant === 'refresh_token')
    return {
      grant: 'refresh' as const,
      clientId,
      refreshToken: required(fields, 'refresh_token'),
      ...(fields['scope'] !== undefined && fields['scope'] !== '' && { scope: required(fields, 'scope') }),
    };
  if (grant !== 'authorization_code') throw new TokenRefusal('unsupported_grant_type', WORDS.en.grantType);
  const code = required(fields, 'code');
  const redirectUri = required(fields, 'redirect_uri');
  return { grant: 'code' as const, clientId, code, redirectUri, verifier: required(fields, 'code_verifier') };
}

/** @throws TokenRefusal */
export function parseRevocation(body: unknown): z.output<typeof revocationRequest> {
  const fields = fieldsOf(body);
  return { client_id: required(fields, 'client_id'), token: required(fields, 'token') };
}

function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? (body as Fields) : {};
}

/** A parameter that comes once: RFC 6749 3.2 allows no other. */
function required(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === '') throw new TokenRefusal('invalid_request', WORDS.en.required(name));
  if (typeof value !== 'string') throw new TokenRefusal('invalid_request', WORDS.en.once(name));
  return value;
}
