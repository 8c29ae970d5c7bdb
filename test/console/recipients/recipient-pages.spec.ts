import { Hubs, OrderLifecycle, RecipientRequests, type OrderRecord } from '#domain';
import request from 'supertest';
import { fuzzRecipientPages } from '../../support/recipient-pages.driver.js';
import { RecipientPagesWorld } from '../recipient-pages.world.js';

describe('what recipients do on their page, by forms', () => {
  let world: RecipientPagesWorld;

  beforeAll(async () => {
    world = await RecipientPagesWorld.open();
  });
  afterAll(() => world.close());

  const pageOf = ({ stops: [stop] }: OrderRecord) => `/rastreio/${stop?.trackingToken ?? ''}`;
  const get = (path: string) => request(world.server.baseUrl).get(path);
  const post = (path: string, form: Record<string, string>) =>
    request(world.server.baseUrl).post(path).type('form').send(form);

  it('write to the courier, and say that they come to the door', async () => {
    const order = await world.carried('Ana');
    expect((await get(pageOf(order))).text).toContain('Falar com o entregador');
    const talk = `${pageOf(order)}/conversa`;
    const { text: empty, headers } = await get(talk).expect(200);
    expect(empty).toContain('Ninguém escreveu ainda');
    // As the page that leads here says whose it is.
    const [header = ''] =
      /<header class="company">.*?<\/header>/s.exec((await get(pageOf(order))).text) ?? [];
    expect(header).toContain('<b>');
    for (const form of [
      'conversa',
      'recado',
      'ponto',
      'horario',
      'nova-entrega',
      'avaliacao',
      'reclamacao',
      'dados',
    ])
      expect((await get(`${pageOf(order)}/${form}`)).text).toContain(header);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    for (const text of ['', '\0', 'a\0b']) await post(talk, { text }).expect(422);
    const { text } = await post(talk, { text: '<b>Estou</b> no jardim' }).expect(200);
    expect(text).toContain('&lt;b&gt;Estou&lt;/b&gt; no jardim');
    expect(text).not.toContain('99999');
    const { text: told } = await post(talk, { coming: 'yes' }).expect(200);
    expect(told).toContain('você chega em 5 minutos');
  });

  it('tap where their door is, and confirm it with the end of their phone', async () => {
    const order = await world.carried('Bia');
    const [stop] = order.stops;
    const page = `${pageOf(order)}/ponto`;
    const here = `latitude=${String(stop!.latitude)}&longitude=${String(stop!.longitude)}`;
    const { text } = await get(`${page}?${here}&tap.x=200&tap.y=112`).expect(200);
    const [, latitude = '', longitude = ''] =
      /method="post".*?name="latitude" value="([-\d.]+)".*?name="longitude" value="([-\d.]+)"/s.exec(text) ??
      [];
    expect(Number(longitude)).toBeGreaterThan(stop!.longitude!);
    await get(`${page}/mapa.svg?${here}`).expect(200).expect('Content-Type', /svg/);
    await post(page, { latitude, longitude, digits: '0000' }).expect(422);
    expect((await post(page, { latitude, longitude, digits: '4711' }).expect(200)).text).toContain(
      'está mudado',
    );
    expect((await world.dispatch.order(order.id)).stops[0]?.longitude).toBe(Number(longitude));
    const far = { latitude: String(stop!.latitude! + 0.02), longitude, digits: '4711' };
    expect((await post(page, far).expect(200)).text).toContain('a loja precisa aceitar');
    expect((await get(pageOf(order))).text).toContain('Novo ponto no mapa: aguardando a loja');
  });

  it('read that numbers are hidden only where they are', async () => {
    const { domain, scope } = world.dispatch;
    const order = await world.carried('Nara');
    const says = async () =>
      (await get(`${pageOf(order)}/conversa`)).text.includes('Um não vê o telefone do outro');
    expect(await says()).toBe(false);
    const { recipientPage } = (await domain.get(Hubs).get(scope.hubId)).settings;
    const set = (phonesHidden: boolean) =>
      domain
        .get(Hubs)
        .update(scope.hubId, { settings: { recipientPage: { ...recipientPage, phonesHidden } } });
    await set(true);
    expect(await says()).toBe(true);
    await set(false);
  });

  it('ask for another time, and for what failed once more', async () => {
    const order = await world.carried('Caio');
    const { text } = await get(`${pageOf(order)}/horario`).expect(200);
    const [, at = ''] = /<option value="([^"]+)"/.exec(text) ?? [];
    const taken = await post(`${pageOf(order)}/horario`, { at, digits: '4711' }).expect(200);
    expect(taken.text).toContain('a loja precisa aceitar');
    await post(`${pageOf(order)}/horario`, { at: 'ontem', digits: '4711' }).expect(422);
    await post(`${pageOf(order)}/nova-entrega`, { digits: '4711' }).expect(409);
    const life = world.dispatch.domain.get(OrderLifecycle);
    await life.failStop(world.dispatch.scope, order.id, 1, { reason: 'Ausente', byHand: true });
    await life.returned(world.dispatch.scope, order.id);
    expect((await get(pageOf(order))).text).toContain('Pedir nova entrega');
    await post(`${pageOf(order)}/nova-entrega`, { digits: '4711' }).expect(200);
    expect((await get(pageOf(order))).text).toContain('<h1>Não foi possível entregar</h1>');
    const requests = world.dispatch.domain.get(RecipientRequests);
    const open = await requests.list(world.dispatch.scope, { open: true, limit: 100 });
    const again = open.find(({ orderId, kind }) => orderId === order.id && kind === 'redelivery');
    await requests.decide(world.dispatch.scope, again!.id, { accepted: true, answer: null });
    const after = (await get(pageOf(order))).text;
    expect(after).toContain('<h1>Sai para entrega de novo</h1>');
    expect(after).not.toContain('Não foi possível entregar</h1>');
  });

  it('are never a 5xx, and show nothing of others', async () => {
    const orders = await world.marked(4);
    const report = await fuzzRecipientPages({
      baseUrl: world.server.baseUrl,
      seed: 6,
      count: 600,
      atOnce: 20,
      orders,
    });
    expect(report.faults).toEqual([]);
    expect(report.statuses['200']).toBeGreaterThan(20);
  });
});
