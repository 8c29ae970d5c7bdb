#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asHtml, asJunit, asText, countsOf } from './lib/report.mjs';
import { PROTOCOLS, run } from './lib/run.mjs';

const HELP = `Judges a server by the contracts it claims to speak.

  npx ./test/conformance --base URL [--protocol full-api]... [inputs] [reports]

Inputs
  --key KEY                 of a hub, for the Full API
  --customer ID             cliente_id, a customer that may be invoiced
  --vehicle ID              tipo_veiculo_id
  --client-id, --client-secret, --merchant ID     for Open Delivery
  --model-m-key KEY, --company ID                 for Model M
  --pickup LAT,LNG  --dropoff LAT,LNG             within the service area
  --listen PORT             where the kit listens for webhooks (any free port)
  --receiver URL            how the server reaches it (http://127.0.0.1:PORT); Open Delivery's webhook must lead there
  --webhook-secret WHSEC    judges webhook-signature too: of a webhook at RECEIVER/signed that you registered, in Open
                            Delivery of the merchant's
  --moves SECONDS           takes an order to delivered and one to failed, where robots or people move them within this time
  --within SECONDS          for an event to come (10)
  --only ID                 a check, with those it needs; may be repeated

Reports
  --junit FILE, --html FILE, --json FILE; the text goes to the output

Without --protocol, those whose inputs are there. Ends with 0 when nothing failed, 1 when a check failed or was skipped, 2 when it could not run.
`;

const text = { type: 'string' };
const many = { type: 'string', multiple: true };
const options = {
  base: text,
  protocol: many,
  key: text,
  customer: text,
  vehicle: text,
  merchant: text,
  company: text,
  'client-id': text,
  'client-secret': text,
  'model-m-key': text,
  pickup: text,
  dropoff: text,
  listen: text,
  receiver: text,
  within: text,
  moves: text,
  'webhook-secret': text,
  only: many,
  junit: text,
  html: text,
  json: text,
  help: { type: 'boolean' },
};

const numeric = (value) => (value !== undefined && /^\d+$/.test(value) ? Number(value) : value);

function pointOf(value, name) {
  if (value === undefined) return {};
  const [lat, lng] = value.split(',').map(Number);
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) throw new Error(`--${name} is LAT,LNG`);
  return name === 'pickup' ? { pickup_lat: lat, pickup_lng: lng } : { drop_lat: lat, drop_lng: lng };
}

function inputsOf(given) {
  const places = { ...pointOf(given.pickup, 'pickup'), ...pointOf(given.dropoff, 'dropoff') };
  const common = {
    ...places,
    ...(given.receiver && { receiver: given.receiver.replace(/\/$/, '') }),
    ...(given.moves && { moves: Number(given.moves) }),
    ...(given['webhook-secret'] && { webhook_secret: given['webhook-secret'] }),
  };
  return {
    'full-api': {
      ...common,
      key: given.key,
      customer_id: numeric(given.customer),
      vehicle_type_id: numeric(given.vehicle),
    },
    'open-delivery': {
      ...common,
      client_id: given['client-id'],
      client_secret: given['client-secret'],
      merchant_id: given.merchant,
    },
    'model-m': { ...common, key: given['model-m-key'], company_id: numeric(given.company) },
  };
}

function chosenOf(given, inputs) {
  const able = PROTOCOLS.filter((one) => Object.values(inputs[one]).every((value) => value !== undefined));
  const chosen = given.protocol ?? able;
  if (chosen.some((one) => !PROTOCOLS.includes(one)))
    throw new Error(`--protocol is one of ${PROTOCOLS.join(', ')}`);
  if (chosen.length === 0) throw new Error('No protocol has its inputs: see --help');
  return chosen;
}

async function reportsOf(given) {
  const inputs = inputsOf(given);
  const listening = { listen: Number(given.listen ?? 0), host: given.receiver ? '0.0.0.0' : '127.0.0.1' };
  const settings = {
    origin: given.base.replace(/\/$/, ''),
    only: given.only,
    withinMs: Number(given.within ?? 10) * 1000,
  };
  const reports = [];
  for (const protocol of chosenOf(given, inputs))
    reports.push(await run(protocol, { ...settings, ...listening, given: inputs[protocol] }));
  return reports;
}

/** `--pickup -22.9,-47.1` is a place in the south, and no two options. */
function withSouth(args) {
  return args.flatMap((arg, at) => {
    if (/^-\d/.test(arg) && args[at - 1]?.startsWith('--')) return [];
    return arg.startsWith('--') && /^-\d/.test(args[at + 1] ?? '') ? [`${arg}=${args[at + 1]}`] : [arg];
  });
}

async function main() {
  const { values: given } = parseArgs({ options, args: withSouth(process.argv.slice(2)) });
  if (given.help || !given.base) {
    process.stdout.write(HELP);
    return given.help ? 0 : 2;
  }
  const reports = await reportsOf(given);
  process.stdout.write(asText(reports));
  const files = { junit: asJunit, html: asHtml, json: (all) => JSON.stringify(all, null, 2) };
  for (const [name, render] of Object.entries(files))
    if (given[name]) writeFileSync(given[name], render(reports));
  const { failed, skipped } = countsOf(reports);
  return failed + skipped > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
