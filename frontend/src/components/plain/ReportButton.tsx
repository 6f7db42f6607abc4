import { Flag } from 'lucide-react';
import { useReporting, type Reported } from '../reporting';
import './ReportButton.css';

interface ReportButtonProps extends Reported {
  /** Of the button. */
  label: string;
  /** In its place once the member has reported it. */
  reportedLabel: string;
}

/** Reports something to the admins. Nothing for visitors. */
export function ReportButton({ label, reportedLabel, ...target }: ReportButtonProps) {
  const reporting = useReporting();
  if (!reporting) return null;
  if (reporting.hasReported(target)) return <p className="report-button">{reportedLabel}</p>;
  return (
    <button type="button" className="report-button" onClick={() => reporting.ask(target)}>
      <Flag size={14} aria-hidden />
      {label}
    </button>
  );
}
