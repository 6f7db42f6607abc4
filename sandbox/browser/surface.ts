import type { Surface } from './messages.js';

/** A single-color overlay, as MUI uses in dark dialogs; other backgrounds cannot be continued in the frame. */
const VEIL = /^linear-gradient\((rgba?\([^)]*\)), \1\)$/;
const NOTHING: Surface = { color: 'transparent', image: 'none' };

/**
 * The frame could stay transparent, but then neither contrast checks nor the browser's own controls would know the
 * background of its text.
 */
export function surfaceBehind(element: Element): Surface {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor: color, backgroundImage: image } = getComputedStyle(at);
    const veil = image !== 'none';
    if (veil && !VEIL.test(image)) return NOTHING;
    if (/^rgb\(/.test(color)) return { color, image };
    // Half transparent: the visible color is a mixture that cannot be read.
    if (veil || (color !== 'transparent' && color !== 'rgba(0, 0, 0, 0)')) return NOTHING;
  }
  return NOTHING;
}
