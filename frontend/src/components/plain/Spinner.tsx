import './Spinner.css';

/** Turns while something is on its way; decorative, because the element around it is `aria-busy`. */
export const Spinner = () => (
  <svg className="spinner" viewBox="22 22 44 44" width={16} height={16} aria-hidden>
    <circle cx="44" cy="44" r="20.2" fill="none" stroke="currentColor" strokeWidth="3.6" />
  </svg>
);
