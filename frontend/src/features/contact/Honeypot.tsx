import { withClass } from '../../components/with-class';
import './Honeypot.css';

const OutOfSight = withClass('div', 'honeypot');

/** A field that people cannot see or reach; only bots fill it in. */
export const Honeypot = () => (
  <OutOfSight aria-hidden>
    <label>
      Website
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </OutOfSight>
);
