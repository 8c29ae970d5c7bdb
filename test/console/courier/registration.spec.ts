// In process: the last test, whose environment sends nothing to phones.
import { CourierRegistrations } from '#domain';
import { textOf } from '#runtime';
import { consoleFace } from '../../../apps/console/src/face.js';
import { openFaces } from '../../support/index.js';
import { CourierWorld, PNG } from '../courier.world.js';
import { anAddress } from '../served-console.harness.js';

const NEWCOMER = {
  name: 'Bia Fictícia',
  password: 'segredo1',
  vehicleKind: 'motorbike',
  vehiclePlate: 'abc1d23',
};
const WRONG = '000000';
/** Settings of a company with its own database, where nothing goes to the log instead. */
const MAIL_ALONE = {
  DATABASE_URL: 'postgres://localhost/lastmile',
  SMTP_URL: 'smtp://localhost',
  SMTP_FROM: 'entregas@example.com',
};

interface Sent {
  readonly recipient: string;
  readonly channel: string;
  readonly template: 'courier_code' | 'courier_known';
  readonly words: Record<string, string>;
}

describe('registering as a courier', () => {
  let world: CourierWorld;
  let people = 0;

  beforeAll(async () => {
    world = await CourierWorld.open();
  });

  const aPhone = () => String(11_966_660_000 + ++people);
  const call = () => world.face.call().post('/api/courier/register').set('X-Forwarded-For', anAddress());
  const post = (body: object) => call().send({ ...NEWCOMER, hubId: world.hub.hub.id, ...body });
  const login = (phone: string) =>
    world.face
      .call()
      .post('/api/courier/login')
      .set('X-Forwarded-For', anAddress())
      .send({ phone, password: NEWCOMER.password });
  const sentTo = (phone: string) =>
    world.face.core.db.query<Sent>(
      'select recipient, channel, template, words from messages where recipient = $1 order by id',
      [phone],
    );
  const codeOf = async (phone: string) => (await sentTo(phone)).at(-1)?.words['code'] ?? '';
  const known = async (facts: { phone?: string; cpf?: string; email?: string }) => {
    const registrations = world.face.get(CourierRegistrations);
    const phone = facts.phone ?? aPhone();
    await registrations.register(world.hub.scope, { name: 'Ana', password: 'outra-99', ...facts, phone });
    return phone;
  };
  const couriersOf = async (phone: string) =>
    (await world.face.core.db.query('select id from couriers where phone = $1', [phone])).length;

  it('asks for the code of the phone, keeps nothing before it, and awaits approval with documents in hand', async () => {
    const phone = aPhone();
    const asked = await post({ phone: `+55 (${phone.slice(0, 2)}) ${phone.slice(2)}` }).expect(202);
    expect(asked.body).toEqual({ state: 'code_sent', channel: 'whatsapp', validMinutes: 10 });
    expect(await couriersOf(phone)).toBe(0);
    const [message] = await sentTo(phone);
    expect(message).toMatchObject({ channel: 'whatsapp', template: 'courier_code' });
    expect(textOf(message!).text).toContain(`${message!.words['code']!} é o seu código`);
    const form = call();
    for (const [name, value] of Object.entries({
      ...NEWCOMER,
      phone,
      hubId: String(world.hub.hub.id),
      code: message!.words['code']!,
    }))
      void form.field(name, value);
    void form.field('vehicleTypeIds', String(world.hub.motorbike.id));
    const { body } = await form.attach('cnh', PNG, 'cnh.png').attach('face', PNG, 'me.png').expect(202);
    expect(body).toEqual({ state: 'received', channel: null, validMinutes: null });
    const opened = await login(phone).expect(200);
    expect(opened.body.courier).toMatchObject({
      registration: 'awaiting_approval',
      vehicle: { plate: 'ABC1D23' },
    });
    const signed = (path: string) =>
      world.face.call().get(`/api/courier${path}`).set('Authorization', `Bearer ${opened.body.token}`);
    const documents = await signed('/documents').expect(200);
    expect(documents.body.items.map(({ type }: { type: string }) => type).sort()).toEqual(['cnh', 'face']);
    const refused = await world.face
      .call()
      .post('/api/courier/online')
      .set('Authorization', `Bearer ${opened.body.token}`)
      .expect(403);
    expect(refused.body.type).toBe('urn:problem:courier_not_approved');
  });

  it('reports every fault by its field before a code is sent, and refuses a script as a document', async () => {
    const phone = aPhone();
    const { body } = await post({ phone: '123', password: 'abc' }).expect(400);
    expect(Object.keys(body.errors).sort()).toEqual(['password', 'phone']);
    const known = await post({ phone, password: 'senha123' }).expect(400);
    expect(known.body.errors).toEqual({ password: ['Too many people have this password'] });
    await post({ phone, hubId: 999_999 }).expect(404);
    await call()
      .field('hubId', String(world.hub.hub.id))
      .field('name', 'Caio Fictício')
      .field('phone', phone)
      .field('password', 'segredo1')
      .attach('identity', Buffer.from('<script>alert(1)</script>'), 'identity.jpg')
      .expect(400);
    const named = call().field({ ...NEWCOMER, phone, hubId: String(world.hub.hub.id) });
    const other = await named.attach('rg', PNG, 'rg.png').expect(400);
    expect(other.body.errors).toHaveProperty('rg');
    expect(await sentTo(phone)).toEqual([]);
  });

  it('answers a known phone as an unknown one, and tells its owner', async () => {
    const [free, taken] = [aPhone(), await known({})];
    const asked = async (body: object) => {
      const { status, body: said } = await post(body);
      return { status, said };
    };
    expect(await asked({ phone: taken })).toEqual(await asked({ phone: free }));
    expect(await asked({ phone: taken, code: WRONG })).toEqual(await asked({ phone: free, code: WRONG }));
    const [message] = await sentTo(taken);
    expect([message?.template, message?.words['what']]).toEqual(['courier_known', 'phone']);
    expect(textOf(message!).text).toMatch(/Este telefone já tem cadastro .*\/entregador /);
    expect((await sentTo(free))[0]?.template).toBe('courier_code');
  });

  it('tells by message, not by its answer, that CPF or e-mail are known', async () => {
    const cpf = '52998224725';
    await known({ cpf, email: 'ana@example.com' });
    for (const [facts, what] of [
      [{ cpf }, 'cpf'],
      [{ email: 'ANA@example.com' }, 'email'],
    ] as const) {
      const phone = aPhone();
      await post({ ...facts, phone }).expect(202);
      const { body } = await post({ ...facts, phone, code: await codeOf(phone) }).expect(202);
      expect(body).toEqual({ state: 'received', channel: null, validMinutes: null });
      expect(await couriersOf(phone)).toBe(0);
      const last = (await sentTo(phone)).at(-1);
      expect([last?.template, last?.words['what']]).toEqual(['courier_known', what]);
      expect(textOf(last!).text).toContain('não foi feito');
    }
  });

  it('takes a code once, within ten minutes, by its own phone and company, and not after five tries', async () => {
    const [phone, other] = [aPhone(), aPhone()];
    const wrong = async (body: object) => (await post(body).expect(422)).body.type;
    await post({ phone }).expect(202);
    const first = await codeOf(phone);
    expect(await wrong({ phone: other, code: first })).toBe('urn:problem:wrong_code');
    for (let i = 0; i < 5; i++) await wrong({ phone, code: WRONG });
    await wrong({ phone, code: first });
    await post({ phone }).expect(202);
    const late = await codeOf(phone);
    world.face.core.clock.advance({ minutes: 10, seconds: 1 });
    await wrong({ phone, code: late });
    await post({ phone }).expect(202);
    const right = await codeOf(phone);
    await wrong({ phone, code: late });
    await post({ phone, code: right }).expect(202);
    await wrong({ phone, code: right });
    expect(await couriersOf(phone)).toBe(1);
  });

  it('sends five codes to a phone within an hour, and answers alike beyond', async () => {
    const phone = aPhone();
    for (let i = 0; i < 7; i++) expect((await post({ phone })).body.state).toBe('code_sent');
    expect(await sentTo(phone)).toHaveLength(5);
    world.face.core.clock.advance({ hours: 1, seconds: 1 });
    await post({ phone }).expect(202);
    expect(await sentTo(phone)).toHaveLength(6);
  });

  it('keeps neither phone nor code readable', async () => {
    const phone = aPhone();
    await post({ phone }).expect(202);
    const rows = await world.face.core.db.query<{ row: string }>(
      'select c::text as row from phone_codes c where hub_id = $1',
      [world.hub.hub.id],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(phone);
  });

  it('keeps the code of a sandbox in its mailbox, and sends it to nobody', async () => {
    await world.face.core.db.execute('update hubs set sandbox = true where id = $1', [world.hub.hub.id]);
    const phone = aPhone();
    await post({ phone }).expect(202);
    const [row] = await world.face.core.db.query<{ state: string; code: string }>(
      `select state, words ->> 'code' as code from messages where recipient = $1`,
      [phone],
    );
    expect(row).toEqual({ state: 'sent', code: expect.stringMatching(/^\d{6}$/) });
    await world.face.core.db.execute('update hubs set sandbox = false where id = $1', [world.hub.hub.id]);
  });

  it('is refused where nothing can be sent to phones, with what to do', async () => {
    const face = await openFaces([consoleFace], { env: { ...MAIL_ALONE } });
    const { hub } = await CourierWorld.at(face);
    for (const code of [undefined, WRONG]) {
      const newcomer = { ...NEWCOMER, hubId: hub.hub.id, phone: aPhone(), code };
      const { body } = await face.call().post('/api/courier/register').send(newcomer).expect(409);
      expect(body.type).toBe('urn:problem:feature_disabled');
    }
    await face.close();
  });
});
