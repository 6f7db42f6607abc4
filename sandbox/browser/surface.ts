import type { Surface } from './messages.js';

/** A veil of one colour, as MUI lays over dark dialogs; any other picture cannot be continued in the frame. */
const VEIL = /^linear-gradient\((rgba?\([^)]*\)), \1\)$/;
const NOTHING: Surface = { color: 'transparent', image: 'none' };

/**
 * The frame could stay transparent, but then nothing within it knows what its text stands on: not the checks
 * for contrast, and not the browser's own controls.
 */
export function surfaceBehind(element: Element): Surface {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor: color, backgroundImage: image } = getComputedStyle(at);
    const veil = image !== 'none';
    if (veil && !VEIL.test(image)) return NOTHING;
    if (/^rgb\(/.test(color)) return { color, image };
    // Half transparent: what shows is a mixture that we cannot read.
    if (veil || (color !== 'transparent' && color !== 'rgba(0, 0, 0, 0)')) return NOTHING;
  }
  return NOTHING;
}
