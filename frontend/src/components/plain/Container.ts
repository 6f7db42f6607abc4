import { withClass } from './with-class';
import './Container.css';

/** The width of the content, centered. */
export const Container = withClass('div', 'container');
