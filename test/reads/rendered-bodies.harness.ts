import { request } from 'undici';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { modelM } from '../../apps/model-m/src/face.js';
import { aHubWorld, type HubWorld, type KeyOwner, keysOf } from '../support/builders/index.js';
import { type FaceHarness, openFaces } from '../support/index.js';
import { RandomHistory } from './random-history.driver.js';

/** The faces that render orders, one hub, and the reads that a caller makes. */
export interface ReadWorld extends HubWorld {
  readonly faces: FaceHarness;
  readonly history: RandomHistory;
  /** Keys of the Full API. */
  readonly keys: Record<KeyOwner, string>;
  /** Status and exact text of every read, by its address. */
  readAll(): Promise<Record<string, string>>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

export async function openReadWorld(): Promise<ReadWorld> {
  const faces = await openFaces([fullApiFace, modelM]);
  const world = await aHubWorld(faces);
  const full = await keysOf(faces, world);
  const modelMKeys = await keysOf(faces, world, 'model_m_key');
  const history = await RandomHistory.of(faces, world);
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => {
    const answer = await request(`${faces.baseUrl}${path}`, {
      headers: { Authorization: `Bearer ${full.hub}`, 'api-key': modelMKeys.hub, ...headers },
    });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      text: await answer.body.text(),
    };
  };
  const readAll = async () => {
    const [first = 0, second = 0] = history.orderIds.slice(-2);
    const reads: [path: string, headers?: Record<string, string>][] = [
      ['/api/v1/orders'],
      ['/api/v1/orders?limit=7&page=2'],
      ['/api/v1/orders', { Authorization: `Bearer ${full.store}` }],
      ['/api/v1/orders?limit=3', { Authorization: `Bearer ${full.rival}` }],
      [`/api/v1/orders/${String(first)}`],
      [`/api/v1/orders/${String(second)}`, { Authorization: `Bearer ${full.clerk}` }],
      ['/api/m/solicitacao'],
      ['/api/m/solicitacao?limite=5&pagina=2', { 'api-key': modelMKeys.store }],
      [`/api/m/v1/request/${String(first)}`],
    ];
    const texts = reads.map(async ([path, headers], i): Promise<[string, string]> => {
      const { status, text } = await get(path, headers);
      return [`${String(i)} ${path}`, `${String(status)} ${text}`];
    });
    return Object.fromEntries(await Promise.all(texts));
  };
  return { ...world, faces, history, keys: full, readAll, get };
}
