import { withClass } from '../../components/plain/with-class';
import './Row.css';

/**
 * Cards in a grid; on a phone in one row that is swiped, reaching to the edges of the screen. The columns of the grid are
 * set by the caller for each width.
 */
export const Row = withClass('ul', 'tile-row');
