/** A text on a page, in points from its left and upper edge. */
interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  /** `x` is where the text ends. */
  readonly right?: boolean;
}

/** A4. */
export const PAGE = { width: 595, height: 842 } as const;

/** Widths of Helvetica from the space to the tilde, in thousandths of its size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
] as const;
const FIRST = 32;
/** Letters with accents are as wide as most letters. */
const OTHER = 556;

/** Characters of WinAnsi that Latin-1 does not have. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  // Figures have it as a hyphen.
  '−': 0x2d,
};
const LATIN_1 = 0xff;

function codeOf(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  return WIN_ANSI[char] ?? (code >= FIRST && code <= LATIN_1 ? code : '?'.charCodeAt(0));
}

export function textWidth(text: string, size: number): number {
  const widths = Array.from(text, (char): number => WIDTHS[codeOf(char) - FIRST] ?? OTHER);
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1_000;
}

export function fitting(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  let short = text;
  while (short !== '' && textWidth(`${short}…`, size) > width) short = short.slice(0, -1);
  return `${short}…`;
}

/** A PDF with tables of a few pages, in fonts that every reader has: nothing is embedded. */
export function pdfOf(title: string, pages: readonly (readonly PdfText[])[]): Buffer {
  const FONTS = 2;
  const first = 3 + FONTS;
  const kids = pages.map((_, at) => `${String(first + at * 2)} 0 R`).join(' ');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((texts, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(PAGE.width)} ${String(PAGE.height)}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${String(first + at * 2 + 1)} 0 R >>`,
      streamOf(texts.map(drawn).join('\n')),
    ]),
    `<< /Title ${literal(title)} >>`,
  ];
  return Buffer.from(fileOf(objects), 'latin1');
}

function drawn({ x, y, text, size, bold = false, right = false }: PdfText): string {
  const left = right ? x - textWidth(text, size) : x;
  return `BT /F${bold ? '2' : '1'} ${String(size)} Tf ${left.toFixed(2)} ${(PAGE.height - y).toFixed(2)} Td ${literal(text)} Tj ET`;
}

function literal(text: string): string {
  const chars = Array.from(text, (char) => String.fromCharCode(codeOf(char)));
  return `(${chars.join('').replace(/[\\()]/g, '\\$&')})`;
}

function streamOf(content: string): string {
  return `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`;
}

/** Objects with the table of where each begins. Each character of the text is a byte of the file. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = String(objects.length + 1);
  const trailer = `<< /Size ${count} /Root 1 0 R /Info ${String(objects.length)} 0 R >>`;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${String(file.length)}\n%%EOF\n`;
}
