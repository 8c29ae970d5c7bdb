import { standardHeaders, standardKey } from '#domain';
import type { Request } from 'express';
import { requireSigned } from './console-caller.provider.js';

const SECRET = `whsec_${Buffer.from('a-secret-of-some-length').toString('base64')}`;
const NOW = new Date('2026-03-02T12:00:00.000Z');
const BODY = Buffer.from('{}');

describe('a signed request', () => {
  const headers = () => standardHeaders('msg_1', BODY, standardKey(SECRET), NOW);
  const check = (sent: Readonly<Record<string, string>>) => {
    const request = { rawBody: BODY, get: (name: string) => sent[name] } as unknown as Request;
    requireSigned(request, SECRET, NOW);
  };

  it('is taken with its signature, also beside another', () => {
    check(headers());
    check({ ...headers(), 'webhook-signature': `v1,other ${headers()['webhook-signature']}` });
  });

  it('is refused with a signature of as many letters that take more bytes', () => {
    const signature = headers()['webhook-signature'];
    const strange = `v1,${'é'.repeat(signature.length - 3)}`;
    expect(() => check({ ...headers(), 'webhook-signature': strange })).toThrow(
      expect.objectContaining({ code: 'credential_invalid' }) as Error,
    );
  });
});
