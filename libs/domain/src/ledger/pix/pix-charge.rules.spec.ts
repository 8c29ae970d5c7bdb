import { inflateSync } from 'node:zlib';
import QRCode from 'qrcode';
import { cents } from '../../base/index.js';
import { pixCharge, pixCode } from './pix-code.rules.js';

/** The parts of a PNG by name. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
}

/** Black (true) or white, pixel by pixel, of an unfiltered picture of one bit a pixel. */
function pixelsOf(png: Buffer): { side: number; isBlack: (x: number, y: number) => boolean } {
  const chunks = chunksOf(png);
  const side = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
  const raw = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const stride = 1 + Math.ceil(side / 8);
  expect(raw).toHaveLength(side * stride);
  const byteAt = (x: number, y: number) => raw[y * stride + 1 + (x >> 3)] ?? 0;
  return { side, isBlack: (x, y) => ((byteAt(x, y) >> (7 - (x & 7))) & 1) === 0 };
}

describe('a Pix charge', () => {
  const input = {
    pixKey: 'pix@entregas.example',
    merchantName: 'Entregas Teste',
    city: 'SAO PAULO',
    amount: cents(1_990),
    txid: 'T1',
  };

  it('shows its code as a QR code, with the quiet zone scanners need', async () => {
    const { code, qrBase64 } = await pixCharge(input);
    expect(code).toBe(pixCode(input));
    const png = Buffer.from(qrBase64, 'base64');
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([...chunksOf(png).keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
    const { side, isBlack } = pixelsOf(png);
    const { size, data } = QRCode.create(code, { errorCorrectionLevel: 'M' }).modules;
    const scale = side / (size + 8);
    const wrong: string[] = [];
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const [column, row] = [Math.floor(x / scale) - 4, Math.floor(y / scale) - 4];
        const inside = column >= 0 && row >= 0 && column < size && row < size;
        const expected = inside && data[row * size + column] === 1;
        if (isBlack(x, y) !== expected) wrong.push(`${String(x)},${String(y)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is small enough to travel with every event of its order', async () => {
    const longest = {
      ...input,
      pixKey: 'k'.repeat(77),
      merchantName: 'n'.repeat(25),
      txid: 'a1B2c'.repeat(5),
    };
    expect((await pixCharge(longest)).qrBase64.length).toBeLessThan(2_500);
  });
});
