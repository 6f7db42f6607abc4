import { formatMoment } from '../../../lib/format/time';
import './AskSlot.css';

/** Above an enabled Buy: the contract is reserved for the viewer. Shown in the browser only, which knows the time zone. */
export const ChosenNotice = ({ until }: { until: string }) => (
  <p className="chosen-notice" role="status">
    The seller chose you: you have until {formatMoment(until)}.
  </p>
);
