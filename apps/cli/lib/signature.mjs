import { createHmac } from 'node:crypto';

/** Signs a message as production does, at this instant: the log masks the signatures of messages. */
export function signed(headers, body, { type, standardSecret, credential }, now) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '***'));
  const timestamp = String(Math.floor(now / 1_000));
  return {
    ...kept,
    'webhook-timestamp': timestamp,
    'webhook-signature': standardSignature(standardSecret, kept['webhook-id'], timestamp, body),
    ...BY_CREDENTIAL[type](credential, body),
  };
}

function standardSignature(secret, id, timestamp, body) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

const hex = (hash, key, body) => createHmac(hash, key).update(body).digest('hex');

const BY_CREDENTIAL = {
  full_api: () => ({}),
  open_delivery: (secret, body) => ({ 'X-App-Signature': hex('sha256', secret, body) }),
  model_m(key, body) {
    const signature = hex('sha512', key, body);
    return { 'Signature-V2': signature, Signature: signature };
  },
};
