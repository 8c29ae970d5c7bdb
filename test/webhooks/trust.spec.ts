import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CertificateAuthority, selfSigned, type Identity } from '../support/certificates.js';
import { startProgram } from '../support/child-process.js';
import { TestReceiver } from '../support/test-receiver.js';
import { webhookHarness, type WebhookHarness } from './webhook.harness.js';

interface Try {
  readonly state: string;
  readonly error: string | null;
  readonly status: number | null;
  readonly answer: string;
  /** Pause until the next attempt. */
  readonly waitS: number | null;
}

/** Real handshakes with receivers whose certificates are valid or not. */
describe('a receiver over TLS', () => {
  const authority = new CertificateAuthority();
  const folder = mkdtempSync(join(tmpdir(), 'trust-'));
  const trusted = join(folder, 'authority.pem');
  let harness: WebhookHarness;
  const receivers: TestReceiver[] = [];

  beforeAll(async () => {
    writeFileSync(trusted, authority.cert);
    harness = await webhookHarness();
  });
  afterEach(async () => {
    await harness.stopSenders();
    for (const receiver of receivers.splice(0)) await receiver.close();
    await harness.db.execute('truncate outbox, webhook_subscriptions, webhook_deliveries, webhook_attempts');
  });
  afterAll(async () => {
    await harness.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function receiverWith(identity: Identity): Promise<TestReceiver> {
    const receiver = await TestReceiver.start(identity);
    receivers.push(receiver);
    return receiver;
  }

  async function tries(): Promise<Try[]> {
    return harness.db.query<Try>(
      `select d.state, a.error, a.status, a.answer,
              extract(epoch from d.due_at - a.at)::float8 as "waitS"
         from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id order by a.id`,
    );
  }

  it.each([
    [
      'signed by itself',
      selfSigned({ name: 'localhost' }),
      'DEPTH_ZERO_SELF_SIGNED_CERT: self-signed certificate',
    ],
    [
      'of an authority nobody knows',
      authority.issue({ name: 'localhost' }),
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE: unable to verify the first certificate',
    ],
  ])(
    'gets nothing with a certificate %s; the attempt records it and the next follows by the schedule',
    async (_, identity, why) => {
      const receiver = await receiverWith(identity);
      await harness.subscribe(receiver.url());
      await harness.emit(harness.event(1));
      const sender = harness.sender();
      await sender.drain();
      expect(receiver.received).toHaveLength(0);
      const [first] = await tries();
      expect(first).toMatchObject({ state: 'due', error: 'tls', status: null });
      expect(first?.answer).toContain(why);
      expect(first?.waitS).toBeGreaterThanOrEqual(4);
      expect(first?.waitS).toBeLessThanOrEqual(6.1);

      harness.clock.advance({ seconds: 7 });
      await sender.drain();
      expect((await tries()).map(({ error }) => error)).toEqual(['tls', 'tls']);
      expect(receiver.received).toHaveLength(0);
    },
  );

  it('gets it when NODE_EXTRA_CA_CERTS names its authority, but not if expired or answering for another host', async () => {
    const good = await receiverWith(authority.issue({ name: 'localhost' }));
    const expired = await receiverWith(authority.issue({ name: 'localhost', until: '20010101000000Z' }));
    const other = await receiverWith(authority.issue({ name: 'elsewhere.example' }));
    const urls = [good.url('/trusted'), expired.url(), other.url()];
    const { ended } = startProgram('test/webhooks/trust.driver.ts', urls, { NODE_EXTRA_CA_CERTS: trusted });
    const { code, out, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({ status: 200, error: null }),
      expect.objectContaining({ error: 'tls', answer: expect.stringContaining('CERT_HAS_EXPIRED') }),
      expect.objectContaining({ error: 'tls', answer: expect.stringContaining('ALTNAME_INVALID') }),
    ]);
    expect(good.bodies('/trusted')).toEqual(['{"hello":1}']);
    expect([expired.received, other.received]).toEqual([[], []]);
  });

  it('without TLS is a failure of TLS too', async () => {
    const plain = await TestReceiver.start();
    receivers.push(plain);
    await harness.subscribe(plain.url().replace('http:', 'https:'));
    await harness.emit(harness.event(1));
    await harness.sender().drain();
    expect(await tries()).toEqual([expect.objectContaining({ error: 'tls', status: null })]);
  });
});
