import { readFileSync, writeFileSync } from 'node:fs';
import { consoleFace } from '../../apps/console/src/face.js';
import { openFaces, type FaceHarness } from '../support/index.js';
import { apiTypes, type ApiDocument } from './api-types.mapper.js';

const FILE = 'apps/web/src/ground/api/console.ts';

describe('the types of the web apps', () => {
  let faces: FaceHarness;

  beforeAll(async () => {
    faces = await openFaces([consoleFace]);
  });
  afterAll(() => faces.close());

  it('are those of the console’s document; `npm run web:types` writes them anew', async () => {
    const { body } = await faces.call().get('/api/console/openapi.json').expect(200);
    const wanted = apiTypes(body as ApiDocument);
    if (process.env.WEB_TYPES === 'write') writeFileSync(FILE, wanted);
    const lines = (text: string) => text.split('\n').map((line) => line.slice(0, 2_000));
    expect(lines(readFileSync(FILE, 'utf8'))).toEqual(lines(wanted));
  });
});
