import { runProcess } from '#runtime';
import { openDeliveryFace } from './face.js';

await runProcess({ name: 'open-delivery', faces: [openDeliveryFace] });
