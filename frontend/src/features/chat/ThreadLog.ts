import { withClass } from '../../components/plain/with-class';
import './ThreadLog.css';

/** The box that the messages of an open thread scroll in. */
export const ThreadLog = withClass('div', 'thread-log');
