import type { ReportReason } from '@handover/domain/report-reasons';
import { Flag } from 'lucide-react';
import { createContext, useContext } from 'react';
import './ReportButton.css';

interface ReportButtonProps extends Asked {
  /** Of the button. */
  label: string;
  /** In its place once the member has reported it. */
  reportedLabel: string;
}

/** Reports something to the admins. Nothing for visitors. */
export function ReportButton({ label, reportedLabel, reason, ...target }: ReportButtonProps) {
  const reporting = useReporting();
  if (!reporting) return null;
  if (reporting.hasReported(target)) return <p className="report-button">{reportedLabel}</p>;
  return (
    <button type="button" className="report-button" onClick={() => reporting.ask({ ...target, reason })}>
      <Flag size={14} aria-hidden />
      {label}
    </button>
  );
}

export interface Reported {
  targetType: 'CONTRACT' | 'MESSAGE' | 'PARTY';
  /** The contract, the message or the transfer. */
  targetId: string;
}

/** What the dialog is opened for. */
export interface Asked extends Reported {
  /** Chosen when it opens. */
  reason?: ReportReason | undefined;
}

interface Reporting {
  hasReported: (target: Reported) => boolean;
  /** Opens the dialog. */
  ask: (asked: Asked) => void;
}

/** Null for visitors, who cannot report. */
export const ReportingContext = createContext<Reporting | null>(null);

export const useReporting = (): Reporting | null => useContext(ReportingContext);
