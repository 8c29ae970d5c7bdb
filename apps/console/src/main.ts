import { runProcess } from '#runtime';
import { consoleFace } from './face.js';

await runProcess({ name: 'console', faces: [consoleFace] });
