import { withClass } from './with-class';
import './Panel.css';

/** A bordered surface with a heading. One style for the whole surface: what is inside uses class names. */
export const Panel = withClass('section', 'panel');
