export { pixCharge } from './pix-charge.rules.js';
export { qrModules, qrPng } from './qr-png.mapper.js';
export { pixCode } from './pix-code.rules.js';
