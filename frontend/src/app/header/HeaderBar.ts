import { withClass } from '../../components/plain/with-class';
import './HeaderBar.css';

/** Each kind of viewer has its own links. The CSS file has the widths from which the section links fit beside them. */
export type HeaderViewer = 'visitor' | 'member' | 'admin';

/** The header: one style for all of its elements. */
export const HeaderBar = withClass('header', 'site-header');
