import type { ProcessDefinition } from '#runtime';
import { consoleFace } from '../../console/src/face.js';
import { fullApiFace } from '../../full-api/src/face.js';
import { modelM } from '../../model-m/src/face.js';
import { openDeliveryFace } from '../../open-delivery/src/face.js';
import { WorkerModule } from '../../worker/src/worker.module.js';
import { demoBanner } from './demo/demo-banner.mapper.js';
import type { DemoFacts } from './demo/demo-facts.schemas.js';
import { ensureDemo } from './demo/demo.service.js';

const FACES = [fullApiFace, openDeliveryFace, modelM, consoleFace];

/** Everything in one process on one port, with a demonstration. */
export function gatewayProcess(): ProcessDefinition {
  let facts: DemoFacts | null = null;
  return {
    name: 'gateway',
    faces: FACES,
    worker: WorkerModule,
    demonstration: true,
    prepare: async (core) => {
      facts = await ensureDemo(core);
    },
    ready: (config) => {
      process.stdout.write(demoBanner(facts, FACES, config));
    },
  };
}
