import {
  aHubWorld,
  DROPOFF,
  keysOf,
  PICKUP,
  type HubWorld,
  type KeyOwner,
} from '../support/builders/index.js';
import { serveFace, type ServedFace } from '../support/control/served-face.js';

export interface FullApiWorld extends HubWorld {
  readonly face: ServedFace;
  readonly keys: Record<KeyOwner, string>;
  /** A second complete hub; nothing of it may be visible from the first. */
  readonly otherHub: HubWorld & { readonly keys: Record<KeyOwner, string> };
  get(path: string, key?: string): Call;
  post(path: string, body?: object | string, key?: string): Call;
  put(path: string, body?: object, key?: string): Call;
  patch(path: string, body?: object, key?: string): Call;
  delete(path: string, key?: string): Call;
}

type Call = ReturnType<ReturnType<ServedFace['call']>['get']>;

const BASE = '/api/v1';

/** The limit of requests is few enough for a spec that sends more. */
const ENV = { PUBLIC_URL: 'https://api.example.com', RATE_LIMIT_PER_MINUTE: '1000' };

/** The Full API with two hubs. Calls carry the first hub's own key unless another is given. */
export async function openFullApi(given?: ServedFace): Promise<FullApiWorld> {
  const face = given ?? (await serveFace(ENV));
  const home = await aHubWorld(face);
  const keys = await keysOf(face, home);
  const away = await aHubWorld(face);
  const call = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, key = keys.hub): Call =>
    face
      .call()
      [method](`${BASE}${path}`)
      .set('Authorization', `Bearer ${key}`)
      .set('Accept', 'application/json');
  const sending =
    (method: 'post' | 'put' | 'patch') => (path: string, body?: object | string, key?: string) => {
      const prepared = call(method, path, key);
      if (body === undefined) return prepared;
      return prepared.set('Content-Type', 'application/json').send(body);
    };
  return {
    ...home,
    face,
    keys,
    otherHub: { ...away, keys: await keysOf(face, away) },
    get: (path, key) => call('get', path, key),
    post: sending('post'),
    put: sending('put'),
    patch: sending('patch'),
    delete: (path, key) => call('delete', path, key),
  };
}

/** The smallest body that POST /orders accepts. */
export function anOrderBody(world: HubWorld, with_: object = {}) {
  return {
    tipo_veiculo_id: world.motorbike.id,
    cliente_id: world.store.id,
    endereco_coleta: { endereco: 'Rua da Coleta, 1', ...PICKUP },
    enderecos_entrega: [{ endereco: 'Rua da Entrega, 2', ...DROPOFF }],
    ...with_,
  };
}
