import { withClass } from '../../../components/plain/with-class';
import './CardFrame.css';

/**
 * One style for the whole card instead of one per element: a list renders dozens of cards, on the server and again
 * during hydration. On a phone the cover stands beside the price; on a wider screen it is the upper part of the card.
 */
export const CardFrame = withClass('article', 'contract-card');
