import { runProcess } from '#runtime';
import { modelM } from './face.js';

await runProcess({ name: 'model-m', faces: [modelM] });
