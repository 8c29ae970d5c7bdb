import { stopId } from '#domain';
import type { TrackingState } from '../../../apps/console/src/tracking/tracking.page.js';
import { ConsoleWorld } from '../console.world.js';

const TWO_STOPS = [
  { address: 'Rua das Acácias, 10', name: 'Bia', latitude: -22.91, longitude: -47.05 },
  { address: 'Rua <b>dos</b> Ipês, 20', name: 'Caio', latitude: -22.92, longitude: -47.04 },
];

describe('the tracking page', () => {
  let world: ConsoleWorld;

  beforeAll(async () => {
    world = await ConsoleWorld.open({ MAP_TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' });
  });

  afterAll(() => world.close());

  const page = (token: string) => world.call().get(`/rastreio/${token}`);
  const state = async (token: string) =>
    (await world.call().get(`/rastreio/${token}/estado`).expect(200)).body as Partial<TrackingState>;

  it('shows the order in Portuguese, without scripts and with a strict policy', async () => {
    const { trackingToken, publicId } = await world.place();
    const { text, headers } = await page(trackingToken).expect(200).expect('Content-Type', /html/);
    expect(text).toMatch(/^<!doctype html><html lang="pt-BR">/);
    expect(text).toContain('Procurando entregador');
    expect(text).toContain(publicId);
    expect(text).toContain('http-equiv="refresh"');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: http://localhost:0 https://tiles.example.com",
    );
  });

  it('shows courier, place and expected time only while the order is in progress', async () => {
    const { id, trackingToken } = await world.place({ needsProof: true });
    const before = await state(trackingToken);
    expect([before.status, before.map?.drawing.includes('courier')]).toEqual(['pending', false]);
    await world.advanceUntil(id, 'collected');
    const under = await state(trackingToken);
    expect(under).toMatchObject({ status: 'collected', map: { shown: true }, ended: false });
    const { drawing = '' } = under.map ?? {};
    const placeOf = (kind: string) =>
      new RegExp(`class="pin ${kind}" transform="translate\\(([^)]+)\\)`)
        .exec(drawing)?.[1]
        ?.replace(' ', ',');
    expect(placeOf('courier')).toBeDefined();
    const way = /points="([^"]+)"/.exec(drawing)?.[1]?.split(' ') ?? [];
    expect([way.at(0), way.at(-1)]).toEqual([placeOf('pickup'), placeOf('stop')]);
    expect(under.top).toMatch(/Previsão de chegada.*<time datetime="/is);
    const { text } = await page(trackingToken);
    expect(text).toMatch(/Ana|Bruno|Carla/);
    expect(text).not.toContain('Robô');
    expect(text).toContain('<svg');
    expect(text).toContain('data-tiles="https://tiles.example.com/{z}/{x}/{y}.png"');
    await world.advanceUntil(id, 'completed');
    const after = await state(trackingToken);
    expect(after).toMatchObject({ ended: true, map: { shown: false, drawing: '' } });
    expect(after.top).not.toContain('Previsão');
    const ended = (await page(trackingToken)).text;
    expect(ended).toContain('Recebido por Recebedor de teste');
    const [, photo] = /<img\s+src="http[^"]*(\/arquivos\/[0-9A-Za-z]{32}\?v=[\w.-]+)"/.exec(ended) ?? [];
    await world.call().get(photo!).expect(200);
    expect(ended).not.toContain('http-equiv="refresh"');
  });

  it("shows a stop's code only on its recipient's link, and escapes texts of people", async () => {
    const { id, trackingToken, stops } = await world.place({
      stops: TWO_STOPS,
      confirmationCodeRequired: true,
    });
    const [first, second] = stops.map((stop) => ({ ...stop, code: stop.confirmationCode ?? '' }));
    const whole = (await page(trackingToken)).text;
    expect(whole).not.toMatch(/Código de confirmação|Acácias|Ipês/);
    expect(whole).toContain('Entrega 2');
    await world.advanceUntil(id, 'collected');
    expect(await state(trackingToken)).toMatchObject({ map: { shown: false, drawing: '' } });
    expect((await page(second!.trackingToken)).text).toContain('Rua &lt;b&gt;dos&lt;/b&gt; Ipês, 20');
    const own = (await page(first!.trackingToken).expect(200)).text;
    expect(own).toContain(`>${first!.code}<`);
    expect(own).not.toContain('Ipês');
    expect(second!.code).not.toBe('');
    expect(own).not.toContain(`>${second!.code}<`);
    await world.advanceUntil(id, 'completed');
    expect((await page(first!.trackingToken)).text).not.toContain('Código de confirmação');
  });

  it('shows the code to the holder of an order with one stop', async () => {
    const { trackingToken, stops } = await world.place({ confirmationCodeRequired: true });
    expect((await page(trackingToken)).text).toContain(`>${stops[0]?.confirmationCode ?? ''}<`);
  });

  it('is a page also when there is nothing to show', async () => {
    const { id, uuid, stops } = await world.place();
    const almost = `${uuid.replaceAll('-', '')}${'0'.repeat(16)}`;
    for (const token of [
      'nada',
      stopId(id, 1),
      uuid,
      almost,
      'x'.repeat(500),
      'a/b/c',
      'a%00b',
      '%00/estado',
      '%E0%A4%A',
    ])
      await page(token)
        .expect('Content-Type', /html/)
        .expect(({ status, text }) => {
          expect([400, 404]).toContain(status);
          expect(text).toContain('<html lang="pt-BR">');
        });
    await world.call().post('/rastreio/x').expect(405).expect('Content-Type', /html/);
    await page(stops[0]?.trackingToken ?? '').expect(200);
  });

  it('is gone 30 days after the end', async () => {
    const { id, trackingToken, stops } = await world.place();
    await world.advanceUntil(id, 'completed');
    world.dispatch.clock.advance({ days: 29 });
    await page(trackingToken).expect(200);
    world.dispatch.clock.advance({ days: 1, seconds: 60 });
    expect((await page(trackingToken).expect(404)).text).toContain('Pedido não encontrado');
    await page(stops[0]?.trackingToken ?? '').expect(404);
    await world.call().get(`/rastreio/${trackingToken}/eventos`).expect(404);
  });

  it('streams every change', async () => {
    const { id, trackingToken } = await world.place();
    const aborted = new AbortController();
    const stream = await fetch(`${world.server.baseUrl}/rastreio/${trackingToken}/eventos`, {
      signal: aborted.signal,
    });
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.headers.get('cache-control')).toContain('no-transform');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async (words: string) => {
      let text = '';
      while (!text.includes(words)) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error(`The stream ended before "${words}"`);
        text += chunk.value;
      }
    };
    await read('Procurando entregador');
    await world.advanceUntil(id, 'accepted');
    await read('A caminho da coleta');
    await world.advanceUntil(id, 'completed');
    await read('Entregue');
    aborted.abort();
  });

  it('brings everything it loads, by addresses that name their content', async () => {
    const { trackingToken } = await world.place();
    const { text } = await page(trackingToken);
    const loaded = [...text.matchAll(/(?:href|src)="(\/rastreio\/recursos\/[^"]+)"/g)].map(
      ([, url]) => url ?? '',
    );
    expect(loaded.map((url) => url.replace(/\.[0-9a-f]{12}\./, '.<hash>.')).sort()).toEqual([
      '/rastreio/recursos/tracking-page.<hash>.css',
      '/rastreio/recursos/tracking-page.<hash>.js',
    ]);
    for (const url of loaded)
      await world
        .call()
        .get(url)
        .expect(200)
        .expect('Cache-Control', /immutable/);
    await world.call().get('/rastreio/recursos/tracking-page.js').expect(404);
    await world.call().get('/rastreio/recursos/package.json').expect(404);
  });
});
