import { NOUNS, type HubObjects, type Noun } from './hub-objects.builder.js';
import type { ApiDocument, Operation } from '../../test/support/builders/api-document.builder.js';

export type Whose = 'own' | 'sibling' | 'foreign' | 'nobody';

/** Each contract has its own words in paths, queries and bodies. */
const SEGMENTS: Readonly<Record<string, Noun>> = {
  usuarios: 'merchants',
  entregadores: 'couriers',
  'tipos-veiculos': 'vehicle-types',
  webhooks: 'subscriptions',
  'full-api': 'subscriptions',
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
/** Segments of paths that name no record. */
const CONSTANTS: Readonly<Record<string, string>> = {
  kind: 'merchants',
  face: 'full-api',
  report: 'orders',
  type: 'cnh',
  phone: '11955550000',
  file: 'nada.png',
  name: 'nada.css',
  view: '0_0_0_0',
  token: 'x'.repeat(32),
};
const UNKNOWN = 99_999_999;
const UNKNOWN_UUID = '0198f0c4-6d1b-7c35-9d0a-5b7f6a1e2c48';

/** For path parameters and body fields: mostly of the hub, sometimes of another. */
export function knownIds(home: HubObjects, away: HubObjects) {
  const both = (noun: Noun) => [home, home, home, away].map(({ ids }) => String(ids[noun]));
  const named: Readonly<Record<string, readonly string[]>> = {
    holder: both('merchants'),
    stopId: both('stops'),
    pictureId: both('pictures'),
    documentId: both('documents'),
    ...Object.fromEntries(Object.entries(FIELDS).map(([name, noun]) => [name, both(noun)])),
    orderId: [home.requestUuids.own, home.requestUuids.sibling, away.requestUuids.own],
    kind: ['merchants', 'couriers'],
    face: ['full-api', 'open-delivery', 'model-m'],
    report: ['orders', 'revenue', 'courier-payouts', 'cancellations', 'state-times'],
    type: ['cnh', 'crlv'],
    phone: ['11955550000'],
  };
  return (name: string, path: string): readonly string[] | undefined => {
    const segment = new RegExp(`([\\w-]+)/\\{${name}\\}`).exec(path)?.[1] ?? '';
    const noun = name === 'id' ? SEGMENTS[segment] : undefined;
    return noun === undefined ? named[name] : both(noun);
  };
}

interface NamingRequest {
  readonly path: string;
  readonly body: string | undefined;
  readonly namesInPath: boolean;
  readonly namesAnywhere: boolean;
}

/** A noun without an id names an object that nobody has. */
export type NamedObjects = Pick<Partial<HubObjects>, 'rival' | 'orders' | 'siblingCourierId'> & {
  readonly ids: Readonly<Partial<Record<Noun, number>>>;
  readonly requestUuids: { readonly own: string; readonly sibling?: string };
};

export function requestFor(
  document: ApiDocument,
  target: Operation & { readonly fullPath: string },
  whose: Whose,
  objects: NamedObjects,
  own: Partial<Record<Noun, number>> = {},
): NamingRequest {
  const names = new Names(whose, objects, own);
  const query = target.query.flatMap(({ name, schema, required }) => {
    const noun = FIELDS[name];
    if (noun !== undefined) return [`${name}=${String(names.idOf(noun))}`];
    return required === true ? [`${name}=${encodeURIComponent(String(document.sample(schema)))}`] : [];
  });
  const sample = target.body === null ? undefined : names.fill(document.sample(target.body), '');
  const path = names.path(target.fullPath);
  return {
    path: path + (query.length === 0 ? '' : `?${query.join('&')}`),
    body: JSON.stringify(sample),
    namesInPath: names.inPath,
    namesAnywhere: names.anywhere,
  };
}

class Names {
  inPath = false;
  anywhere = false;

  constructor(
    private readonly whose: Whose,
    private readonly objects: NamedObjects,
    private readonly own: Partial<Record<Noun, number>>,
  ) {}

  idOf(noun: Noun): number {
    this.anywhere = true;
    if (this.whose === 'nobody') return UNKNOWN;
    if (this.whose === 'sibling') return siblingId(this.objects, noun);
    return this.own[noun] ?? this.objects.ids[noun] ?? UNKNOWN;
  }

  /** By the names of the body's fields. */
  fill(value: unknown, name: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.fill(item, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.fill(inner, key)]));
    const noun = FIELDS[name];
    if (noun === undefined) return value;
    if (typeof value === 'number') return this.idOf(noun);
    return /^\d+$/.test(String(value)) ? String(this.idOf(noun)) : value;
  }

  path(written: string): string {
    const segments = written.split('/');
    return segments
      .map((segment, at) =>
        segment.replace(/\{(\w+)\}/, (_, name: string) => this.segment(name, segments[at - 1] ?? '')),
      )
      .join('/');
  }

  private segment(name: string, before: string): string {
    if (name === 'orderId') return this.requestUuid();
    const noun = name === 'holder' ? 'merchants' : SEGMENTS[before];
    const constant = CONSTANTS[name];
    if (constant !== undefined || noun === undefined) return constant ?? String(UNKNOWN);
    this.inPath = true;
    return String(this.idOf(noun));
  }

  private requestUuid(): string {
    this.inPath = this.anywhere = true;
    if (this.whose === 'nobody') return UNKNOWN_UUID;
    return this.objects.requestUuids[this.whose === 'sibling' ? 'sibling' : 'own'] ?? UNKNOWN_UUID;
  }
}

function siblingId({ ids, rival, orders, siblingCourierId }: NamedObjects, noun: Noun): number {
  const order = orders?.sibling.id ?? UNKNOWN;
  const known: Partial<Record<Noun, number | undefined>> = {
    merchants: rival?.id,
    orders: order,
    stops: order * 1000 + 1,
    couriers: siblingCourierId,
  };
  return known[noun] ?? ids[noun] ?? UNKNOWN;
}
