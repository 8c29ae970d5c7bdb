import { runProcess } from '#runtime';
import { gateway } from './gateway.js';

await runProcess(gateway());
