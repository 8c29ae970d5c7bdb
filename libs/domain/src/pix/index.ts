export { pixCharge } from './pix-charge.rules.js';
export { qrModules, qrPng } from './qr-png.mapper.js';
