export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Relative luminance (WCAG 2.2) of an sRGB colour `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Black or white text on a company's colour, as on the tracking page: one of the two always has a contrast above 4.5 :
 * 1.
 */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return contrastOf(color, '#000000') > contrastOf(color, '#ffffff') ? '#000000' : '#ffffff';
}
