import { AddressGuard, isPublicAddress } from './address-guard.js';
import { WebhookClient } from './webhook-client.js';
import { Logger } from '@nestjs/common';
import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const PRIVATE = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001::1',
  'not an address',
];

describe('addresses', () => {
  it.each(PRIVATE)('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

const resolving = (...addresses: string[]) =>
  Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

describe('AddressGuard', () => {
  const strict = new AddressGuard({
    allowInsecure: false,
    dnsTimeoutMs: 50,
    resolve: (host) => {
      if (host === 'mixed.test') return resolving('8.8.8.8', '10.0.0.1');
      if (host === 'slow.test') return new Promise(() => undefined);
      if (host === 'gone.test') return Promise.reject(new Error('ENOTFOUND'));
      return resolving('8.8.8.8');
    },
  });

  it.each([
    ['https://good.test/hook', null],
    ['http://good.test/hook', 'not_https'],
    ['ftp://good.test/hook', 'not_https'],
    ['nonsense', 'not_a_url'],
    ['https://user:pass@good.test/', 'not_a_url'],
    ['https://127.0.0.1/', 'private_address'],
    ['https://[::ffff:127.0.0.1]/', 'private_address'],
    ['https://2130706433/', 'private_address'],
    ['https://0x7f.1/', 'private_address'],
    ['https://mixed.test/', 'private_address'],
    ['https://slow.test/', 'unresolvable'],
    ['https://gone.test/', 'unresolvable'],
    ['https://8.8.8.8:0/', 'refused_port'],
    ['https://8.8.8.8:22/', 'refused_port'],
    ['https://8.8.8.8:25/', 'refused_port'],
    ['https://8.8.8.8:6379/', 'refused_port'],
    ['https://8.8.8.8:8443/', null],
  ])('%s: %s', async (url, refusal) => {
    expect(await strict.refusal(url)).toBe(refusal);
  });

  it('names WEBHOOK_ALLOW_INSECURE in the log of a refusal that it would lift', async () => {
    const warned: unknown[] = [];
    const warn = jest
      .spyOn(Logger.prototype, 'warn')
      .mockImplementation((message: unknown) => warned.push(message));
    await strict.refusal('http://localhost:4000/hook');
    await strict.refusal('https://8.8.8.8:22/');
    warn.mockRestore();
    expect(warned).toEqual([
      expect.stringMatching(/^A receiver was refused \(not_https\)\. WEBHOOK_ALLOW_INSECURE=true /),
    ]);
  });

  it('lets loopback and http through for development only, and nothing else private', async () => {
    const lax = new AddressGuard({ allowInsecure: true });
    expect(await lax.refusal('http://127.0.0.1:3999/hook')).toBeNull();
    expect(await lax.refusal('http://127.0.0.1:5432/hook')).toBe('refused_port');
    expect(await lax.refusal('http://10.0.0.1/hook')).toBe('private_address');
    expect(await lax.refusal('http://169.254.169.254/latest')).toBe('private_address');
  });
});

describe('WebhookClient', () => {
  let server: Server;
  let calls = 0;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      calls++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const limits = { timeoutMs: 2_000, connectTimeoutMs: 1_000, connectionsPerReceiver: 2 };
  const post = async (
    guard: AddressGuard,
    host: string,
    scheme = guard.allowsInsecure ? 'http' : 'https',
  ) => {
    const client = new WebhookClient(guard, limits);
    const port = (server.address() as AddressInfo).port;
    const url = `${scheme}://${host}:${String(port)}/`;
    const result = await client.post({ url, headers: {}, body: '{}', accepts: () => true });
    await client.close();
    return result;
  };

  it('does not follow a name that points inside once it was registered', async () => {
    let asked = 0;
    const rebinding = new AddressGuard({
      allowInsecure: false,
      resolve: () => resolving(asked++ === 0 ? '8.8.8.8' : '127.0.0.1'),
    });
    expect(await rebinding.refusal('https://rebind.test/')).toBeNull();
    expect(await post(rebinding, 'rebind.test')).toMatchObject({ status: null, error: 'refused_address' });
    expect(await post(new AddressGuard({ allowInsecure: false }), '127.0.0.1')).toMatchObject({
      error: 'refused_address',
    });
    expect(calls).toBe(0);
  });

  it('calls no address without TLS outside development, whoever registered it', async () => {
    const strict = new AddressGuard({ allowInsecure: false, resolve: () => resolving('8.8.8.8') });
    for (const host of ['good.test', '8.8.8.8'])
      expect(await post(strict, host, 'http')).toMatchObject({
        status: null,
        error: 'refused_address',
        answer: 'REFUSED_ADDRESS: Receivers are called over https only',
      });
  });

  it('gives a name so long to be resolved and a connection so long to be made', async () => {
    const slowDns = new AddressGuard({
      allowInsecure: true,
      dnsTimeoutMs: 30,
      resolve: () => new Promise(() => undefined),
    });
    expect(await post(slowDns, 'slow.test')).toMatchObject({ status: null, error: 'dns' });
    // Resolving is part of connecting: without a limit of the guard, the connection's limit ends it.
    let resolved = (_: LookupAddress[]): void => undefined;
    const endless = new AddressGuard({
      allowInsecure: true,
      dnsTimeoutMs: 60_000,
      resolve: () => new Promise((done) => (resolved = done)),
    });
    expect(await post(endless, 'endless.test')).toMatchObject({ status: null, error: 'connect' });
    expect(calls).toBe(0);
    // Else the limit of a minute keeps this process.
    resolved([]);
  });

  it('distinguishes failures of TLS', async () => {
    const plain = new AddressGuard({ allowInsecure: true });
    const client = new WebhookClient(plain, limits);
    const port = (server.address() as AddressInfo).port;
    const url = `https://127.0.0.1:${String(port)}/`;
    expect(await client.post({ url, headers: {}, body: '{}', accepts: () => true })).toMatchObject({
      status: null,
      error: 'tls',
    });
    await client.close();
    expect(calls).toBe(0);
  });

  it('connects to the very address that was checked', async () => {
    const guard = new AddressGuard({ allowInsecure: true, resolve: () => resolving('127.0.0.1') });
    expect(await post(guard, 'only-the-guard-knows.test')).toMatchObject({ status: 200, error: null });
    expect(calls).toBe(1);
  });
});
