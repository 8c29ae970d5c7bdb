import { runProcess } from '#runtime';
import { gatewayProcess } from './process.js';

await runProcess(gatewayProcess());
