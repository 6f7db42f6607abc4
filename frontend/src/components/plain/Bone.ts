import { withClass } from './with-class';
import './Bone.css';

/** A gray bar in place of a line that is still loading; the landing page carries no code of MUI's Skeleton. */
export const Bone = withClass('div', 'bone');
