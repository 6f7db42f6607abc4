import './Honeypot.css';

/** A field that people cannot see or reach; only bots fill it in. */
export const Honeypot = () => (
  <div className="honeypot" aria-hidden>
    <label>
      Website
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
