import { runProcess } from '#runtime';
import { WorkerModule } from './worker.module.js';

await runProcess({ name: 'worker', faces: [], worker: WorkerModule });
