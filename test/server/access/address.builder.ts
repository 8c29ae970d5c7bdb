import { NOUNS, type HubObjects, type Ids, type Noun } from './hub-objects.builder.js';
import type { ApiDocument, Operation } from '../../support/builders/api-document.builder.js';

/** Each contract has its own words in paths, queries and bodies. */
const SEGMENTS: Readonly<Record<string, Noun>> = {
  usuarios: 'merchants',
  entregadores: 'couriers',
  'tipos-veiculos': 'vehicle-types',
  webhooks: 'subscriptions',
  recipients: 'places',
  pickups: 'places',
  obterLinkRastreio: 'orders',
  request: 'orders',
  atualizarEmpresa: 'merchants',
  atualizarCondutor: 'couriers',
  documentoCondutor: 'couriers',
  atualizarWebhook: 'subscriptions',
  deletarWebhook: 'subscriptions',
  ...Object.fromEntries(NOUNS.map((noun) => [noun, noun])),
};
/** Parameters of paths that name a record by themselves. */
const PARAMETERS: Readonly<Record<string, Noun>> = { holder: 'merchants', orderId: 'request-uuids' };
const FIELDS: Readonly<Record<string, Noun>> = {
  cliente_id: 'merchants',
  user_id: 'merchants',
  empresa_id: 'merchants',
  id_empresa: 'merchants',
  merchantId: 'merchants',
  entregador_id: 'couriers',
  condutor_id: 'couriers',
  id_condutor: 'couriers',
  courierId: 'couriers',
  courierIds: 'couriers',
  id_mch: 'orders',
  orderId: 'orders',
  orderIds: 'orders',
  tipo_veiculo_id: 'vehicle-types',
  vehicleTypeId: 'vehicle-types',
  vehicleTypeIds: 'vehicle-types',
  categoria_id: 'categories',
  categoryId: 'categories',
  fleetId: 'fleets',
  blockedAreaIds: 'service-areas',
  subscriptionId: 'subscriptions',
};
/** Values of path parameters that name no record. */
const CONSTANTS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  kind: ['merchants', 'couriers'],
  face: ['full-api', 'open-delivery', 'model-m'],
  report: ['orders', 'revenue', 'courier-payouts', 'cancellations', 'state-times'],
  type: ['cnh', 'crlv'],
  phone: ['11955550000'],
  file: ['nada.png'],
  name: ['nada.css'],
  view: ['0_0_0_0'],
  token: ['x'.repeat(32)],
};
const UNKNOWN = 99_999_999;
const UNKNOWN_UUID = '0198f0c4-6d1b-7c35-9d0a-5b7f6a1e2c48';

/** The noun whose id stands at a parameter of a path. */
function nounAt(name: string, path: string): Noun | undefined {
  if (name in CONSTANTS) return undefined;
  const [, before = ''] = new RegExp(`([\\w-]+)/\\{${name}\\}`).exec(path) ?? [];
  return PARAMETERS[name] ?? SEGMENTS[before];
}

/** For path parameters and body fields: mostly of the hub, sometimes of another. */
export function knownIds(home: HubObjects, away: HubObjects) {
  return (name: string, path: string): readonly string[] | undefined => {
    const noun = path === '' ? FIELDS[name] : nounAt(name, path);
    return noun ? [home, home, home, away].map(({ ids }) => String(ids[noun])) : CONSTANTS[name];
  };
}

/** A valid request that names these objects; a noun without an id names an object that nobody has. */
export function requestFor(
  document: ApiDocument,
  { query, body, fullPath }: Operation & { readonly fullPath: string },
  ids: Ids,
) {
  let namesAnywhere = false;
  const idOf = (noun: Noun) => {
    namesAnywhere = true;
    return ids[noun] ?? (noun === 'request-uuids' ? UNKNOWN_UUID : UNKNOWN);
  };
  const named = (noun: Noun, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => named(noun, one));
    if (typeof value === 'number') return idOf(noun);
    return /^\d+$/.test(String(value)) ? String(idOf(noun)) : value;
  };
  const inBody = (name: string, value: unknown) => {
    const noun = FIELDS[name];
    return noun ? named(noun, value) : value;
  };
  const path = fullPath.replace(/\{(\w+)\}/g, (_, name: string) => {
    const noun = nounAt(name, fullPath);
    return noun ? String(idOf(noun)) : (CONSTANTS[name]?.[0] ?? String(UNKNOWN));
  });
  const namesInPath = namesAnywhere;
  const search = query.flatMap(({ name, schema, required }) => {
    const noun = FIELDS[name];
    if (noun) return [`${name}=${String(idOf(noun))}`];
    return required === true ? [`${name}=${encodeURIComponent(String(document.sample(schema)))}`] : [];
  });
  return {
    path: path + (search.length === 0 ? '' : `?${search.join('&')}`),
    body: body ? JSON.stringify(document.sample(body), inBody) : undefined,
    namesInPath,
    namesAnywhere,
  };
}
