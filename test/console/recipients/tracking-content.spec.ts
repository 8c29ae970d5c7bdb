import {
  BoardAlerts,
  CourierPositions,
  GazetteerImporter,
  Hubs,
  Merchants,
  OrderLifecycle,
  PhoneLinks,
  Privacy,
  demoQuarter,
} from '#domain';
import { DROPOFF } from '../../support/index.js';
import { ConsoleWorld } from '../console.world.js';

/** The tracking page without map tiles: its texts about time, people and place. */
describe('texts of the tracking page', () => {
  let world: ConsoleWorld;

  beforeAll(async () => {
    world = await ConsoleWorld.open();
  });

  afterAll(() => world.close());

  const state = async (token: string, language = 'pt-BR') =>
    (await world.call().get(`/rastreio/${token}/estado`).set('Accept-Language', language).expect(200)).body;
  const page = async (token: string, language = 'pt-BR') =>
    (await world.call().get(`/rastreio/${token}`).set('Accept-Language', language).expect(200)).text;
  const clock = () => world.dispatch.clock;
  const scope = () => world.dispatch.scope;
  const hubs = () => world.dispatch.domain.get(Hubs);

  it('is a range of time while a courier is searched', async () => {
    const { trackingToken } = await world.place();
    const { top } = await state(trackingToken);
    expect(top).toContain('Previsão, assim que alguém aceitar');
    expect(top.match(/<time/g)).toHaveLength(2);
  });

  it('counts from when the goods are ready, and says when, until they are collected', async () => {
    const readyAt = new Date(clock().millis() + 40 * 60_000);
    const times = (top: string) =>
      [...top.matchAll(/datetime="([^"]+)"/gi)].map(([, at = '']) => new Date(at));
    for (const initialStatus of ['pending', 'preparing'] as const) {
      const { trackingToken } = await world.place({ readyAt, initialStatus });
      const { top } = await state(trackingToken);
      expect(top).toMatch(/Fica pronto na loja por volta das <time/);
      const [from, , ready] = times(top);
      expect(ready).toEqual(readyAt);
      expect(from!.getTime()).toBeGreaterThan(readyAt.getTime());
    }
    const { id, trackingToken } = await world.place({ readyAt });
    await world.advanceUntil(id, 'accepted');
    const [expected, ready] = times((await state(trackingToken)).top);
    expect(ready).toEqual(readyAt);
    expect(expected!.getTime()).toBeGreaterThan(readyAt.getTime());
    await world.advanceUntil(id, 'collected');
    expect((await state(trackingToken)).top).not.toContain('Fica pronto');
  });

  it('is the minutes left, until the position is three minutes old; then that, and the clock stands still', async () => {
    const { id, trackingToken } = await world.place();
    const { courierId } = await world.advanceUntil(id, 'collected');
    const stop = (await world.dispatch.order(id)).stops[0]!;
    const at = clock().now();
    const away = {
      latitude: Number(stop.latitude) + 0.02,
      longitude: Number(stop.longitude),
      accuracy: null,
    };
    await world.dispatch.domain.get(CourierPositions).record(courierId!, [{ ...away, at }]);
    const before = (await state(trackingToken)).top;
    expect(before).toMatch(/em \d+ min/);
    const expected = /datetime="([^"]+)"/i.exec(before)?.[1];
    clock().advance({ minutes: 3, seconds: 30 });
    const aged = await state(trackingToken);
    expect(/datetime="([^"]+)"/i.exec(aged.top)?.[1]).toBe(expected);
    expect(aged.top).toContain('Sem posição do entregador há 3 min');
    expect(aged.top).not.toMatch(/em \d+ min/);
    expect(aged.map.drawing).toContain('class="pin courier old"');
    clock().advance({ minutes: 90 });
    expect((await state(trackingToken)).top).toContain('atrasado');
  });

  it('is no minutes any more once the courier is at the door', async () => {
    const { id, trackingToken } = await world.place();
    const { courierId } = await world.advanceUntil(id, 'collected');
    const [stop] = (await world.dispatch.order(id)).stops;
    const near = {
      latitude: stop!.latitude!,
      longitude: stop!.longitude!,
      accuracy: null,
      at: clock().now(),
    };
    await world.dispatch.domain.get(CourierPositions).record(courierId!, [near]);
    expect((await state(trackingToken)).top).toContain('Previsão de chegada');
    await world.dispatch.domain.get(OrderLifecycle).arriveAtStop(scope(), id, 1);
    const { top } = await state(trackingToken);
    expect([top.includes('O entregador chegou'), top.includes('Previsão de chegada')]).toEqual([true, false]);
  });

  it('is that the stop of a cancelled order is cancelled', async () => {
    const { id, trackingToken } = await world.place();
    await world.dispatch.domain.get(OrderLifecycle).cancel(scope(), id, { reason: 'merchant_request' });
    const { details } = await state(trackingToken);
    expect(details).toMatch(/<li class="cancelled">/);
    expect(details).toContain('Cancelada');
    expect(details).not.toContain('Pendente');
  });

  it('says what the company does with the recipient’s data, in its own words where it has some', async () => {
    const { trackingToken } = await world.place();
    expect(await page(trackingToken)).toContain('é responsável pelos seus dados');
    for (const part of ['telefones: 365 dias', 'Decisões automáticas', 'art. 7º', 'Operadores'])
      expect(await page(trackingToken)).toContain(part);
    await hubs().update(scope().hubId, { settings: { privacyNotice: 'Guardamos seu nome por 90 dias.' } });
    expect(await page(trackingToken)).toContain('Guardamos seu nome por 90 dias.');
    await hubs().update(scope().hubId, { settings: { privacyNotice: null } });
  });

  it('is English where the browser asks for it, in errors too', async () => {
    const { trackingToken } = await world.place();
    const response = await world
      .call()
      .get(`/rastreio/${trackingToken}`)
      .set('Accept-Language', 'en-GB,en;q=0.8');
    expect(response.headers).toMatchObject({
      'content-language': 'en',
      vary: expect.stringContaining('Accept-Language'),
    });
    expect(response.text).toContain('<html lang="en">');
    expect(response.text).toContain('Looking for a courier');
    expect((await state(trackingToken, 'en')).headline).toContain('Looking for a courier');
    expect((await world.call().get('/rastreio/nada').set('Accept-Language', 'en')).text).toContain(
      'Order not found',
    );
  });

  it('is whose delivery it is and whom to ask, also to chats that preview the link', async () => {
    const branding = {
      name: 'Entregas do Bairro',
      color: '#ffd400',
      phone: '(11) 3333-0000',
      website: 'https://example.com',
    };
    await hubs().update(scope().hubId, { settings: { branding } });
    // The face caches a hub for three seconds.
    clock().advance({ seconds: 4 });
    const { trackingToken, publicId } = await world.place();
    const text = await page(trackingToken);
    expect(text).toContain('<b>Entregas do Bairro</b>');
    expect(text).toContain('href="tel:+551133330000"');
    expect(text).toContain('href="https://example.com"');
    expect(text).toContain('/rastreio/recursos/cores/ffd400.css');
    await world
      .call()
      .get('/rastreio/recursos/cores/ffd400.css')
      .expect(200)
      .expect(/--brand: #ffd400/);
    expect(text).toContain('<meta property="og:site_name" content="Entregas do Bairro"/>');
    expect(text).toContain(`content="Pedido ${publicId}: Procurando entregador"`);
    expect(text).toContain(`/rastreio/${trackingToken}"/>`);
  });

  it('is which shop it comes from, with its logo and contact', async () => {
    const { merchantId } = world.dispatch;
    const own = `http://localhost:0/arquivos/${'a'.repeat(32)}`;
    const foreign = 'https://elsewhere.example.com/logo.png';
    await world.dispatch.domain.get(Merchants).update(scope(), merchantId, {
      name: 'Empório da Esquina',
      phone: '(19) 3333-0007',
      media: [foreign, own].map((url) => ({ url, contentType: 'image/png' })),
    });
    const { trackingToken } = await world.place();
    const text = await page(trackingToken);
    expect(text).toContain('<p class="name">Empório da Esquina</p>');
    expect(text).toContain('href="tel:+551933330007"');
    expect(text).toContain(`<img src="${own}"`);
    expect(text).not.toContain(foreign);
  });

  it('refuses a brand that is no colour, no own picture or a script', async () => {
    for (const branding of [
      { color: 'red' },
      { color: '#fff;}' },
      { logoUrl: 'https://example.com/logo.png' },
      { website: 'javascript:alert(1)' },
    ])
      await expect(hubs().update(scope().hubId, { settings: { branding } })).rejects.toMatchObject({
        code: 'invalid_value',
      });
  });

  it('is a drawing with a legend, over the streets of the gazetteer where it knows them', async () => {
    const bare = await world.place();
    await world.advanceUntil(bare.id, 'collected');
    const { map } = await state(bare.trackingToken);
    expect(map).toMatchObject({ shown: true, streets: null });
    expect(map.drawing).toContain('class="way"');
    expect(map.legend).toContain('Desenho do caminho, sem as ruas em volta.');
    expect(await page(bare.trackingToken)).not.toContain('leaflet');

    const { streets, place } = demoQuarter();
    await world.dispatch.domain.get(GazetteerImporter).import(scope().hubId, streets);
    const drawn = await world.place({ pickup: place.pickup, stops: [place.dropoff] });
    await world.advanceUntil(drawn.id, 'collected');
    const over = (await state(drawn.trackingToken)).map;
    expect(over.streets).toMatch(new RegExp(`^/rastreio/${drawn.trackingToken}/ruas/[-0-9_]+\\.svg$`));
    expect(over.legend).not.toContain('sem as ruas');
    const picture = await world
      .call()
      .get(over.streets)
      .expect(200)
      .expect('Content-Type', /image\/svg\+xml/);
    expect(picture.body.toString()).toMatch(/<text[^>]*>\s*(Rua|Avenida|Travessa|Alameda)/);
    await world.call().get(over.streets.replace('_', '1_')).expect(404);
  });

  it('takes a note and whom to leave it with by a form, of who knows the end of the phone, and says what is wrong', async () => {
    const order = await world.place({
      stops: [{ ...DROPOFF, address: 'Rua B, 2', name: 'Ana', phone: '19999994711' }],
    });
    const path = `/rastreio/${order.trackingToken}/recado`;
    expect(await page(order.trackingToken)).toContain(`href="${path}"`);
    const asked = await world.call().get(path).expect(200);
    expect(asked.headers['content-security-policy']).toContain("form-action 'self'");
    expect(asked.text).toContain(`<form action="${path}" method="post"`);
    const send = (form: object) => world.call().post(path).type('form').send(form);
    const form = { instructions: 'Bloco <B>', leave: 'neighbour', neighbour: 'Rosa', digits: '0000' };
    const wrong = await send(form).expect(422);
    expect(wrong.text).toContain('não são os do telefone');
    expect(wrong.text).toContain('Bloco &lt;B&gt;');
    expect((await send({ ...form, digits: '4711' }).expect(200)).text).toContain('o entregador já sabe');
    expect((await world.dispatch.order(order.id)).stops).toMatchObject([
      { instructions: 'Bloco <B>', ifUndelivered: 'neighbour', neighbour: 'Rosa' },
    ]);
    await send({ ...form, digits: '', leave: 'other' }).expect(422);
    await world.call().get('/rastreio/AAAAAAAAAAAAAAAAAAAAAA/recado').expect(404);
  });

  const known = { stops: [{ ...DROPOFF, name: 'Ana', phone: '(19) 99999-4711' }] };

  it('takes a rating by forms once somebody has been at the door, with the end of the phone or by its message', async () => {
    const order = await world.place(known);
    const path = `/rastreio/${order.trackingToken}/avaliacao`;
    expect((await world.call().get(path)).text).toContain('A entrega ainda não terminou');
    await world.advanceUntil(order.id, 'completed');
    expect(await page(order.trackingToken)).toContain(`href="${path}"`);
    const asked = (await world.call().get(path).expect(200)).text;
    expect([asked.match(/name="stars"/g)?.length, asked.includes('name="digits"')]).toEqual([5, true]);
    const mark = world.dispatch.domain.get(PhoneLinks).of(order.trackingToken);
    const reached = (await world.call().get(`${path}?m=${mark}`).expect(200)).text;
    expect([reached.match(/name="stars"/g)?.length, reached.includes('name="digits"')]).toEqual([5, false]);
    const tap = (form: object, query = '') => world.call().post(`${path}${query}`).type('form').send(form);
    expect((await tap({ stars: '2', digits: '0000' }).expect(422)).text).toContain('não são os do telefone');
    await tap({ stars: '9', digits: '4711' }).expect(422);
    await tap({ stars: { not: 'a number' } }, `?m=${mark}`).expect(422);
    expect((await tap({ stars: '2' }, `?m=${mark}`).expect(200)).text).toContain('value="late"');
    const why = { stars: '2', reason: 'late', digits: '4711' };
    expect((await tap(why).expect(200)).text).toContain('Obrigado');
    expect(await page(order.trackingToken)).toContain('Sua nota: 2 de 5');
    expect((await tap({ stars: '5' }, `?m=${mark}`).expect(409)).text).toContain('já foi avaliada');
  });

  it('takes that a recipient wants their data, or them erased, and tells the company', async () => {
    const order = await world.place(known);
    const path = `/rastreio/${order.trackingToken}/dados`;
    expect(await page(order.trackingToken)).toContain(`href="${path}"`);
    expect((await world.call().get(path).expect(200)).text).toContain('name="digits"');
    const ask = (form: object) => world.call().post(path).type('form').send(form);
    expect((await ask({ what: 'erasure_asked', digits: '0000' }).expect(422)).text).toContain(
      'não são os do telefone',
    );
    await ask({ what: 'all', digits: '4711' }).expect(422);
    for (const what of ['erasure_asked', 'erasure_asked', 'data_asked'])
      expect((await ask({ what, digits: '4711' }).expect(200)).text).toContain('Pedido enviado');
    const { domain } = world.dispatch;
    const alerts = async () =>
      (await domain.get(BoardAlerts).open(scope())).filter((one) => one.orderId === order.id);
    const facts = { publicId: order.publicId, courierId: null, recipientPhone: '(19) 99999-4711' };
    expect(await alerts()).toMatchObject([
      { kind: 'erasure_asked', ...facts },
      { kind: 'data_asked', ...facts },
    ]);
    await world.advanceUntil(order.id, 'completed');
    await domain.db.execute(
      `update orders set status = 'cancelled' where hub_id = $1 and status <> 'completed'`,
      [scope().hubId],
    );
    await domain.get(Privacy).anonymise(scope(), { kind: 'recipient', phone: '19999994711' });
    expect(await alerts()).toEqual([]);
    expect((await ask({ what: 'data_asked', digits: '4711' }).expect(409)).text).toContain(
      'fale com a empresa',
    );
  });

  it('is no invalid link for who tries too often, and a conversation takes more', async () => {
    const order = await world.place(known);
    await world.advanceUntil(order.id, 'collected');
    const tries = async (form: string, body: object) => {
      for (let n = 0; n < 12; n++)
        await world.call().post(`/rastreio/${order.trackingToken}/${form}`).type('form').send(body);
      return world.call().post(`/rastreio/${order.trackingToken}/${form}`).type('form').send(body);
    };
    for (const form of ['recado', 'ponto', 'reclamacao', 'avaliacao']) {
      const { status, text } = await tries(form, { text: 'oi' });
      expect([form, status, text.includes('Muitas tentativas'), text.includes('inválido')]).toEqual([
        form,
        429,
        true,
        false,
      ]);
    }
    const talk = await tries('conversa', { text: 'Oi' });
    expect([talk.status, talk.text.includes('Mensagem enviada')]).toEqual([200, true]);
  });

  it('ends with all pages of its link', async () => {
    const order = await world.place(known);
    await world.advanceUntil(order.id, 'completed');
    clock().advance({ days: 31 });
    for (const form of ['', '/avaliacao', '/reclamacao', '/conversa', '/recado', '/ponto', '/horario'])
      expect([form, (await world.call().get(`/rastreio/${order.trackingToken}${form}`)).status]).toEqual([
        form,
        404,
      ]);
  });

  it('offers a claim to who has a phone, and says to others that the shop makes it', async () => {
    const [own, unknown] = [await world.place(known), await world.place()];
    for (const { id } of [own, unknown]) await world.advanceUntil(id, 'completed');
    const [offered, told] = [await page(own.trackingToken), await page(unknown.trackingToken)];
    expect([offered.includes('/reclamacao"'), told.includes('/reclamacao"')]).toEqual([true, false]);
    expect(told).toContain('Fale com a loja: ela abre a reclamação');
  });
});
