import { pixelsOf } from './picture-metadata.js';

const text = (value: string) => Buffer.from(value, 'latin1');

describe('the pixels of a picture', () => {
  it('are read from the header of a PNG', () => {
    const head = Buffer.concat([
      text('\x89PNG\r\n\x1a\n'),
      Buffer.from([0, 0, 0, 13]),
      text('IHDR'),
      Buffer.alloc(13),
    ]);
    head.writeUInt32BE(30_000, 16);
    head.writeUInt32BE(20_000, 20);
    expect(pixelsOf('image/png', head)).toBe(600_000_000);
  });

  it('are read from the frame of a JPEG, whatever segments precede it', () => {
    const segment = (marker: number, content: Buffer) => {
      const head = Buffer.from([0xff, marker, 0, 0]);
      head.writeUInt16BE(content.length + 2, 2);
      return Buffer.concat([head, content]);
    };
    const frame = Buffer.alloc(15, 1);
    frame.writeUInt16BE(4_000, 1);
    frame.writeUInt16BE(6_000, 3);
    const scan = [segment(0xda, Buffer.alloc(8, 1)), Buffer.from([1, 2, 0xff, 0xd9])];
    const of = (...parts: Buffer[]) =>
      pixelsOf('image/jpeg', Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, ...scan]));
    expect(
      of(segment(0xe2, Buffer.alloc(60_000)), segment(0xc4, Buffer.alloc(20, 9)), segment(0xc2, frame)),
    ).toBe(24_000_000);
    expect(of(segment(0xc4, Buffer.alloc(20, 9)))).toBeNull();
  });

  it('are the largest size that any chunk of a WebP declares', () => {
    const chunk = (name: string, content: Buffer) => {
      const head = Buffer.alloc(8);
      head.write(name, 'latin1');
      head.writeUInt32LE(content.length, 4);
      return Buffer.concat([head, content]);
    };
    const file = (...chunks: Buffer[]) => chunk('RIFF', Buffer.concat([text('WEBP'), ...chunks]));
    const canvas = Buffer.alloc(10);
    canvas.writeUIntLE(99, 4, 3);
    canvas.writeUIntLE(49, 7, 3);
    const lossy = Buffer.alloc(10);
    lossy.writeUInt16LE(8_000, 6);
    lossy.writeUInt16LE(6_000, 8);
    const lossless = Buffer.alloc(6, 0x2f);
    lossless.writeUInt32LE(((3_000 - 1) << 14) | (2_000 - 1), 1);
    expect(pixelsOf('image/webp', file(chunk('VP8L', lossless)))).toBe(6_000_000);
    expect(pixelsOf('image/webp', file(chunk('VP8X', canvas)))).toBe(5_000);
    expect(pixelsOf('image/webp', file(chunk('VP8X', canvas), chunk('VP8 ', lossy)))).toBe(48_000_000);
  });
});
