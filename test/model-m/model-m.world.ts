import {
  aHubWorld,
  DROPOFF,
  keysOf,
  PICKUP,
  type HubWorld,
  type KeyOwner,
} from '../support/builders/index.js';
import { serveFace, type ServedFace } from '../support/control/served-face.js';

type Call = ReturnType<ReturnType<ServedFace['call']>['get']>;
type Json = Record<string, unknown>;

export interface ModelMWorld extends HubWorld {
  readonly face: ServedFace;
  readonly keys: Record<KeyOwner, string>;
  /** A second complete hub; nothing of it may be visible from the first. */
  readonly away: HubWorld & { readonly keys: Record<KeyOwner, string> };
  get(path: string, key?: string | null): Call;
  post(path: string, body?: unknown, key?: string | null): Call;
  put(path: string, body?: unknown, key?: string | null): Call;
  delete(path: string, key?: string | null): Call;
}

const ENV = {
  WEBHOOK_ALLOW_INSECURE: 'true',
  PUBLIC_URL: 'https://m.example.com',
  // Few enough for a spec that sends more.
  RATE_LIMIT_PER_MINUTE: '500',
};

/** Model M with two hubs. Calls carry the first hub's own key unless another is given. */
export async function openModelM(given?: ServedFace): Promise<ModelMWorld> {
  const face = given ?? (await serveFace(ENV));
  const settings = {
    confirmationCode: true,
    onlinePayment: { pixKey: 'pix@example.com', merchantName: 'Hub', city: 'SP' },
  };
  const home = await aHubWorld(face, { settings });
  const away = await aHubWorld(face);
  const keys = await keysOf(face, home, 'model_m_key');
  const call = (
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    key: string | null = keys.hub,
  ): Call => {
    const started = face.call()[method](`/api/m${path}`);
    return key === null ? started : started.set('api-key', key);
  };
  const sending = (method: 'post' | 'put') => (path: string, body?: unknown, key?: string | null) =>
    call(method, path, key).send(body ?? {});
  return {
    ...home,
    face,
    keys,
    away: { ...away, keys: await keysOf(face, away, 'model_m_key') },
    get: (path, key) => call('get', path, key),
    post: sending('post'),
    put: sending('put'),
    delete: (path, key) => call('delete', path, key),
  };
}

/** `partida` in the contract's format. */
export const partida = {
  endereco: 'Rua da Coleta, 1',
  bairro: 'Vila Inventada',
  cidade: 'Campinas',
  estado: 'SP',
  lat: String(PICKUP.latitude),
  lng: String(PICKUP.longitude),
};

export const parada = {
  endereco_parada: 'Rua da Entrega, 2',
  bairro_parada: 'Vila Inventada',
  cidade_parada: 'Campinas',
  estado_parada: 'SP',
  lat_parada: String(DROPOFF.latitude),
  lng_parada: String(DROPOFF.longitude),
  id_externo: 'PED-1',
  nome_cliente_parada: 'Cliente Um',
  telefone_cliente_parada: '11911112222',
  observacao_parada: 'Portaria',
  valor_cobrar: 25.9,
};

export function aRequestBody(world: HubWorld, with_: Json = {}): Json {
  return { forma_pagamento: 'D', empresa_id: world.store.id, partida, paradas: [parada], ...with_ };
}

/** Opens a request and returns its two numbers. */
export async function open(
  world: ModelMWorld,
  with_: Json = {},
  key?: string,
): Promise<{ id: string; publicId: string }> {
  const answer = await world.post('/abrirSolicitacao', aRequestBody(world, with_), key);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { id_mch: id, public_id: publicId } = answer.body.response as { id_mch: string; public_id: string };
  return { id, publicId };
}

/** `errors` as `[code, …]`, after checking that the envelope is right. */
export function codesOf(answer: { body: unknown }): number[] {
  const { success, errors } = answer.body as {
    success: boolean;
    errors: { code: number; message: string }[];
  };
  expect(success).toBe(false);
  for (const error of errors) expect(error).toEqual(expect.objectContaining({ message: expect.any(String) }));
  return errors.map(({ code }) => code);
}
