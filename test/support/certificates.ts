import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** Key and certificate for `https.createServer`. */
export interface Identity {
  readonly key: string;
  readonly cert: string;
}

interface Wish {
  /** The subject's name and, except for an authority, its host name. */
  readonly name: string;
  readonly until?: string;
}

const OID = {
  commonName: '550403',
  ecdsaWithSha256: '2a8648ce3d040302',
  basicConstraints: '551d13',
  subjectAltName: '551d11',
} as const;

const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, utf8: 0x0c, time: 0x18, sequence: 0x30 };
const SET = 0x31;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;

/**
 * Certificates for TLS in tests, made on demand: no files that expire and no external program. Node reads
 * X.509 but does not write it, so the few DER values are composed here.
 */
export class CertificateAuthority {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** The authority's certificate, for clients to trust. */
  readonly cert: string;

  constructor(private readonly name = 'Authority of the tests') {
    const isAuthority = extension(OID.basicConstraints, sequence(der(0x01, Buffer.from([0xff]))));
    this.cert = certificate(this.keys.publicKey, { name }, isAuthority, { name, key: this.keys.privateKey });
  }

  issue(wish: Wish): Identity {
    return identity(wish, () => ({ name: this.name, key: this.keys.privateKey }));
  }
}

export function selfSigned(wish: Wish): Identity {
  return identity(wish, (own) => ({ name: wish.name, key: own }));
}

interface Issuer {
  readonly name: string;
  readonly key: KeyObject;
}

function identity(wish: Wish, issuerFor: (own: KeyObject) => Issuer): Identity {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const answersFor = extension(OID.subjectAltName, sequence(der(DNS_NAME, Buffer.from(wish.name))));
  return {
    key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: certificate(own.publicKey, wish, answersFor, issuerFor(own.privateKey)),
  };
}

function certificate(subjectKey: KeyObject, wish: Wish, extra: Buffer, issuer: Issuer): string {
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const content = sequence(
    der(VERSION, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1])),
    algorithm,
    nameOf(issuer.name),
    sequence(time('20000101000000Z'), time(wish.until ?? '99991231235959Z')),
    nameOf(wish.name),
    subjectKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, sequence(extra)),
  );
  const signature = der(TAG.bits, Buffer.concat([Buffer.from([0]), sign('sha256', content, issuer.key)]));
  const lines =
    sequence(content, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(oid(id), der(TAG.octets, value));
}

function nameOf(name: string): Buffer {
  return sequence(der(SET, sequence(oid(OID.commonName), der(TAG.utf8, Buffer.from(name)))));
}

function time(text: string): Buffer {
  return der(TAG.time, Buffer.from(text));
}

function oid(hex: string): Buffer {
  return der(TAG.oid, Buffer.from(hex, 'hex'));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(TAG.sequence, Buffer.concat(parts));
}

function der(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}
