import fc from 'fast-check';
import { MAX_FILE_BYTES } from '#domain';

export interface FormRequest {
  readonly contentType: string;
  readonly body: Buffer;
}

interface FilePart {
  readonly name: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Parts that a random form is drawn from. */
interface FormFields {
  readonly fields: fc.Arbitrary<unknown>;
  /** Names of the form's files. */
  readonly files: readonly string[];
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const STREETS = Buffer.from(
  'street,city,state,from_latitude,from_longitude\nRua Nova,Campinas,SP,-22.9056,-47.0608\nRua Sem Lugar,,,x,\n',
);
const GOOD_CONTENTS = [PNG, STREETS];
const BAD_CONTENTS = [
  Buffer.alloc(0),
  PNG.subarray(0, 9),
  Buffer.concat([PNG, Buffer.alloc(200_000)]),
  Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x00]),
  Buffer.from('street,street\n"never closed'),
  Buffer.from('\r\n--limite--\r\n'),
];
/** One buffer for all requests, larger than any form may be. */
const TOO_LARGE = Buffer.concat([PNG, Buffer.alloc(MAX_FILE_BYTES)]);
const FILE_NAMES = [
  'porta.png',
  'ruas.csv',
  '',
  '../../etc/passwd',
  'a"b\r\nX: y',
  'é'.repeat(400),
  '\u0000.png',
];
const TYPES = [
  'image/png',
  'text/csv',
  'application/json',
  'text/html',
  '',
  'image/png; charset=\u0000',
  '🙂',
];
const STRANGE_NAMES = ['', '__proto__', 'constructor', 'toString', 'file[0][a]', 'x'.repeat(300), '😀'];
const BOUNDARY = 'limite';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
/** Content-Types with which no server can parse the form. */
const WRONG_TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=outro',
  `multipart/mixed; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${'b'.repeat(200)}"`,
  'application/json',
];

/** Random forms: mostly as documented, and malformed as callers and attackers send them. */
export function randomForm({ fields, files }: FormFields): fc.Arbitrary<FormRequest> {
  return fc
    .record({
      fields,
      files: fc.array(filePart(files), { maxLength: 3, minLength: 0 }),
      given: fc.constantFrom(...(files.length === 0 ? ['file'] : files)),
      first: fc.constantFrom(...GOOD_CONTENTS),
      complete: fc.nat(5),
      broken: fc.nat(11),
      wrongType: fc.constantFrom(...WRONG_TYPES),
      cut: fc.nat(1_000),
    })
    .map(({ given, first, complete, broken, wrongType, cut, ...drawn }) => {
      // Most forms have one valid file, so that they pass the first check.
      const good = { name: given, fileName: 'arquivo.png', contentType: 'image/png', content: first };
      const body = formBody(drawn.fields, complete === 0 ? drawn.files : [good]);
      if (broken === 0) return { contentType: FORM, body: body.subarray(0, (body.length * cut) / 1_000) };
      return { contentType: broken === 1 ? wrongType : FORM, body };
    });
}

function filePart(names: readonly string[]): fc.Arbitrary<FilePart> {
  return fc.record({
    name: orStrange(names, STRANGE_NAMES),
    fileName: fc.constantFrom(...FILE_NAMES),
    contentType: fc.constantFrom(...TYPES),
    content: fc.oneof(
      { weight: 10, arbitrary: fc.constantFrom(...GOOD_CONTENTS, ...BAD_CONTENTS) },
      { weight: 1, arbitrary: fc.constant(TOO_LARGE) },
    ),
  });
}

function orStrange(usual: readonly string[], strange: readonly string[]): fc.Arbitrary<string> {
  const rest = fc.constantFrom(...strange);
  return usual.length === 0 ? rest : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...usual) }, rest);
}

function formBody(fields: unknown, files: readonly FilePart[]): Buffer {
  const parts = [...fieldParts(fields), ...files.map(filePartBytes)];
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function fieldParts(fields: unknown): Buffer[] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).map(([name, value]) =>
    part(
      `form-data; name="${name}"`,
      '',
      Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
    ),
  );
}

function filePartBytes({ name, fileName, contentType, content }: FilePart): Buffer {
  const type = contentType === '' ? '' : `Content-Type: ${contentType}\r\n`;
  return part(`form-data; name="${name}"; filename="${fileName}"`, type, content);
}

function part(disposition: string, headers: string, content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${headers}\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
