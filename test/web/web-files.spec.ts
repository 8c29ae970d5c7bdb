import { consoleFace } from '../../apps/console/src/face.js';
import { buildWebApps } from '../support/browser.js';
import { openFaces, type FaceHarness } from '../support/index.js';

describe('the files of the web apps', () => {
  let faces: FaceHarness;

  beforeAll(async () => {
    await buildWebApps();
    faces = await openFaces([consoleFace], {
      env: { MAP_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
    });
  });
  afterAll(() => faces.close());

  it('are one page for every address of an app, under a policy without foreign or inline scripts', async () => {
    const page = await faces
      .call()
      .get('/painel')
      .expect(200)
      .expect('Content-Type', /text\/html/);
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'self'; img-src 'self' blob: https://*.tiles.example; object-src 'none'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    );
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|https?:/);
    const deep = await faces.call().get('/painel/pedidos/QPTYCWM?x=1').expect(200);
    expect(deep.text).toBe(page.text);
    await faces.call().get('/painel').set('If-None-Match', String(page.headers['etag'])).expect(304);
    await faces.call().get('/painelx').expect(404);
  });

  it('are compressed when built, kept for good, and plain for those who ask for it', async () => {
    const { text } = await faces.call().get('/painel');
    const script = /src="(\/web\/pt\/assets\/[^"]+\.js)"/.exec(text)![1]!;
    const plain = await faces.call().get(script).set('Accept-Encoding', 'identity').buffer(true).expect(200);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const coding of ['br', 'gzip']) {
      const { headers, body } = await packed(faces.baseUrl + script, coding);
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([coding, 'Accept-Encoding']);
      expect(Number(headers.get('content-length'))).toBeLessThan(plain.text.length / 2);
      expect(body).toBe(plain.text);
    }
  });

  it('of the couriers’ app are kept by a service worker that may serve all of its addresses', async () => {
    const get = (path: string) => faces.call().get(path).buffer(true).expect(200);
    const worker = await get('/entregador/worker.js');
    expect(worker.headers['service-worker-allowed']).toBe('/entregador');
    expect(worker.headers['cache-control']).toBe('no-cache');
    // A service worker has the policy of its own file, which must allow it to fetch the files it stores.
    expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
    const kept = [...new Set(worker.text.match(/assets\/[\w.-]+\.(?:js|css|svg)/g))];
    expect(kept.length).toBeGreaterThan(10);
    for (const file of kept) await get(`/web/pt/${file}`);
    const manifest = JSON.parse((await get('/entregador/manifest.webmanifest')).text) as {
      start_url: string;
      icons: { src: string }[];
    };
    expect(manifest.start_url).toBe('/entregador');
    for (const { src } of manifest.icons) await get(src);
    expect((await get('/entregador/ganhos')).headers['content-type']).toMatch('text/html');
  });

  it('are in the language that the reader has chosen, else in that of the browser', async () => {
    const page = (headers: Record<string, string>) =>
      faces.call().get('/entregador').set(headers).expect(200);
    const english = await page({ 'Accept-Language': 'en-GB,en;q=0.9' });
    expect(english.text).toMatch(/<html lang="en">[^]*src="\/web\/en\/assets\//);
    expect(english.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
    const chosen = await page({ 'Accept-Language': 'en-GB,en;q=0.9', Cookie: 'language=pt' });
    expect(chosen.text).toMatch(/<html lang="pt-BR">[^]*src="\/web\/pt\/assets\//);
    expect(english.text).toMatch(/<title>Courier<[^]*<noscript>The app needs/);
    const manifest = await faces
      .call()
      .get('/entregador/manifest.webmanifest')
      .set('Cookie', 'language=en')
      .buffer(true);
    expect(JSON.parse(manifest.text)).toMatchObject({
      name: 'Courier',
      short_name: 'Courier',
      lang: 'en',
      start_url: '/entregador',
      description: 'Offers, deliveries and earnings of couriers.',
    });
    const worker = await faces.call().get('/entregador/worker.js').set('Cookie', 'language=en').buffer(true);
    expect(worker.text).toMatch(/language:\s*[`"']en[`"']/);
  });

  it('are those of the build and no others', async () => {
    for (const path of [
      '/web/pt/assets/nothing.js',
      '/web/de/assets/nothing.js',
      '/web/pt/.vite/manifest.json',
      '/web/pt/assets/..%2f..%2fpackage.json',
      '/web',
    ])
      await faces.call().get(path).expect(404);
  });
});

/** `fetch` decompresses the body and leaves the headers unchanged. */
async function packed(url: string, coding: string) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': coding } });
  return { headers: answer.headers, body: await answer.text() };
}
