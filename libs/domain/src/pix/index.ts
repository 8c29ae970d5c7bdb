export * from './br-code.js';
export * from './pix-charge.js';
export { qrPng } from './qr-png.js';
