/** A shop of Vendure in a process of its own, with one product, one way of shipping and one of paying. Tells its parent where it is. */
import { randomUUID } from 'node:crypto';
import { PeerModules } from './peer-modules.js';

interface Vendure {
  bootstrap(config: object): Promise<{ getUrl(): Promise<string> }>;
  readonly DefaultLogger: new (options: object) => object;
  readonly LogLevel: { readonly Error: number };
  readonly dummyPaymentHandler: object;
}

/** What an order names. */
export interface Shop {
  readonly origin: string;
  readonly variant: string;
  readonly shipping: string;
}

type Created = Record<string, { readonly id: string }>;

const { PEERS_FOLDER, DATABASE_URL, POOL } = process.env as Record<string, string>;
const SUPERADMIN = { identifier: 'bench', password: randomUUID() };

/** As its documentation has it for production, without plugins and without a log. */
async function start(): Promise<string> {
  const { bootstrap, DefaultLogger, LogLevel, dummyPaymentHandler } = await new PeerModules(
    PEERS_FOLDER!,
  ).load<Vendure>('@vendure/core');
  const pool = { max: Number(POOL) };
  const app = await bootstrap({
    apiOptions: { port: 0, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    authOptions: { tokenMethod: ['bearer'], superadminCredentials: SUPERADMIN },
    dbConnectionOptions: { type: 'postgres', url: DATABASE_URL, synchronize: true, extra: pool },
    paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
    logger: new DefaultLogger({ level: LogLevel.Error }),
  });
  return app.getUrl();
}

const origin = await start();
let token = '';

async function ask(query: string, variables: object = {}): Promise<Created> {
  const answer = await fetch(`${origin}/admin-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  token = answer.headers.get('vendure-auth-token') ?? token;
  const { data, errors } = (await answer.json()) as { data: Created; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

const named = (name: string) => `translations: [{ languageCode: en, name: "${name}", description: "" }]`;

async function taxed(): Promise<string> {
  await ask(
    `mutation ($identifier: String!, $password: String!) { login(username: $identifier, password: $password) { __typename } }`,
    SUPERADMIN,
  );
  const { activeChannel, country, category } = await ask(`mutation {
    country: createCountry(input: { code: "BR", enabled: true, translations: [{ languageCode: en, name: "Brasil" }] }) { id }
    category: createTaxCategory(input: { name: "Nenhum", isDefault: true }) { id } }`).then(async (made) => ({
    ...made,
    ...(await ask('{ activeChannel { id } }')),
  }));
  const { zone } = await ask(
    `mutation ($countries: [ID!]) { zone: createZone(input: { name: "Brasil", memberIds: $countries }) { id } }`,
    { countries: [country!.id] },
  );
  await ask(
    `mutation ($channel: ID!, $zone: ID!, $category: ID!) {
      createTaxRate(input: { name: "Nenhum", enabled: true, value: 0, categoryId: $category, zoneId: $zone }) { id }
      updateChannel(input: { id: $channel, defaultTaxZoneId: $zone, defaultShippingZoneId: $zone }) { __typename } }`,
    { channel: activeChannel!.id, zone: zone!.id, category: category!.id },
  );
  return category!.id;
}

async function stocked(category: string): Promise<Omit<Shop, 'origin'>> {
  const { shipping, product } = await ask(`mutation {
    shipping: createShippingMethod(input: { code: "moto", fulfillmentHandler: "manual-fulfillment", ${named('Moto')},
      checker: { code: "default-shipping-eligibility-checker", arguments: [{ name: "orderMinimum", value: "0" }] },
      calculator: { code: "default-shipping-calculator", arguments: [{ name: "rate", value: "500" },
        { name: "includesTax", value: "auto" }, { name: "taxRate", value: "0" }] } }) { id }
    createPaymentMethod(input: { code: "pix", enabled: true, ${named('Pix')},
      handler: { code: "dummy-payment-handler", arguments: [{ name: "automaticSettle", value: "true" }] } }) { id }
    product: createProduct(input: { enabled: true,
      translations: [{ languageCode: en, name: "Pizza", slug: "pizza", description: "" }] }) { id } }`);
  const { createProductVariants } = (await ask(
    `mutation ($product: ID!, $category: ID!) {
      createProductVariants(input: [{ productId: $product, sku: "pizza", price: 8590, taxCategoryId: $category,
        trackInventory: FALSE, translations: [{ languageCode: en, name: "Pizza" }] }]) { id } }`,
    { product: product!.id, category },
  )) as unknown as Record<string, { id: string }[]>;
  return { shipping: shipping!.id, variant: createProductVariants![0]!.id };
}

process.send?.({ origin, ...(await stocked(await taxed())) } satisfies Shop);
