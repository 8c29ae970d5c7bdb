export { pixCharge, pixCode } from './pix-code.rules.js';
export { qrModules, qrPng } from './qr-png.mapper.js';
