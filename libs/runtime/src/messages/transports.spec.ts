import { SystemClock, TEXT_CHANNELS, type OutgoingMessage } from '#domain';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { TestReceiver } from '../../../../test/support/test-receiver.js';
import { createLogger } from '../logging/logger.js';
import { CallbackTransport, ConfiguredTransport, SmtpTransport } from './configured-transport.js';
import { PushTransport } from './push-transport.js';

const message: OutgoingMessage = {
  id: 7,
  channel: 'sms',
  to: '+5519999990000',
  template: 'delivery_on_the_way',
  words: { recipientName: 'Bia', merchantName: 'Padaria', link: 'https://example.com/r/1', code: '4821' },
  own: null,
};

describe('the call-back', () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  let gateway: TestReceiver;
  beforeEach(async () => {
    gateway = await TestReceiver.start();
  });
  afterEach(() => gateway.close());
  const send = () =>
    new CallbackTransport({ url: gateway.url(), secret, channels: ['sms'] }, new SystemClock()).send(message);

  it('posts channel, recipient, template, values and text, signed by the Standard Webhooks convention', async () => {
    expect(await send()).toEqual({ error: null });
    const [received] = gateway.received;
    const body = new Webhook(secret).verify(received?.body ?? '', received?.headers ?? {});
    expect(body).toMatchObject({
      id: '7',
      channel: 'sms',
      to: '+5519999990000',
      template: 'delivery_on_the_way',
    });
    expect((body as { text: string }).text).toContain('https://example.com/r/1');
    expect((body as { text: string }).text).toContain('4821');
  });

  it("returns the gateway's refusal and its Retry-After", async () => {
    gateway.reacts(() => ({ status: 429, headers: { 'retry-after': '30' } }));
    expect(await send()).toEqual({ error: 'status 429', retryAfter: '30' });
  });
});

describe('SMTP', () => {
  let server: Server;
  let received: string;
  let refuses: boolean;
  beforeEach(async () => {
    received = '';
    refuses = false;
    server = createServer((socket) => converse(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  function converse(socket: Socket): void {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      received += text;
      if (inData) {
        if (text.endsWith('\r\n.\r\n')) {
          inData = false;
          socket.write('250 taken\r\n');
        }
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (text.startsWith('RCPT') && refuses) socket.write('550 no such user\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
  }

  const send = () => {
    const url = `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    return new SmtpTransport(url, 'Entregas <entregas@example.com>').send({
      ...message,
      channel: 'email',
      to: 'ana@example.com',
      template: 'password_reset',
      words: { personName: 'Ana', link: 'https://example.com/s/1', validMinutes: '30' },
    });
  };

  it('sends subject and text to the address', async () => {
    expect(await send()).toEqual({ error: null });
    expect(received).toContain('RCPT TO:<ana@example.com>');
    expect(received).toContain('https://example.com/s/1');
  });

  it('marks a refused address as a permanent failure', async () => {
    refuses = true;
    expect(await send()).toMatchObject({ error: expect.stringContaining('no such user'), permanent: true });
  });
});

describe('messages without a gateway', () => {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) };
  const logger = createLogger({ level: 'info', app: 'test', destination });
  const smtp = { url: 'smtp://127.0.0.1:1', from: 'entregas@example.com' };
  beforeEach(() => void (lines.length = 0));

  type Config = ConstructorParameters<typeof ConfiguredTransport>[0];
  const configured = (databaseUrl: string | null, messages: Partial<Config['messages']> = {}) => {
    const texts = { smtp: null, callback: null, ...messages };
    const config = { databaseUrl, demonstration: true, messages: texts } as Config;
    const nobody = { target: async () => null, forget: async () => undefined };
    const client = { post: () => Promise.reject(new Error('Nobody is called')) };
    const push = new PushTransport(null, config, client, nobody, new SystemClock());
    return new ConfiguredTransport(config, logger, new SystemClock(), push);
  };

  it('are lines of the log on the embedded database: their text, and nothing of who they are for', async () => {
    const transport = configured(null);
    expect(transport.channels).toEqual(TEXT_CHANNELS);
    expect(await transport.send(message)).toEqual({ error: null, kept: true });
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'message not sent: development log',
        channel: 'sms',
        template: 'delivery_on_the_way',
        text: expect.stringContaining('https://example.com/r/1'),
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain(message.to);
  });

  it('go to the log only by the channels that no gateway has', async () => {
    const transport = configured(null, { smtp });
    expect(await transport.send(message)).toEqual({ error: null, kept: true });
    const mail: OutgoingMessage = { ...message, channel: 'email', to: 'ana@example.com' };
    expect(await transport.send(mail)).toMatchObject({ error: expect.stringContaining('ECONNREFUSED') });
    expect(lines).toHaveLength(1);
  });

  it('are never lines of the log on a database of its own: the channel is refused', async () => {
    const transport = configured('postgres://db/name', { smtp });
    expect(transport.channels).toEqual(['email']);
    expect(await transport.send(message)).toEqual({ error: 'no transport for sms', permanent: true });
    expect(lines).toEqual([]);
  });
});
