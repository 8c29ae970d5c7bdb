import { randomBytes } from 'node:crypto';
import {
  Catalog,
  Credentials,
  Database,
  GazetteerImporter,
  hubScope,
  Hubs,
  Merchants,
  Operators,
  ServiceAreas,
  TariffImporter,
  type Scope,
  FEDERATIVE_UNITS,
  isFederativeUnit,
  onlyDigits,
} from '#domain';
import {
  CommandArguments,
  type CommandContext,
  type CommandResult,
  UsageError,
  type Ask,
} from '../command.types.js';
import { fileText } from '../database-addresses.parser.js';
import { WORDS as GUIDED_WORDS, type Words as GuidedWords } from './words.js';
import type { Environment } from '#runtime';

const GUIDED_LANGUAGES = ['pt', 'en'] as const;
type GuidedLanguage = (typeof GUIDED_LANGUAGES)[number];

function terminalLanguage(env: Readonly<Record<string, string | undefined>>): GuidedLanguage {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

const PASSWORD_BYTES = 12;

/** Creates everything that was asked for, or nothing. */
export async function setUpHub(context: CommandContext, given: CommandArguments): Promise<CommandResult> {
  if (given.text('merchant') === '') throw new UsageError('hub create --guided needs a terminal');
  const made = await context.get(Database).inTransactionScope(() => createParts(context, given));
  return { data: made, lines: firstOrder(made, context.core.config.publicUrl, wordsOf(given)) };
}

function wordsOf(given: CommandArguments): GuidedWords {
  return GUIDED_WORDS[given.choice('language', GUIDED_LANGUAGES) ?? 'en'];
}

async function createParts(context: CommandContext, given: CommandArguments) {
  const [name = '', city = '', state = '', timezone = ''] = ['name', 'city', 'state', 'timezone'].map((one) =>
    given.text(one),
  );
  const { id: hubId } = await context.get(Hubs).create({ name, city, state, timezone });
  const words = wordsOf(given);
  context.progress(words.madeHub({ id: hubId, name }));
  const scope = hubScope(hubId);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const email = given.text('email');
  await context
    .get(Operators)
    .create(hubId, { name: given.text('operator'), email, password, role: 'owner' });
  context.progress(words.madeOperator(email));
  const vehicleTypeId = await createPrices(context, scope, given);
  await importPlaces(context, scope, given);
  const merchant = await context
    .get(Merchants)
    .create(scope, { name: given.text('merchant'), phone: given.text('phone'), invoicingEnabled: true });
  context.progress(words.madeMerchant(merchant));
  const { key } = await context
    .get(Credentials)
    .issueKey(scope, { kind: 'full_api_key', merchantId: null, label: 'CLI', environment: 'live' });
  return { hubId, vehicleTypeId, merchantId: merchant.id, email, password, key };
}

async function createPrices(context: CommandContext, scope: Scope, given: CommandArguments): Promise<number> {
  const vehicle = given.text('vehicle');
  const { id } = await context
    .get(Catalog)
    .createVehicleType(scope.hubId, { name: vehicle, kind: 'motorbike' });
  const tariff = { name: vehicle, vehicle_type: id, base: given.text('base'), per_km: given.text('per-km') };
  await context.get(TariffImporter).import(scope, JSON.stringify(tariff));
  context.progress(wordsOf(given).madeVehicle({ id, name: vehicle }));
  return id;
}

async function importPlaces(context: CommandContext, scope: Scope, given: CommandArguments): Promise<void> {
  const area = given.text('area');
  if (area !== '') {
    const geojson = JSON.parse(await fileText(area)) as { type: string };
    await context.get(ServiceAreas).create(scope, { name: given.text('city'), isDefault: true, geojson });
    context.progress(wordsOf(given).madeArea);
  }
  const streets = given.text('gazetteer');
  if (streets === '') return;
  await context
    .get(GazetteerImporter)
    .importCsv(scope.hubId, await fileText(streets), (done, total) =>
      context.progress(wordsOf(given).streets({ done, all: total })),
    );
}

function firstOrder(
  { hubId, vehicleTypeId, merchantId, email, password, key }: Awaited<ReturnType<typeof createParts>>,
  publicUrl: string,
  words: GuidedWords,
): string[] {
  const order = {
    tipo_veiculo_id: vehicleTypeId,
    cliente_id: merchantId,
    endereco_coleta: { endereco: 'Rua …, 10' },
    enderecos_entrega: [{ endereco: 'Rua …, 20', nome: 'Cliente' }],
  };
  return [
    words.panel(publicUrl),
    words.ready(hubId),
    `  ${words.login.padEnd(9)} ${email}  ${password}`,
    `  ${words.key.padEnd(9)} ${key}`,
    words.first,
    `  curl ${publicUrl}/api/v1/orders -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' \\`,
    `    -d '${JSON.stringify(order)}'`,
    words.couriers,
  ];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const REAIS = /^\d{1,6}([.,]\d{1,2})?$/;
const LETTER = /\p{L}/u;

interface Question {
  readonly text: string;
  /** What is said when the answer is not accepted. */
  readonly fault: string;
  readonly accepts: (answer: string) => boolean | Promise<boolean>;
  readonly usual?: string;
}

/** Asks in the terminal's language or the one that is chosen; asks again where an answer is not accepted. */
export async function askForHub(ask: Ask, env: Environment): Promise<CommandArguments> {
  const language = await askForLanguage(ask, env);
  const words = GUIDED_WORDS[language];
  const values: Record<string, string | boolean> = { guided: true, language };
  for (const [option, question] of Object.entries(questionsOf(words)))
    values[option] = await until(ask, question);
  values['state'] = String(values['state']).toUpperCase();
  return new CommandArguments(values, {});
}

function questionsOf(words: GuidedWords): Readonly<Record<string, Question>> {
  const name = { fault: words.needName, accepts: isName };
  const price = { fault: words.needReais, accepts: (text: string) => REAIS.test(text) };
  const file = { fault: words.needFile, accepts: isFileOrNone };
  return {
    name: { text: words.company, ...name },
    city: { text: words.city, ...name },
    state: {
      text: words.state,
      fault: words.needState + Object.keys(FEDERATIVE_UNITS).join(' '),
      accepts: (text) => isFederativeUnit(text.toUpperCase()),
    },
    timezone: {
      text: words.timezone,
      fault: words.needTimezone,
      accepts: isTimezoneName,
      usual: 'America/Sao_Paulo',
    },
    operator: { text: words.operator, ...name },
    email: { text: words.email, fault: words.needEmail, accepts: (text) => EMAIL.test(text) },
    vehicle: { text: words.vehicle, ...name, usual: 'Moto' },
    base: { text: words.base, ...price, usual: '7.00' },
    'per-km': { text: words.perKm, ...price, usual: '1.50' },
    gazetteer: { text: words.gazetteer, ...file },
    area: { text: words.area, ...file },
    merchant: { text: words.merchant, ...name },
    phone: { text: words.phone, fault: words.needPhone, accepts: isPhone },
  };
}

async function askForLanguage(ask: Ask, env: Environment): Promise<GuidedLanguage> {
  const answer = await until(ask, {
    text: 'Idioma / Language (pt, en)',
    fault: 'pt / en',
    accepts: (text) => GUIDED_LANGUAGES.some((one) => one === text.toLowerCase()),
    usual: terminalLanguage(env),
  });
  return answer.toLowerCase() === 'pt' ? 'pt' : 'en';
}

async function until(ask: Ask, { text, fault, accepts, usual }: Question): Promise<string> {
  for (let question = text; ; question = `${fault}\n${text}`) {
    const answer = (await ask(question, usual)).trim();
    if (await accepts(answer)) return answer;
  }
}

function isName(text: string): boolean {
  return LETTER.test(text) && !text.includes('@');
}

/** The runtime takes offsets too, which are no names of places. */
function isTimezoneName(text: string): boolean {
  try {
    return text.includes('/') && new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
}

function isPhone(text: string): boolean {
  const digits = onlyDigits(text).replace(/^55(?=\d{10,11}$)/, '');
  return /^\d{10,11}$/.test(digits) && !text.includes('@');
}

async function isFileOrNone(path: string): Promise<boolean> {
  return (
    path === '' ||
    fileText(path).then(
      () => true,
      () => false,
    )
  );
}
