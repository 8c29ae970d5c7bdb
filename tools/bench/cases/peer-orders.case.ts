import { join } from 'node:path';
import { Pool } from 'undici';
import { traffic } from '../http-case.js';
import { expectDurable, PeerModules, peerDatabase } from '../peers/peer-modules.js';
import type { Shop } from '../peers/shop.driver.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { stopChild } from '../setup/processes.js';
import { compared, median, quantile } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase, type CaseResult, type Drive, type Driven } from '../types.js';
import { createTraffic } from './full-api.case.js';

const CONNECTIONS = 32;
/** Of the database, as many as our core's pool has. */
const POOL = '20';
/** Customers who order in turn. */
const CUSTOMERS = 1_000;

const BEGIN =
  'mutation ($variant: ID!) { addItemToOrder(productVariantId: $variant, quantity: 1) { __typename ... on Order { totalQuantity } } }';
const TYPE = '{ __typename }';
const PLACE = `mutation ($customer: CreateCustomerInput!, $address: CreateAddressInput!, $shipping: [ID!]!) {
  setCustomerForOrder(input: $customer) ${TYPE} setOrderShippingAddress(input: $address) ${TYPE}
  setOrderShippingMethod(shippingMethodId: $shipping) ${TYPE} transitionOrderToState(state: "ArrangingPayment") ${TYPE}
  addPaymentToOrder(input: { method: "pix", metadata: {} }) { __typename ... on Order { code state total } } }`;
const ADDRESS = {
  ...{ fullName: 'Cliente Um', streetLine1: 'Rua da Entrega, 2', city: 'Campinas' },
  ...{ postalCode: '13998-001', countryCode: 'BR' },
};

/** Orders of the Full API beside those of a shop of Vendure: the same server, connections and pools. Only when it is named. */
export const orders: BenchCase = {
  name: 'peers orders',
  onlyNamed: true,
  run: async (stage) => {
    await expectDurable(stage);
    stage.log('  installing');
    const modules = PeerModules.install(join(stage.folder, 'shop'), ['@vendure/core']);
    const env = { DATABASE_URL: await peerDatabase(stage), POOL, VENDURE_DISABLE_TELEMETRY: 'true' };
    const { message: shop, child } = await modules.start<Shop>('shop.driver.ts', env);
    try {
      return await measure(stage, shop);
    } finally {
      await stopChild(child);
    }
  },
};

type Side = (seconds: number) => Promise<Driven>;

async function measure(stage: BenchSetup, shop: Shop): Promise<CaseResult[]> {
  const loaded = (one: Drive['traffic']) => (seconds: number) =>
    stage.load.drive({ traffic: one, connections: CONNECTIONS, seconds });
  const sides: Record<string, Side> = {
    ours: loaded(createTraffic(stage, stage.gateway.origin, 'peers')),
    placed: (seconds) => placed(shop, seconds),
    begun: loaded(begunTraffic(shop)),
  };
  for (const side of Object.values(sides)) await side(stage.sizes.warmUpSeconds);
  const rounds: Record<string, Driven[]> = { ours: [], placed: [], begun: [] };
  for (let round = 1; round <= stage.sizes.rounds; round++)
    for (const [name, side] of Object.entries(sides)) {
      const one = await side(stage.sizes.seconds);
      await stage.waitUntilIdle();
      rounds[name]!.push(one);
      stage.log(
        `  ${name}, round ${String(round)}: ${one.perSecond.toFixed(1)}/s, p99 ${one.p99Ms.toFixed(0)} ms`,
      );
    }
  const { ours, placed: whole, begun } = rounds as Record<'ours' | 'placed' | 'begun', Driven[]>;
  return [
    ...beside('an order placed with Vendure', ours, whole),
    ...beside('an order begun with Vendure', ours, begun),
  ];
}

function beside(name: string, ours: readonly Driven[], its: readonly Driven[]): CaseResult[] {
  const turns = (figure: (of: Driven) => number) =>
    ours.map((mine, i) => ({ ours: figure(mine), floor: figure(its[i]!) }));
  const [p50Ms, p99Ms] = [median(ours.map((one) => one.p50Ms)), median(ours.map((one) => one.p99Ms))];
  const result = (what: string, unit: string, figure: (of: Driven) => number): CaseResult => ({
    ...{ ...EMPTY_RESULT, name: `create beside ${name}${what}`, unit },
    ...{ ...compared(turns(figure)), goalRatio: 1 },
  });
  return [
    { ...result('', '/s', (one) => one.perSecond), p50Ms, p99Ms },
    result(', p50', ' ms', (one) => one.p50Ms),
    result(', p99', ' ms', (one) => one.p99Ms),
  ];
}

/** The first request of an order: one line, nobody's yet. */
function begunTraffic({ origin, variant }: Shop) {
  return traffic(
    origin,
    {},
    {
      ...{ method: 'POST', path: '/shop-api' },
      body: JSON.stringify({ query: BEGIN, variables: { variant } }),
      expect: { status: 200, includes: ['"totalQuantity":1'] },
    },
  );
}

/** Orders of guests until they are paid: the line, which begins a session, then all else in a second request. */
async function placed({ origin, variant, shipping }: Shop, seconds: number): Promise<Driven> {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  const ask = async (query: string, variables: object, expected: string, headers: Record<string, string>) => {
    const answer = await pool.request({
      ...{ method: 'POST', path: '/shop-api', body: JSON.stringify({ query, variables }) },
      headers: { 'content-type': 'application/json', ...headers },
    });
    const text = await answer.body.text();
    if (!text.includes(expected)) throw new Error(`Vendure answered ${text.slice(0, 500)}`);
    return answer.headers['vendure-auth-token'];
  };
  const times: number[] = [];
  const began = performance.now();
  const lane = async () => {
    while (performance.now() - began < seconds * 1_000) {
      const sent = performance.now();
      const token = await ask(BEGIN, { variant }, '"totalQuantity":1', {});
      const emailAddress = `cliente-${String((sent % CUSTOMERS) | 0)}@example.com`;
      const customer = { firstName: 'Cliente', lastName: 'Um', phoneNumber: '11900000002', emailAddress };
      const variables = { customer, address: ADDRESS, shipping: [shipping] };
      await ask(PLACE, variables, '"state":"PaymentSettled"', { authorization: `Bearer ${String(token)}` });
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  } finally {
    await pool.close();
  }
  times.sort((a, b) => a - b);
  return {
    answered: times.length,
    perSecond: times.length / ((performance.now() - began) / 1_000),
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  };
}
