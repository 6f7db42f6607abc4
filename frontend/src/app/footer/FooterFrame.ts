import { withClass } from '../../components/plain/with-class';
import './FooterFrame.css';

/** The footer: one style for all of its elements. On a phone it takes at most half of the screen. */
export const FooterFrame = withClass('footer', 'site-footer');
