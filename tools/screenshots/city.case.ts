import { CITY_MAKERS, CityFolders, importCity } from '#city';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { RunningGateway } from '../../test/support/running-gateway.js';
import { logIn } from './log-in.driver.js';
import { answerOffers } from './offers.driver.js';

/** Of the demonstration, in the data folder. */
const CITY = 'demonstracao';

/**
 * Puts another city in the place of the demonstration's: a file of OpenStreetMap, moved so that its middle lies where the
 * demonstration's shop is. The pictures are for looking at; who draws on OpenStreetMap's data says so.
 */
export async function moveCity(
  dataDir: string,
  file: string,
  { latitude, longitude }: RunningGateway['facts']['place']['pickup'],
): Promise<void> {
  const text = gunzipSync(await readFile(file)).toString();
  const places = [...text.matchAll(/<node [^>]*?lat="([-\d.]+)" lon="([-\d.]+)"/g)];
  const middle = (at: 1 | 2) => places.reduce((sum, place) => sum + Number(place[at]), 0) / places.length;
  const [north, east] = [latitude - middle(1), longitude - middle(2)];
  const moved = text.replaceAll(
    /lat="([-\d.]+)" lon="([-\d.]+)"/g,
    (_, lat: string, lon: string) =>
      `lat="${String(Number(lat) + north)}" lon="${String(Number(lon) + east)}"`,
  );
  const osm = join(dataDir, 'moved.osm');
  await writeFile(osm, moved);
  const folders = new CityFolders(join(dataDir, 'cities'));
  await importCity(folders, { file: osm, name: CITY, makers: CITY_MAKERS, madeAt: new Date(0) });
  await rm(osm);
}

interface ShownOrder {
  readonly id: number;
  readonly publicId: string;
  readonly trackingUrl: string;
}

async function firstOrder({ baseUrl, facts }: RunningGateway, filter: string): Promise<ShownOrder> {
  const headers = { authorization: `Bearer ${facts.admin.token}` };
  const answer = await fetch(`${baseUrl}/api/admin/orders?${filter}`, { headers });
  const [first] = ((await answer.json()) as { items: ShownOrder[] }).items;
  if (!first) throw new Error(`No order with ${filter}`);
  return first;
}

type Look = (page: Page, address: string, name: string) => Promise<void>;

/** What has a map: the board and its window, Lugares, a shop's delivery, a courier's way, and the tracking page. */
export async function shootMaps(
  browser: Browser,
  gateway: RunningGateway,
  { only, look: take }: { readonly only: string; readonly look: Look },
): Promise<void> {
  const look: Look = async (page, address, name) => {
    if (name.includes(only)) await take(page, address, name);
  };
  const { baseUrl, facts } = gateway;
  const order = await firstOrder(gateway, 'status=collected');
  const own = await firstOrder(gateway, `status=accepted&merchantId=${String(facts.fullApi.clienteId)}`);
  const desk = await logIn(browser, `${baseUrl}/painel`, facts.admin);
  await look(desk, `${baseUrl}/painel`, 'mapa-painel');
  await look(desk, `${baseUrl}/painel?pedido=${String(order.id)}`, 'mapa-painel-pedido');
  await look(desk, `${baseUrl}/painel/lugares?parte=city`, 'mapa-cidade');
  await look(desk, baseUrl + new URL(order.trackingUrl).pathname, 'mapa-rastreio');
  const shop = await logIn(browser, `${baseUrl}/loja`, facts.merchant);
  await look(shop, `${baseUrl}/loja`, 'mapa-loja');
  await look(shop, `${baseUrl}/loja/entregas/${own.publicId}`, 'mapa-loja-entrega');
  const [courier] = facts.couriers;
  if (!courier) throw new Error('The demonstration has no courier');
  const phone = { email: courier.phone, password: courier.password };
  const rider = await logIn(browser, `${baseUrl}/entregador`, phone, undefined, facts.place.pickup);
  await answerOffers(rider);
  await look(rider, `${baseUrl}/entregador/mapa`, 'mapa-entregador');
}
