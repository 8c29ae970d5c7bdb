/** A red dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const HEAD_BYTES = 33;
const END_BYTES = 12;
const CHUNK_BYTES = 12;

/** A PNG of that many bytes. */
export function pngOf(size: number): Buffer {
  const length = size - HEAD_BYTES - END_BYTES - CHUNK_BYTES;
  const data = Buffer.alloc(CHUNK_BYTES + length, 7);
  data.writeUInt32BE(length);
  data.write('IDAT', 4, 'latin1');
  return Buffer.concat([DOT.subarray(0, HEAD_BYTES), data, DOT.subarray(-END_BYTES)]);
}

/** What the camera writes into a photo beside the picture. */
export const PLACE_OF_PHOTO = 'GPS -22.9056,-47.0608';

/** A PNG of a program that writes the place beside the picture. */
export function pngWithPlace(): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(PLACE_OF_PHOTO.length);
  head.write('tEXt', 4, 'latin1');
  const chunk = Buffer.concat([head, Buffer.from(PLACE_OF_PHOTO, 'latin1'), Buffer.alloc(4)]);
  return Buffer.concat([DOT.subarray(0, HEAD_BYTES), chunk, DOT.subarray(HEAD_BYTES)]);
}

/** A JPEG as a phone's camera makes it, with its place; the picture is drawn by the browser of the page. */
export async function photoWithPlace(page: { evaluate<T>(code: string): Promise<T> }) {
  const drawn = await page.evaluate<string>(
    `(() => { const canvas = document.createElement('canvas'); canvas.width = 640; canvas.height = 480;
      canvas.getContext('2d').fillRect(20, 20, 300, 200); return canvas.toDataURL('image/jpeg').split(',')[1]; })()`,
  );
  const picture = Buffer.from(drawn, 'base64');
  const content = Buffer.from(`Exif\0\0${PLACE_OF_PHOTO}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  const buffer = Buffer.concat([picture.subarray(0, 2), head, content, picture.subarray(2)]);
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}
