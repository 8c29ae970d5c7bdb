import { crc32, deflateSync } from 'node:zlib';
import QRCode from 'qrcode';

/** Pixels per module. With eight, a module is one byte of a row of one-bit pixels. */
const SCALE = 8;
/** Width of the empty border that scanners need, in modules. */
const MARGIN = 4;
const [BLACK, WHITE] = [0x00, 0xff];
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A QR code as PNG of one bit a pixel. Pictures by `qrcode` are in full colour: five times the bytes, which
 * every order paid online and each of its events carry, and most of the time it takes.
 */
export function qrPng(text: string): Buffer {
  const modules = qrModules(text);
  const side = modules.length + 2 * MARGIN;
  const blank = repeated(Buffer.alloc(side, WHITE), MARGIN);
  const rows = modules.map((line) => {
    const row = Buffer.alloc(side, WHITE);
    for (let x = 0; x < line.length; x++) if (line[x] === '1') row[MARGIN + x] = BLACK;
    return repeated(row, 1);
  });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(side * SCALE)),
    chunk('IDAT', deflateSync(Buffer.concat([blank, ...rows, blank]), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The modules of a QR code without margin, one letter each; 1 is dark. For other ways of drawing. */
export function qrModules(text: string): string[] {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_module, x) => (data[y * size + x] ? '1' : '0')).join(''),
  );
}

/** Repeats a row of modules as rows of pixels, each with filter type 0 in front. */
function repeated(row: Buffer, modules: number): Buffer {
  const line = Buffer.concat([Buffer.from([0]), row]);
  return Buffer.concat(Array.from({ length: modules * SCALE }, () => line));
}

/** Square, one bit of grey a pixel, not interlaced. */
function header(pixels: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(pixels, 0);
  bytes.writeUInt32BE(pixels, 4);
  bytes.writeUInt8(1, 8);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
