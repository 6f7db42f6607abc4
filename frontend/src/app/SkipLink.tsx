import { withClass } from '../components/with-class';
import './SkipLink.css';

const Anchor = withClass('a', 'skip-link');

export const SkipLink = () => <Anchor href="#main">Skip to content</Anchor>;
