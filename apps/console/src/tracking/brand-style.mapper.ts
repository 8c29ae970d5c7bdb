/** Relative luminance (WCAG 2.2) of an sRGB colour `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Luminance of a background on which black and white have equal contrast; one of the two always has more than 4.5 : 1.
 */
const LIGHT_GROUND = 0.179;

/** The style of the page's header in a company's colour. `color` is `#rrggbb`. */
export function brandStyle(color: string): string {
  const ink = luminance(color) > LIGHT_GROUND ? '#000' : '#fff';
  return `:root { --brand: ${color}; --brand-ink: ${ink}; }\n`;
}

/** The style is a file, because the page's policy allows none inside the document. */
export function brandStylePath(color: string): string {
  return `/rastreio/recursos/cores/${color.slice(1).toLowerCase()}.css`;
}

const FILE = /^([0-9a-f]{6})\.css$/;

/** null: not a name that `brandStylePath` makes. */
export function parseBrandStyleFile(name: string): string | null {
  const color = FILE.exec(name)?.[1];
  return color === undefined ? null : `#${color}`;
}
