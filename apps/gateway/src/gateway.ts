import type { ProcessDefinition } from '#runtime';
import { consoleFace } from '../../console/src/face.js';
import { fullApiFace } from '../../full-api/src/face.js';
import { modelM } from '../../model-m/src/face.js';
import { openDelivery } from '../../open-delivery/src/face.js';
import { WorkerModule } from '../../worker/src/worker.module.js';
import { banner } from './demo/demo.banner.js';
import type { DemoFacts } from './demo/demo.facts.js';
import { ensureDemo } from './demo/demo.js';

const FACES = [fullApiFace, openDelivery, modelM, consoleFace];

/** Everything in one process on one port, with a demonstration to try it on. */
export function gateway(): ProcessDefinition {
  let facts: DemoFacts | null = null;
  return {
    name: 'gateway',
    faces: FACES,
    worker: WorkerModule,
    prepare: async (core) => {
      facts = await ensureDemo(core);
    },
    ready: ({ core }) => {
      const { publicUrl: baseUrl, dataDir } = core.config;
      process.stdout.write(banner(facts, FACES, { baseUrl, dataDir }));
    },
  };
}
