import { withClass } from '../../components/with-class';
import './CardFrame.css';

/** Height of a card with a title of two lines: skeletons, and cards that the browser has not laid out yet. */
export const CARD_HEIGHT = { phone: 314, wide: 468 } as const;

/**
 * One style for the whole card instead of one per element: a list renders dozens of cards, on the server and again
 * during hydration. On a phone the cover stands beside the price; on a wider screen it is the upper part of the card.
 */
export const CardFrame = withClass('article', 'contract-card');
