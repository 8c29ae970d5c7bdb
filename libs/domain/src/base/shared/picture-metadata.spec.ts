import { withoutMetadata } from './picture-metadata.js';

const SECRET = 'GPS -23.5614,-46.6559';
const text = (value: string) => Buffer.from(value, 'latin1');

/** TIFF data with an orientation and a text beside it. */
function tiff(orientation: number, little: boolean): Buffer {
  const data = Buffer.alloc(8 + 2 + 12 + 4);
  data.write(little ? 'II*\0' : 'MM\0*', 0, 'latin1');
  const short = (value: number, at: number) =>
    little ? data.writeUInt16LE(value, at) : data.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    little ? data.writeUInt32LE(value, at) : data.writeUInt32BE(value, at);
  long(8, 4);
  short(1, 8);
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  return Buffer.concat([data, text(SECRET)]);
}

describe('a JPEG without metadata', () => {
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const START = Buffer.from([0xff, 0xd8]);
  const END = Buffer.from([0xff, 0xd9]);
  const JFIF = segment(0xe0, text('JFIF\0\x01\x02'));
  const ICC = segment(0xe2, text('ICC_PROFILE\0\x01\x01colours'));
  const ADOBE = segment(0xee, text('Adobe\0d'));
  const TABLE = segment(0xdb, Buffer.alloc(65, 7));
  /** Data with an escaped 255 and a restart. */
  const SCAN = Buffer.concat([
    segment(0xda, Buffer.alloc(8, 1)),
    Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3]),
  ]);
  const PICTURE = [JFIF, ICC, ADOBE, TABLE, SCAN, TABLE, SCAN];
  const plain = Buffer.concat([START, ...PICTURE, END]);
  const of = (...parts: Buffer[]) => withoutMetadata('image/jpeg', Buffer.concat(parts));

  it('is the same when it has none', () => {
    expect(of(plain)).toEqual(plain);
  });

  it.each([
    ['EXIF', segment(0xe1, Buffer.concat([text('Exif\0\0'), tiff(1, true)]))],
    ['XMP', segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${SECRET}`))],
    ['IPTC', segment(0xed, text(`Photoshop 3.0\0${SECRET}`))],
    ['a comment', segment(0xfe, text(SECRET))],
    ['a list of further pictures', segment(0xe2, text(`MPF\0${SECRET}`))],
    ['an unknown program’s', segment(0xe7, text(SECRET))],
    ['a thumbnail', segment(0xe0, text(`JFXX\0${SECRET}`))],
    ['damaged EXIF', segment(0xe1, Buffer.concat([text('Exif\0\0MM\0*\xff\xff'), text(SECRET)]))],
  ])('loses %s, before and between the scans', (_, secret) => {
    expect(of(START, secret, ...PICTURE.slice(0, 5), secret, ...PICTURE.slice(5), END)).toEqual(plain);
  });

  it('loses what follows its end, and fill bytes', () => {
    expect(of(START, Buffer.from([0xff, 0xff]), plain.subarray(2), text(`ftypmp42${SECRET}`))).toEqual(plain);
  });

  it.each([true, false])('keeps its orientation (little-endian: %s) and no other metadata', (little) => {
    const exif = segment(0xe1, Buffer.concat([text('Exif\0\0'), tiff(6, little)]));
    const found = of(START, exif, ...PICTURE, END)!;
    expect(found.includes(SECRET)).toBe(false);
    const orientation = segment(0xe1, Buffer.concat([text('Exif\0\0'), tiff(6, false).subarray(0, 26)]));
    expect(found).toEqual(Buffer.concat([START, orientation, ...PICTURE, END]));
    expect(of(found)).toEqual(found);
  });

  it('gets the end that a camera left out', () => {
    expect(of(plain.subarray(0, -2))).toEqual(plain);
  });

  it.each([
    ['cut off in a segment', plain.subarray(0, 12)],
    ['without a picture', Buffer.concat([START, JFIF, END])],
    ['of something else', Buffer.concat([START, text('\xff\xe0 is not a length that fits')])],
    ['that leaves its segments', Buffer.concat([START, JFIF, text('text'), SCAN, END])],
  ])('is none: a file %s', (_, bytes) => {
    expect(of(bytes)).toBeNull();
  });
});

describe('a PNG without metadata', () => {
  const chunk = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, content, Buffer.alloc(4)]);
  };
  const HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk('IHDR', Buffer.alloc(13)),
    chunk('IDAT', Buffer.alloc(30)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  const plain = Buffer.concat([HEAD, ...parts]);
  const of = (bytes: Buffer) => withoutMetadata('image/png', bytes);

  it.each(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'])('loses %s, and what follows its end', (name) => {
    const secret = chunk(name, text(SECRET));
    expect(of(Buffer.concat([HEAD, parts[0]!, secret, ...parts.slice(1), text(SECRET)]))).toEqual(plain);
  });

  it('is none where it is cut off', () => {
    expect(of(plain.subarray(0, -4))).toBeNull();
    expect(of(plain.subarray(0, 20))).toBeNull();
  });
});

describe('a WebP without metadata', () => {
  const chunk = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const riff = (...chunks: Buffer[]) => {
    const whole = Buffer.concat([text('RIFF\0\0\0\0WEBP'), ...chunks]);
    whole.writeUInt32LE(whole.length - 8, 4);
    return whole;
  };
  const extended = (flags: number) => chunk('VP8X', Buffer.concat([Buffer.from([flags]), Buffer.alloc(9)]));
  const PICTURE = chunk('VP8 ', Buffer.alloc(21, 5));
  const of = (bytes: Buffer) => withoutMetadata('image/webp', bytes);

  it('loses EXIF, XMP, unknown chunks and what follows its end', () => {
    const secrets = [chunk('EXIF', tiff(1, true)), chunk('XMP ', text(SECRET)), chunk('ABCD', text(SECRET))];
    const full = Buffer.concat([riff(extended(0x1c), PICTURE, ...secrets), text(SECRET)]);
    expect(of(full)).toEqual(riff(extended(0x10), PICTURE));
  });

  it('is the same when it has none', () => {
    expect(of(riff(PICTURE))).toEqual(riff(PICTURE));
  });

  it('keeps its orientation and no other metadata', () => {
    const exif = Buffer.concat([text('Exif\0\0'), tiff(8, true)]);
    const found = of(riff(extended(0x08), PICTURE, chunk('EXIF', exif)))!;
    expect(found).toEqual(riff(extended(0x08), PICTURE, chunk('EXIF', tiff(8, false).subarray(0, 26))));
  });

  it('is none where it is cut off', () => {
    const whole = riff(PICTURE);
    for (const bytes of [whole.subarray(0, -2), whole.subarray(0, 10), riff(chunk('EXIF', tiff(1, true)))])
      expect(of(bytes)).toBeNull();
  });
});

it('leaves documents as they are', () => {
  const pdf = text('%PDF-1.7');
  expect(withoutMetadata('application/pdf', pdf)).toBe(pdf);
});
