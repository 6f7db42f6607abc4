import { withClass } from '../../components/plain/with-class';
import './HeaderBar.css';

/** The CSS file has the width from which the section links have room beside the links of each. */
export type HeaderViewer = 'visitor' | 'member' | 'admin';

/** The header: one style for all of its elements. */
export const HeaderBar = withClass('header', 'site-header');
