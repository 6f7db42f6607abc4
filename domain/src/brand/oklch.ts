/** A color by lightness (0 to 1), chroma (0 is gray) and hue (radians): equal steps look equal to people. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Red, green and blue of a color such as #0e5a47, each from 0 to 1 and linear in light. */
export const linearOf = (hex: string): Triple =>
  [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;

/** The matrices are those of Björn Ottosson, https://bottosson.github.io/posts/oklab/. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isOnScreen = (parts: Triple) => parts.every((part) => part >= -0.0005 && part <= 1.0005);

/** As #rrggbb. A color that no screen shows loses chroma until one does; lightness and hue stay. */
export function hexOf({ l, c, h }: Oklch): string {
  let [low, high] = [0, c];
  if (!isOnScreen(toLinearRgb({ l, c, h })))
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (isOnScreen(toLinearRgb({ l, c: middle, h }))) low = middle;
      else high = middle;
    }
  else low = c;
  const parts = toLinearRgb({ l, c: low, h });
  const byte = (part: number) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, part))));
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
}
