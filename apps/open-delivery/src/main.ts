import { runProcess } from '#runtime';
import { openDelivery } from './face.js';

await runProcess({ name: 'open-delivery', faces: [openDelivery] });
