import { runProcess } from '#runtime';
import { fullApiFace } from './face.js';

await runProcess({ name: 'full-api', faces: [fullApiFace] });
